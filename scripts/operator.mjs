import { settingOf } from './local-setting.mjs';
import { importSiteModule } from './site-module.mjs';

/** Firebase as the operator's commands reach it: the settings of the environment, else of .env.local. */
export async function connect() {
  const names = ['PROJECT_ID', 'CLIENT_EMAIL', 'PRIVATE_KEY', 'STORAGE_BUCKET'];
  const [projectId, clientEmail, privateKey, storageBucket] = names.map((name) => {
    const value = settingOf(`FIREBASE_${name}`);
    if (!value) throw new Error(`FIREBASE_${name} must be set (.env.example).`);
    return value;
  });
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
