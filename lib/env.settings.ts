// Relative addresses: next.config.ts reads this file, and Next resolves no `@/` below its own configuration.
import { monthsPerYear } from './calendar/date-parts';

/**
 * How the settings of the environment are read where a text alone is not enough, and what holds where one is not set.
 * lib/env.check.ts says which of them must be set and refuses what these functions cannot read.
 */
export type Variables = Readonly<Record<string, string | undefined>>;

/** An e-mail address without quotation marks around it. An apostrophe may stand within: o'brien@example.com. */
export const emailPattern = /^[^\s@"'][^\s@"]*@[^\s@"']+$/;

/** Where each provider of figures is asked, where its variable names no other address. No slash at the end. */
export const sourceAddresses = {
  coingecko: 'https://api.coingecko.com/api/v3',
  alternative: 'https://api.alternative.me',
  frankfurter: 'https://api.frankfurter.dev/v1',
  amfi: 'https://portal.amfiindia.com',
  amfiweb: 'https://www.amfiindia.com',
  mfapi: 'https://api.mfapi.in',
  nse: 'https://nsearchives.nseindia.com',
  rbi: 'https://www.rbi.org.in',
  sebi: 'https://www.sebi.gov.in',
  pib: 'https://pib.gov.in',
  economictimes: 'https://economictimes.indiatimes.com',
  livemint: 'https://www.livemint.com',
  businessline: 'https://www.thehindubusinessline.com',
} as const;

export type ProviderId = keyof typeof sourceAddresses;

export const providerIds = Object.keys(sourceAddresses) as readonly ProviderId[];

/** The variable that names another address of a provider, for a test or a demo: COINGECKO_BASE_URL. */
export function addressVariable(provider: ProviderId): string {
  return `${provider.toUpperCase()}_BASE_URL`;
}

/** CoinGecko answers the keys of its paid plans at an address of their own. */
const coingeckoPaidAddress = 'https://pro-api.coingecko.com/api/v3';

/** The address of a provider: the one that was set, or its own. */
export function addressOf(env: Variables, provider: ProviderId): string {
  const isPaid = provider === 'coingecko' && env.COINGECKO_PRO_API_KEY?.trim();
  const usual = isPaid ? coingeckoPaidAddress : sourceAddresses[provider];
  return env[addressVariable(provider)]?.trim() || usual;
}

/** The keys that providers are asked with; null: without one. The site and `npm run doctor` read them here. */
export function providerKeys(env: Variables) {
  return {
    /** Of CoinGecko's free plan. */
    coingeckoKey: env.COINGECKO_API_KEY?.trim() || null,
    /** Of one of its paid plans, which answer whole histories; null: a year at most is asked for. */
    coingeckoPaidKey: env.COINGECKO_PRO_API_KEY?.trim() || null,
  };
}

/**
 * Whether AMFI is asked for each thing; on or off. AMFI's terms of use allow personal use alone and forbid to publish
 * (.env.example, "Data of AMFI"), so that the operator decides. The performance of schemes comes from an address that
 * AMFI does not document.
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

/** How long a guest's page may be sent from memory; 0: never. */
export function guestPagesSeconds(env: Variables): number {
  return Number(env.GUEST_PAGES_SECONDS?.trim() || 60);
}

/** The keys of the cookies, newest first. */
export function splitKeys(value: string | undefined): string[] {
  return listOf(value, ',');
}

/**
 * A PEM key as dashboards store it: perhaps in quotes, perhaps with \n written out, perhaps with spaces where its lines
 * ended. Its lines end as those of a file again, without which it does not sign.
 */
export function readPrivateKey(value: string): string {
  const key = value
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replace(/\\n/g, '\n')
    .trim();
  const [, begin, body, end] =
    /^(-{5}BEGIN [A-Z ]+-{5})([^-]*)(-{5}END [A-Z ]+-{5})$/.exec(key) ?? [];
  return body === undefined ? key : [begin, ...body.trim().split(/\s+/), end].join('\n');
}

/** "Hosting=1500; Domain=120": names and whole rupees, in their order; null for what is not such a list. */
export function readAmounts(value: string | undefined): { name: string; rupees: number }[] | null {
  const read = listOf(value, ';').map((part) => {
    const [name = '', rupees = '', ...rest] = part.split('=').map((text) => text.trim());
    const isAmount = /^[^<>]{1,60}$/.test(name) && /^\d{1,8}$/.test(rupees) && rest.length === 0;
    return isAmount ? { name, rupees: Number(rupees) } : null;
  });
  return read.every((amount) => amount !== null) ? read : null;
}

export type PlanPrice = { plan: string; monthRupees: number; yearRupees: number };

/** "plus=199/1990; studio=4999/49990"; null for what is not such a list. */
export function readPrices(value: string | undefined): PlanPrice[] | null {
  const parts = listOf(value, ';');
  const read = parts.map((part) => /^(plus|studio)\s*=\s*(\d{1,7})\/(\d{1,8})$/.exec(part));
  const prices = read.flatMap((match) =>
    match
      ? [{ plan: match[1] ?? '', monthRupees: Number(match[2]), yearRupees: Number(match[3]) }]
      : [],
  );
  const isSound = ({ monthRupees, yearRupees }: PlanPrice) =>
    monthRupees > 0 && yearRupees >= monthRupees && yearRupees <= monthRupees * monthsPerYear;
  const isOnce = new Set(prices.map(({ plan }) => plan)).size === parts.length;
  return isOnce && prices.every(isSound) ? prices : null;
}

function listOf(value: string | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
