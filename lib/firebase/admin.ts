import 'server-only';
import { cert, getApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { env } from '@/lib/env';

/**
 * The server's own access to Firebase, made when it is first used. The emulators need nothing special: the
 * SDK reads their hosts from the environment, and the demo brings a key of its own.
 */
function adminApp(): App {
  if (getApps().length > 0) return getApp();
  const { projectId, clientEmail, privateKey, storageBucket } = env.firebase;
  const app = initializeApp({
    projectId,
    storageBucket,
    credential: cert({ projectId, clientEmail, privateKey }),
  });
  // A connection that broke off is tried again within five seconds. gRPC's own pauses grow to two minutes, during which
  // the site would call Firestore unreachable although it is back.
  getFirestore(app).settings({ 'grpc.max_reconnect_backoff_ms': 5_000 });
  return app;
}

export function adminAuth(): Auth {
  return getAuth(adminApp());
}

export function firestore(): Firestore {
  return getFirestore(adminApp());
}

export function storageBucket() {
  return getStorage(adminApp()).bucket();
}
