import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startLocalServices, type LocalServices } from './local-services';

/** Auth, Firestore and Storage of scripts/local-firebase for the tests of one file. Their addresses are in `process.env`. */
export function ownFirebase(projectId: string) {
  const environmentBefore = { ...process.env };
  let services: LocalServices;
  let app: App;
  const firebase = {
    projectId,
    bucketName: `${projectId}.firebasestorage.app`,
    get store() {
      return getFirestore(app);
    },
    get auth() {
      return getAuth(app);
    },
    bucket: () => getStorage(app).bucket(),
    get services() {
      return services;
    },
    /** @param more parameters of scripts/local-firebase/child.mjs */
    async start(...more: string[]) {
      // The Admin SDK derives it from FIREBASE_STORAGE_EMULATOR_HOST once, and a later process has another port.
      delete process.env.STORAGE_EMULATOR_HOST;
      services = await startLocalServices('--project', projectId, ...more);
      Object.assign(process.env, services.environment);
      app = initializeApp({ projectId, storageBucket: firebase.bucketName }, randomUUID());
    },
    disconnect: () => deleteApp(app),
    /** Asks Auth as Firebase's client does. */
    async callAuth(method: string, body: object) {
      const answer = await post(
        `identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
        'application/json',
        JSON.stringify(body),
      );
      return { status: answer.status, body: await answer.json() };
    },
    /** The status of the answer to a session's refresh token. */
    async refreshStatus(refreshToken: string): Promise<number> {
      const values = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const form = new URLSearchParams(values).toString();
      const type = 'application/x-www-form-urlencoded';
      return (await post('securetoken.googleapis.com/v1/token?key=any', type, form)).status;
    },
    /** The code of the mail that was sent to an address. */
    async mailedCode(email: string): Promise<string | undefined> {
      const answer = await fetch(`http://${host()}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes } = (await answer.json()) as {
        oobCodes: { email: string; oobCode: string }[];
      };
      return oobCodes.find((code) => code.email === email)?.oobCode;
    },
  };
  const host = () => services.environment.FIREBASE_AUTH_EMULATOR_HOST;
  const post = (path: string, type: string, body: string) =>
    fetch(`http://${host()}/${path}`, { method: 'POST', headers: { 'content-type': type }, body });

  afterAll(async () => {
    await firebase.disconnect();
    await services.stop();
    process.env = environmentBefore;
  });
  return firebase;
}
