import { readConsultation } from './env.consultation';
import {
  addressVariable,
  amfiSwitches,
  emailPattern,
  providerIds,
  readAmounts,
  readPrices,
  readPrivateKey,
  splitKeys,
  type Variables,
} from './env.settings';
import { readSeller } from './premium/seller';

/**
 * What the process environment must hold. Read by next.config.ts (build and start) and by lib/env.ts, so
 * that a wrong configuration is found before the first visitor. Names variables, never prints values.
 */
export const requiredVariables = {
  SITE_URL: 'the address of the site without a path, such as https://arthayatra.example',
  FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  FIREBASE_API_KEY: "the Firebase project's web API key",
  FIREBASE_STORAGE_BUCKET: 'the Cloud Storage bucket, such as my-project.firebasestorage.app',
  FIREBASE_CLIENT_EMAIL: "the service account's client_email",
  FIREBASE_PRIVATE_KEY:
    "the service account's private_key, whole, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----",
  AUTH_COOKIE_KEYS:
    'one or more random keys of at least 32 characters, newest first, with commas between',
  GRIEVANCE_NAME: 'the name of the grievance officer, as the privacy policy prints it',
  GRIEVANCE_EMAIL: 'the e-mail address of the grievance officer',
} as const;

const emulatorVariables = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

const sampleKey = /secret|sample|example|changeme|undefined|^(.)\1+$/i;
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Every problem at once, each beginning with the variable's name; empty when all is well. */
export function environmentProblems(env: Variables): string[] {
  const problems = Object.entries(requiredVariables)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, meaning]) => `${name} is missing: ${meaning}.`);
  return [
    ...problems,
    ...siteProblems(env),
    ...cookieKeyProblems(env),
    ...privateKeyProblems(env),
    ...cronSecretProblems(env),
    ...formatProblems(env),
    ...sourceProblems(env),
    ...sellerProblems(env),
    ...readConsultation(env).problems,
  ];
}

/** @throws EnvironmentError naming each variable that is missing or malformed. */
export function checkEnvironment(env: Variables): void {
  const problems = environmentProblems(env);
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    throw new EnvironmentError(`The configuration is not complete (see .env.example):\n${list}`);
  }
}

/** The checks that production makes follow from the site's address: strict on https, local on http. */
function siteProblems(env: Variables): string[] {
  // Not trimmed: next.config.ts reads it as it is, and would leave out the headers of https after a space.
  const value = env.SITE_URL;
  if (!value?.trim()) return [];
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== value) {
    return [`SITE_URL is malformed: ${requiredVariables.SITE_URL}.`];
  }
  return url.protocol === 'https:' ? httpsProblems(env) : httpProblems(url, env);
}

function httpsProblems(env: Variables): string[] {
  const emulators = emulatorVariables
    .filter((name) => env[name])
    .map(
      (name) =>
        `${name} must not be set when SITE_URL is https: an emulator accepts unsigned tokens.`,
    );
  const tls =
    env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0 when SITE_URL is https.']
      : [];
  return [...emulators, ...tls];
}

function httpProblems(url: URL, env: Variables): string[] {
  const problems = [];
  if (!localHosts.includes(url.hostname)) {
    problems.push('SITE_URL must be https for every host but localhost.');
  }
  if (env.FIREBASE_PROJECT_ID && !env.FIREBASE_PROJECT_ID.startsWith('demo-')) {
    problems.push('FIREBASE_PROJECT_ID must begin with demo- when SITE_URL is http://localhost.');
  }
  return problems;
}

