import 'server-only';
import { env } from '@/lib/env';

/** What the Auth client needs in the browser; public by nature, and handed over at run time. */
export type FirebaseClientConfig = {
  apiKey: string;
  projectId: string;
  /** Where Firebase's pages of the Google sign-in are; null: Google sign-in is not offered. */
  authDomain: string | null;
  /** host:port of the local emulator, null in production. */
  authEmulatorHost: string | null;
};

export function firebaseClientConfig(): FirebaseClientConfig {
  const { apiKey, projectId, authDomain, authEmulatorHost } = env.firebase;
  return { apiKey, projectId, authDomain, authEmulatorHost };
}
