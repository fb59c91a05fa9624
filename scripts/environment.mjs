import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './local-firebase/disk.mjs';
import { settingNames } from './setting-names.mjs';

export const projectId = 'demo-arthayatra';
export const apiKey = 'demo-api-key';

/** The first two could lead firebase-admin to a real project; Next sets the last one itself. */
const notInherited = ['GOOGLE_APPLICATION_CREDENTIALS', 'FIREBASE_CONFIG', 'NODE_ENV'];

/** Empty, so that Next, which reads .env.local for every variable that is not set, takes nothing of a real site from there. */
const leftOut = Object.fromEntries(settingNames.map((name) => [name, '']));

/**
 * All that lib/env.check.ts asks for, for a site on this machine, with the variables of the developer's shell (`inherited`)
 * that do not name a real project.
 */
export function siteEnvironment({ siteUrl, keys, services = {}, inherited = process.env }) {
  const ownVariables = Object.entries(inherited).filter(([name]) => !notInherited.includes(name));
  return {
    ...leftOut,
    ...Object.fromEntries(ownVariables),
    ...withoutProxy(inherited),
    NEXT_TELEMETRY_DISABLED: '1',
    // Google's libraries would look for a cloud machine around us, for seconds.
    METADATA_SERVER_DETECTION: 'none',
    SITE_URL: siteUrl,
    API_URL: `${siteUrl}/api`,
    PRODUCTION: 'true',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_STORAGE_BUCKET: `${projectId}.firebasestorage.app`,
    FIREBASE_CLIENT_EMAIL: `demo@${projectId}.iam.gserviceaccount.com`,
    FIREBASE_PRIVATE_KEY: keys.privateKey,
    AUTH_COOKIE_KEYS: keys.cookieKeys,
    ADDRESS_HEADER: 'x-real-ip',
    CRON_SECRET: createHash('sha256').update(`cron ${keys.cookieKeys}`).digest('hex'),
    PREMIUM_PRICES: 'plus=199/1990',
    UPI_ADDRESS: 'arthayatra.demo@example',
    COFFEE_HANDLE: 'arthayatra-demo',
    RUNNING_COSTS: 'Hosting=1700; Database and mail=650; Domain=120',
    SUPPORT_RECEIVED: '2026-09=408; 2026-10=1012',
    GRIEVANCE_NAME: 'Demo Grievance Officer',
    GRIEVANCE_EMAIL: 'grievance@arthayatra.example',
    GRIEVANCE_ADDRESS: '1 Demo Street, Bengaluru 560001',
    CONSULTATION_HOURS: 'mon-sat 09:00-13:00 15:00-19:00',
    CONSULTATION_HOST: 'Meera Demo',
    CONSULTATION_ABOUT: 'Teaches personal finance; sells no product and takes no commission.',
    CONSULTATION_ROOM: 'https://meet.arthayatra.example/demo-room',
    CONSULTATION_EMAIL: 'sessions@arthayatra.example',
    ...services,
  };
}

/**
 * The variables by which Google's libraries ask this machine itself and no proxy, beside the hosts for which the shell says
 * so. Some libraries read the one name, some the other.
 */
export function withoutProxy({ no_proxy = '', NO_PROXY = '' }) {
  const hosts = `${no_proxy},${NO_PROXY},localhost,127.0.0.1`.split(',').map((host) => host.trim());
  const list = [...new Set(hosts.filter(Boolean))].join(',');
  return { no_proxy: list, NO_PROXY: list };
}

/** Keys of this machine's own: a service account that no Google project knows, and the cookies' key. */
export function createKeys() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, cookieKeys: randomBytes(32).toString('hex') };
}

/** The demo's keys, made once: who signed in yesterday is still known today. */
export function loadOrCreateKeys(directory) {
  const path = join(directory, 'keys.json');
  if (!existsSync(path)) writeAtomically(path, JSON.stringify(createKeys()));
  return JSON.parse(readFileSync(path, 'utf8'));
}
