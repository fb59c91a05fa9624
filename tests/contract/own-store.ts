import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startLocalServices, type LocalServices } from './local-services';

/**
 * A Firestore for the tests of one file: FIRESTORE_EMULATOR_HOST, or the one of scripts/local-firebase, which starts before
 * the first test and stops after the last.
 */
export function ownStores(name: string) {
  let local: LocalServices | undefined;
  const apps: App[] = [];
  const connect = (projectId: string): Firestore => {
    const app = initializeApp({ projectId }, randomUUID());
    apps.push(app);
    return getFirestore(app);
  };
  const newProject = () => `demo-${name}-${randomUUID().slice(0, 8)}`;
  const close = async () => {
    await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  };

  beforeAll(async () => {
    if (process.env.FIRESTORE_EMULATOR_HOST) return;
    local = await startLocalServices('--project', `demo-${name}`, '--firestore-only');
    process.env.FIRESTORE_EMULATOR_HOST = local.environment.FIRESTORE_EMULATOR_HOST;
  });
  afterAll(async () => {
    await close();
    if (!local) return;
    delete process.env.FIRESTORE_EMULATOR_HOST;
    await local.stop();
  });

  return {
    /** A project of its own, which is empty. */
    open: (): Firestore => connect(newProject()),
    /** Connections of several instances to one such project. */
    openMany(count: number): Firestore[] {
      const projectId = newProject();
      return Array.from({ length: count }, () => connect(projectId));
    },
    /** Closes the connections that are open. */
    close,
  };
}
