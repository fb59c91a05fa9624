import { readConsultation } from './env.consultation';
import { readSeller } from './premium/seller';

/**
 * What the process environment must hold. Read by next.config.ts (build and start) and by lib/env.ts, so
 * that a wrong configuration is found before the first visitor. Names variables, never prints values.
 */
type Variables = Readonly<Record<string, string | undefined>>;

export const requiredVariables = {
  SITE_URL: 'the address of the site without a path, such as https://arthayatra.example',
  FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  FIREBASE_API_KEY: "the Firebase project's web API key",
  FIREBASE_STORAGE_BUCKET: 'the Cloud Storage bucket, such as my-project.firebasestorage.app',
  FIREBASE_CLIENT_EMAIL: "the service account's client_email",
  FIREBASE_PRIVATE_KEY: "the service account's private_key, a PEM text that begins -----BEGIN",
  AUTH_COOKIE_KEYS:
    'one or more random keys of at least 32 characters, newest first, with commas between',
  GRIEVANCE_NAME: 'the name of the grievance officer, as the privacy policy prints it',
  GRIEVANCE_EMAIL: 'the e-mail address of the grievance officer',
} as const;

/** Where each provider of figures is asked; a test or a demo asks its own. No slash at the end. */
export const sourceAddresses = {
  COINGECKO_BASE_URL: 'https://api.coingecko.com/api/v3',
  ALTERNATIVE_BASE_URL: 'https://api.alternative.me',
  FRANKFURTER_BASE_URL: 'https://api.frankfurter.dev/v1',
  AMFI_BASE_URL: 'https://portal.amfiindia.com',
  AMFIWEB_BASE_URL: 'https://www.amfiindia.com',
  MFAPI_BASE_URL: 'https://api.mfapi.in',
  NSE_BASE_URL: 'https://nsearchives.nseindia.com',
  RBI_BASE_URL: 'https://www.rbi.org.in',
  SEBI_BASE_URL: 'https://www.sebi.gov.in',
  PIB_BASE_URL: 'https://pib.gov.in',
  ECONOMICTIMES_BASE_URL: 'https://economictimes.indiatimes.com',
  LIVEMINT_BASE_URL: 'https://www.livemint.com',
  BUSINESSLINE_BASE_URL: 'https://www.thehindubusinessline.com',
} as const;

/**
 * Whether AMFI is asked for each thing; on or off. AMFI's terms of use allow personal use alone and forbid to publish
 * (README, "Data of AMFI"), so that the operator decides. The performance of schemes comes from an address that AMFI does
 * not document.
 */
export const amfiSwitches = {
  AMFI_NAVS: 'on',
  AMFI_SCHEME_MASTER: 'on',
  AMFI_AVERAGE_AUM: 'on',
  AMFI_TER: 'on',
  AMFI_PERFORMANCE: 'off',
  AMFI_SCHEME_SUMMARY: 'on',
} as const;

export function isSwitchedOn(env: Variables, name: keyof typeof amfiSwitches): boolean {
  return (env[name]?.trim() || amfiSwitches[name]) === 'on';
}

/** Older, a page would say yesterday's news; the sources themselves are asked each minute at most. */
const maxGuestPagesSeconds = 300;

/** How long a guest's page may be sent from memory; 0: never. */
export function guestPagesSeconds(env: Variables): number {
  return Number(env.GUEST_PAGES_SECONDS?.trim() || 60);
}

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
    ...optionalProblems(env),
    ...sourceProblems(env),
    ...moneyProblems(env),
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
  return sampleKey.test(secret) ? ['CRON_SECRET looks like a sample.'] : [];
}

function privateKeyProblems(env: Variables): string[] {
  const key = env.FIREBASE_PRIVATE_KEY;
  return key?.trim() && !readPrivateKey(key).startsWith('-----BEGIN')
    ? [`FIREBASE_PRIVATE_KEY is malformed: ${requiredVariables.FIREBASE_PRIVATE_KEY}.`]
    : [];
}