function cookieKeyProblems(env: Variables): string[] {
  const keys = splitKeys(env.AUTH_COOKIE_KEYS);
  const problems = [];
  if (keys.length === 0 && env.AUTH_COOKIE_KEYS?.trim()) {
    problems.push(`AUTH_COOKIE_KEYS holds no key: ${requiredVariables.AUTH_COOKIE_KEYS}.`);
  }
  if (keys.some((key) => /^["']|["']$/.test(key))) {
    problems.push('AUTH_COOKIE_KEYS holds a quotation mark: write the keys without any.');
  }
  if (keys.some((key) => key.length < 32)) {
    problems.push('AUTH_COOKIE_KEYS holds a key of fewer than 32 characters.');
  }
  if (keys.some((key) => sampleKey.test(key))) {
    problems.push('AUTH_COOKIE_KEYS holds a key that looks like a sample.');
  }
  if (new Set(keys).size !== keys.length) {
    problems.push('AUTH_COOKIE_KEYS holds the same key twice.');
  }
  return problems;
}

function cronSecretProblems({ CRON_SECRET: value }: Variables): string[] {
  const secret = value?.trim();
  if (!secret) return [];
  if (secret.length < 32) return ['CRON_SECRET has fewer than 32 characters.'];
  if (!/^[ -~]+$/.test(secret)) {
    return ['CRON_SECRET must be of ASCII characters only: it is sent in a header.'];
  }
  return sampleKey.test(secret) ? ['CRON_SECRET looks like a sample.'] : [];
}

function privateKeyProblems(env: Variables): string[] {
  const key = env.FIREBASE_PRIVATE_KEY;
  return key?.trim() && !isWholeKey(readPrivateKey(key).trim())
    ? [`FIREBASE_PRIVATE_KEY is malformed: ${requiredVariables.FIREBASE_PRIVATE_KEY}.`]
    : [];
}

/**
 * Whether a text is an RSA key in PKCS#8 with all its bytes: in DER (X.690) the outermost sequence, tag 30, says in the two
 * bytes after 82 how many follow. The middleware's runtime has no node:crypto, which would read the rest as well.
 */
function isWholeKey(pem: string): boolean {
  const [, body] =
    /^-----BEGIN PRIVATE KEY-----\s([A-Za-z0-9+/=\s]+)-----END PRIVATE KEY-----$/.exec(pem) ?? [];
  const bytes = bytesOf(body ?? '');
  const [tag, kind, high = 0, low = 0] = bytes;
  return tag === 0x30 && kind === 0x82 && bytes.length === 4 + high * 256 + low;
}

/** The bytes of a text in base64; none where it is not one. */
function bytesOf(base64: string): number[] {
  try {
    return Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return [];
  }
}

type Format = { isRight: (value: string) => boolean; meaning: string };

const oneOf =
  (...choices: readonly string[]) =>
  (value: string) =>
    choices.includes(value);
const like = (pattern: RegExp) => (value: string) => pattern.test(value);
const wholeBetween = (min: number, max: number) => (value: string) =>
  /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max;
const isEmail = like(emailPattern);
const isMonth = like(/^\d{4}-(0[1-9]|1[0-2])$/);

const keyFormat: Format = {
  isRight: like(/^[\w-]+$/),
  meaning: 'letters, digits, hyphens and underscores, without quotation marks',
};

/** What a setting must look like, without the spaces around it, where it is set. */
const formats: Readonly<Record<string, Format>> = {
  API_URL: {
    isRight: (value) =>
      URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    meaning: 'it is a URL that begins https://',
  },
  FIREBASE_PROJECT_ID: {
    // An old project may have its domain in front: example.com:my-project.
    isRight: like(/^[a-z][a-z0-9.:-]{2,80}$/),
    meaning: 'the id of the project, such as my-project, not its name, and without quotation marks',
  },
  FIREBASE_API_KEY: keyFormat,
  FIREBASE_STORAGE_BUCKET: {
    isRight: like(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/),
    meaning:
      'the name alone, such as my-project.firebasestorage.app, without gs:// and quotation marks',
  },
  FIREBASE_CLIENT_EMAIL: {
    isRight: isEmail,
    meaning: 'an e-mail address, such as name@my-project.iam.gserviceaccount.com',
  },
  COINGECKO_API_KEY: keyFormat,
  COINGECKO_PRO_API_KEY: keyFormat,
  PRODUCTION: { isRight: oneOf('true', 'false'), meaning: 'it is true or false' },
  DATA_MODE: { isRight: oneOf('live', 'sample'), meaning: 'it is live or sample' },
  ...Object.fromEntries(
    [...Object.keys(amfiSwitches), 'MAIL_EXTENSION'].map((name): [string, Format] => [
      name,
      { isRight: oneOf('on', 'off'), meaning: 'it is on or off' },
    ]),
  ),
  GUEST_PAGES_SECONDS: {
    // Older, a page would say yesterday's news; the sources themselves are asked each minute at most.
    isRight: wholeBetween(0, 300),
    meaning: 'whole seconds from 0 to 300',
  },
  FIREBASE_REGION: {
    isRight: like(/^[a-z]{2,30}(?:-[a-z]{2,30}[0-9]{1,2}|[0-9])$/),
    meaning: 'a location of Google Cloud, such as asia-south1',
  },
  FIREBASE_AUTH_DOMAIN: {
    isRight: like(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
    meaning: 'a host name, such as my-project.firebaseapp.com',
  },
  MAIL_RELAY: {
    isRight: like(/^[\p{L}\p{N} .,&()'-]{2,80}$/u),
    meaning: 'the name of a company, at most 80 characters',
  },
  ADDRESS_HEADER: {
    isRight: like(/^[a-z][a-z-]*$/i),
    meaning: 'it is the name of a header',
  },
  GRIEVANCE_EMAIL: { isRight: isEmail, meaning: 'it is an e-mail address' },
  NSE_PRICES_LICENCE: {
    isRight: (value) =>
      value.length >= 8 && !/^(true|yes|licen[cs]ed?|none|no|false)$/i.test(value),
    meaning: 'it names the agreement and its date',
  },
  PICKS_PRICE_LAG_DAYS: {
    isRight: wholeBetween(30, 365),
    meaning: 'whole days from 30 to 365',
  },
  PICKS_BENCHMARK_SCHEME: {
    isRight: like(/^\d{6}$/),
    meaning: 'six digits, the code of a scheme at AMFI',
  },
  UPI_ADDRESS: {
    isRight: like(/^[a-z0-9._-]{2,100}@[a-z][a-z0-9]{1,40}$/i),
    meaning: 'it is a UPI address such as name@bank',
  },
  UPI_NAME: {
    isRight: like(/^[\p{L}\p{N} .&'-]{1,60}$/u),
    meaning: 'letters, digits and spaces, at most 60',
  },
  COFFEE_HANDLE: {
    isRight: like(/^[a-z0-9._-]{1,60}$/i),
    meaning: 'it is the name behind buymeacoffee.com/',
  },
  RUNNING_COSTS: {
    isRight: (value) => readAmounts(value) !== null,
    meaning: 'name=rupees a month, with semicolons between',
  },
  SUPPORT_RECEIVED: {
    isRight: (value) => readAmounts(value)?.every(({ name }) => isMonth(name)) ?? false,
    meaning: 'month=rupees, such as 2026-10=850',
  },
  PREMIUM_PRICES: {
    isRight: (value) => readPrices(value) !== null,
    meaning:
      'plan=month/year in whole rupees including GST, a year at most twelve months, such as plus=199/1990',
  },
};

function formatProblems(env: Variables): string[] {
  return Object.entries(formats).flatMap(([name, { isRight, meaning }]) => {
    const value = env[name]?.trim();
    return value && !isRight(value) ? [`${name} is malformed: ${meaning}.`] : [];
  });
}

/** A deployment shows real figures from the providers themselves or none: it never falls back to a sample. */
function sourceProblems(env: Variables): string[] {
  const isDeployed = env.SITE_URL?.trim().startsWith('https:') ?? false;
  const problems = [];
  if (env.DATA_MODE?.trim() === 'sample' && isDeployed) {
    problems.push(
      'DATA_MODE must not be sample when SITE_URL is https: its figures are generated.',
    );
  }
  for (const name of providerIds.map(addressVariable)) {
    const value = env[name]?.trim();
    if (!value) continue;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !['http:', 'https:'].includes(url.protocol) || /[/?#]$/.test(value) || url.search) {
      problems.push(`${name} is malformed: a URL without a query and without a slash at the end.`);
    } else if (isDeployed && url.protocol !== 'https:') {
      problems.push(`${name} must be https when SITE_URL is https.`);
    }
  }
  return problems;
}

/** A site that takes a fee names its seller. Prices of plans without a seller are no problem: they are not shown. */
function sellerProblems(env: Variables): string[] {
  const { seller, problems } = readSeller(env);
  const feeRupees = readConsultation(env).settings?.feeRupees ?? 0;
  return seller || problems.length > 0 || feeRupees === 0
    ? problems
    : ['SELLER_NAME is missing: CONSULTATION_FEE_RUPEES sells sessions, and a seller is named.'];
}
