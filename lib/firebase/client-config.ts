import 'server-only';
import { env } from '@/lib/env';

/** What the Auth client needs in the browser; public by nature, and handed over at run time. */
export type FirebaseClientConfig = {
  apiKey: string;
  projectId: string;
  /** host:port of the local emulator, null in production. */
  authEmulatorHost: string | null;
};

export function firebaseClientConfig(): FirebaseClientConfig {
  const { apiKey, projectId, authEmulatorHost } = env.firebase;
  return { apiKey, projectId, authEmulatorHost };
}
