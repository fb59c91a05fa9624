import { settingsOf } from './local-setting.mjs';
import { importSiteModule } from './site-module.mjs';

const names = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'FIREBASE_STORAGE_BUCKET',
];

/**
 * Firebase as the operator's commands reach it: the settings of the environment, else of .env.local.
 * @throws naming each setting that is missing or malformed
 */
export async function connect() {
  const settings = settingsOf(names);
  const { environmentProblems } = await importSiteModule('lib/env.check');
  const problems = environmentProblems(settings).filter((problem) =>
    names.some((name) => problem.startsWith(`${name} `)),
  );
  if (problems.length > 0) throw new Error(problems.join(' '));
  const [projectId, clientEmail, privateKey, storageBucket] = names.map((name) => settings[name]);
  const { readPrivateKey } = await importSiteModule('lib/env.settings');
  const { cert, initializeApp } = await import('firebase-admin/app');
  const { getFirestore } = await import('firebase-admin/firestore');
  const { getStorage } = await import('firebase-admin/storage');
  const credential = cert({ projectId, clientEmail, privateKey: readPrivateKey(privateKey) });
  const app = initializeApp({ projectId, storageBucket, credential });
  return { db: getFirestore(app), bucket: getStorage(app).bucket() };
}

/** A text from outside, safe to print: no control character moves the cursor or changes colours. */
export function printable(text) {
  return String(text ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
