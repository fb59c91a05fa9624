import { startAuth } from './auth.mjs';
import { takeData } from './data-lock.mjs';
import { startFirestore } from './firestore/index.mjs';
import { assertDemoProject } from './project-id.mjs';
import { startStorage } from './storage.mjs';

/**
 * Firebase on this machine: Auth, Firestore and Storage, for a demo project, without account, key or Java.
 * One per process: firebase-tools has one registry for each process.
 * @param ports `{ auth, firestore, storage }`; 0 or nothing lets the system choose.
 * @param dataDirectory where accounts, documents and files are stored; null holds them in memory.
 * @param onLink receives the e-mails that Firebase would have sent: `{ email, requestType, link }`.
 */
export async function startLocalFirebase({ projectId, ports = {}, dataDirectory = null, onLink }) {
  assertDemoProject(projectId);
  const started = dataDirectory ? [{ stop: takeData(dataDirectory) }] : [];
  const stop = async () => {
    for (const service of started.splice(0).reverse()) await service.stop();
  };
  const start = async (starting) => {
    const service = await starting;
    started.push(service);
    return service.host;
  };
  try {
    const firestore = await start(startFirestore({ port: ports.firestore ?? 0, dataDirectory }));
    const auth = await start(
      startAuth({ projectId, port: ports.auth ?? 0, dataDirectory, onLink }),
    );
    const storage = await start(
      startStorage({ projectId, port: ports.storage ?? 0, dataDirectory }),
    );
    return {
      environment: {
        GCLOUD_PROJECT: projectId,
        FIRESTORE_EMULATOR_HOST: firestore,
        FIREBASE_AUTH_EMULATOR_HOST: auth,
        FIREBASE_STORAGE_EMULATOR_HOST: storage,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