function optionalProblems(env: Variables): string[] {
  const problems = [];
  if (env.API_URL && !URL.canParse(env.API_URL))
    problems.push('API_URL is malformed: it is a URL.');
  if (env.PRODUCTION && !['true', 'false'].includes(env.PRODUCTION)) {
    problems.push('PRODUCTION is malformed: it is true or false.');
  }
  for (const name of Object.keys(amfiSwitches)) {
    if (env[name]?.trim() && !['on', 'off'].includes(env[name].trim())) {
      problems.push(`${name} is malformed: it is on or off.`);
    }
  }
  const guestPages = env.GUEST_PAGES_SECONDS?.trim() ?? '';
  if (guestPages && !(/^\d{1,3}$/.test(guestPages) && Number(guestPages) <= maxGuestPagesSeconds)) {
    problems.push('GUEST_PAGES_SECONDS is malformed: whole seconds from 0 to 300.');
  }
  if (env.MAIL_EXTENSION && !['on', 'off'].includes(env.MAIL_EXTENSION)) {
    problems.push('MAIL_EXTENSION is malformed: it is on or off.');
  }
  if (
    env.FIREBASE_REGION?.trim() &&
    !/^[a-z]{2,30}(?:-[a-z]{2,30}[0-9]{1,2}|[0-9])$/.test(env.FIREBASE_REGION.trim())
  ) {
    problems.push('FIREBASE_REGION is malformed: a location of Google Cloud, such as asia-south1.');
  }
  if (
    env.FIREBASE_AUTH_DOMAIN?.trim() &&
    !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(env.FIREBASE_AUTH_DOMAIN.trim())
  ) {
    problems.push(
      'FIREBASE_AUTH_DOMAIN is malformed: a host name, such as my-project.firebaseapp.com.',
    );
  }
  if (env.MAIL_RELAY && !/^[\p{L}\p{N} .,&()'-]{2,80}$/u.test(env.MAIL_RELAY.trim())) {
    problems.push('MAIL_RELAY is malformed: the name of a company, at most 80 characters.');
  }
  if (env.ADDRESS_HEADER?.trim() && !/^[a-z][a-z-]*$/i.test(env.ADDRESS_HEADER.trim())) {
    problems.push('ADDRESS_HEADER is malformed: it is the name of a header.');
  }
  if (env.GRIEVANCE_EMAIL && !/^[^\s@]+@[^\s@]+$/.test(env.GRIEVANCE_EMAIL)) {
    problems.push('GRIEVANCE_EMAIL is malformed: it is an e-mail address.');
  }
  return problems;
}

/** A deployment shows real figures from the providers themselves or none: it never falls back to a sample. */
function sourceProblems(env: Variables): string[] {
  const isDeployed = env.SITE_URL?.trim().startsWith('https:') ?? false;
  const problems = [];
  if (env.DATA_MODE && !['live', 'sample'].includes(env.DATA_MODE)) {
    problems.push('DATA_MODE is malformed: it is live or sample.');
  }
  if (env.DATA_MODE === 'sample' && isDeployed) {
    problems.push(
      'DATA_MODE must not be sample when SITE_URL is https: its figures are generated.',
    );
  }
  const licence = env.NSE_PRICES_LICENCE?.trim() ?? '';
  if (licence && (licence.length < 8 || /^(true|yes|licen[cs]ed?|none|no|false)$/i.test(licence))) {
    problems.push('NSE_PRICES_LICENCE is malformed: it names the agreement and its date.');
  }
  const lag = env.PICKS_PRICE_LAG_DAYS?.trim();
  if (lag && !(/^\d{2,3}$/.test(lag) && Number(lag) >= 30 && Number(lag) <= 365)) {
    problems.push('PICKS_PRICE_LAG_DAYS is malformed: whole days from 30 to 365.');
  }
  const benchmark = env.PICKS_BENCHMARK_SCHEME?.trim();
  if (benchmark && !/^\d{6}$/.test(benchmark)) {
    problems.push('PICKS_BENCHMARK_SCHEME is malformed: six digits, the code of a scheme at AMFI.');
  }
  for (const name of Object.keys(sourceAddresses)) {
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

/** Payment settings, and the texts shown with them. */
function moneyProblems(env: Variables): string[] {
  const problems = [];
  const upi = env.UPI_ADDRESS?.trim();
  if (upi && !/^[a-z0-9._-]{2,100}@[a-z][a-z0-9]{1,40}$/i.test(upi)) {
    problems.push('UPI_ADDRESS is malformed: it is a UPI address such as name@bank.');
  }
  const handle = env.COFFEE_HANDLE?.trim();
  if (handle && !/^[a-z0-9._-]{1,60}$/i.test(handle)) {
    problems.push('COFFEE_HANDLE is malformed: it is the name behind buymeacoffee.com/.');
  }
  if (env.UPI_NAME && !/^[\p{L}\p{N} .&'-]{1,60}$/u.test(env.UPI_NAME.trim())) {
    problems.push('UPI_NAME is malformed: letters, digits and spaces, at most 60.');
  }
  if (readAmounts(env.RUNNING_COSTS) === null) {
    problems.push('RUNNING_COSTS is malformed: name=rupees a month, with semicolons between.');
  }
  const received = readAmounts(env.SUPPORT_RECEIVED);
  if (received === null || received.some(({ name }) => !/^\d{4}-(0[1-9]|1[0-2])$/.test(name))) {
    problems.push('SUPPORT_RECEIVED is malformed: month=rupees, such as 2026-10=850.');
  }
  if (readPrices(env.PREMIUM_PRICES) === null) {
    problems.push(
      'PREMIUM_PRICES is malformed: plan=month/year in whole rupees including GST, a year at most twelve months, such as plus=199/1990.',
    );
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

/** "Hosting=1500; Domain=120": names and whole rupees, in their order; null for what is not such a list. */
export function readAmounts(value: string | undefined): { name: string; rupees: number }[] | null {
  const parts = (value ?? '').split(';').filter((part) => part.trim());
  const read = parts.map((part) => {
    const [name = '', rupees = '', ...rest] = part.split('=').map((text) => text.trim());
    const isAmount = /^[^<>]{1,60}$/.test(name) && /^\d{1,8}$/.test(rupees) && rest.length === 0;
    return isAmount ? { name, rupees: Number(rupees) } : null;
  });
  return read.every((amount) => amount !== null) ? read : null;
}

export type PlanPrice = { plan: string; monthRupees: number; yearRupees: number };

/** "plus=199/1990; studio=4999/49990"; null for what is not such a list. */
export function readPrices(value: string | undefined): PlanPrice[] | null {
  const parts = (value ?? '').split(';').filter((part) => part.trim());
  const read = parts.map((part) => /^\s*(plus|studio)\s*=\s*(\d{1,7})\/(\d{1,8})\s*$/.exec(part));
  const prices = read.flatMap((match) =>
    match
      ? [{ plan: match[1] ?? '', monthRupees: Number(match[2]), yearRupees: Number(match[3]) }]
      : [],
  );
  const isSound = ({ monthRupees, yearRupees }: PlanPrice) =>
    monthRupees > 0 && yearRupees >= monthRupees && yearRupees <= monthRupees * 12;
  const isOnce = new Set(prices.map(({ plan }) => plan)).size === parts.length;
  return isOnce && prices.every(isSound) ? prices : null;
}

/** CoinGecko answers the keys of its paid plans at an address of their own. */
const coingeckoPaidAddress = 'https://pro-api.coingecko.com/api/v3';

/** The address of a provider: the one that was set, or its own. */
export function addressOf(env: Variables, name: keyof typeof sourceAddresses): string {
  const isPaid = name === 'COINGECKO_BASE_URL' && env.COINGECKO_PRO_API_KEY?.trim();
  return env[name]?.trim() || (isPaid ? coingeckoPaidAddress : sourceAddresses[name]);
}

export function splitKeys(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
}

/** A PEM key as dashboards store it: perhaps in quotes, perhaps with \n written out. */
export function readPrivateKey(value: string): string {
  return value
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replace(/\\n/g, '\n');
}
