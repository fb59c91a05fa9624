import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startLocalServices, type LocalServices } from './local-services';

/** A Firestore for the tests of one file, and in it a project of its own for each test, which is so empty. */
export function ownStores(name: string) {
  let local: LocalServices | undefined;
  let app: App | undefined;
  return {
    async start(): Promise<void> {
      if (process.env.FIRESTORE_EMULATOR_HOST) return;
      local = await startLocalServices('--project', `demo-${name}`, '--firestore-only');
      process.env.FIRESTORE_EMULATOR_HOST = local.environment.FIRESTORE_EMULATOR_HOST;
    },
    open(): Firestore {
      app = initializeApp({ projectId: `demo-${name}-${randomUUID().slice(0, 8)}` }, randomUUID());
      return getFirestore(app);
    },
    async close(): Promise<void> {
      if (app) await deleteApp(app);
    },
    async stop(): Promise<void> {
      if (!local) return;
      delete process.env.FIRESTORE_EMULATOR_HOST;
      await local.stop();
    },
  };
}
