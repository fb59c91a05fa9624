import type { Provider } from './feed';

const megabyte = 1024 * 1024;
const usual = { timeoutMs: 8_000, maxBytes: 5 * megabyte, budget: null } as const;

/**
 * The free plan is 10,000 calls a month, failed ones counted. The market page takes one every 6 minutes, 240 a day; the
 * other lists share 22 a day, and histories and categories 60: 9,994 in 31 days at most, whatever visitors do and
 * however many instances there are (call-budget.ts). The attribution is required by its terms.
 */
export const coingecko: Provider = {
  ...usual,
  id: 'coingecko',
  name: 'CoinGecko',
  url: 'https://www.coingecko.com',
  attribution: 'Data provided by CoinGecko',
  hosts: ['api.coingecko.com', 'pro-api.coingecko.com'],
  budget: { essentialPerDay: 240, essentialAtOnce: 12, listsPerDay: 22, itemsPerDay: 60 },
};

export const alternative: Provider = {
  ...usual,
  id: 'alternative',
  name: 'Alternative.me',
  url: 'https://alternative.me/crypto/fear-and-greed-index/',
  attribution: 'Crypto Fear and Greed Index by Alternative.me',
  hosts: ['api.alternative.me'],
};

export const frankfurter: Provider = {
  ...usual,
  id: 'frankfurter',
  name: 'Frankfurter',
  url: 'https://frankfurter.dev',
  attribution: null,
  hosts: ['api.frankfurter.dev'],
};

export const amfi: Provider = {
  ...usual,
  id: 'amfi',
  name: 'AMFI',
  url: 'https://www.amfiindia.com',
  attribution: null,
  hosts: ['portal.amfiindia.com', 'www.amfiindia.com'],
  maxBytes: 12 * megabyte,
};

/**
 * AMFI's website, whose pages ask it for average assets, expense ratios and the performance of schemes. It is slow: the
 * expense ratios of a month are a workbook of a few megabytes. A job alone asks it.
 */
export const amfiWeb: Provider = {
  ...amfi,
  id: 'amfiweb',
  hosts: ['www.amfiindia.com'],
  timeoutMs: 90_000,
  maxBytes: 24 * megabyte,
};

export const mfapi: Provider = {
  ...usual,
  id: 'mfapi',
  name: 'MFapi.in',
  url: 'https://www.mfapi.in',
  attribution: null,
  hosts: ['api.mfapi.in', 'www.mfapi.in'],
};

/** Asked only by an operator with a licence (lib/picks/server/imported-source.ts). */
export const nse: Provider = {
  ...usual,
  id: 'nse',
  name: 'National Stock Exchange of India',
  url: 'https://www.nseindia.com',
  attribution: null,
  hosts: ['nsearchives.nseindia.com'],
};

/** A feed of headlines is some 100 KB; a much larger answer is refused. */
const newsroom = { ...usual, timeoutMs: 6_000, maxBytes: 2 * megabyte, attribution: null } as const;

export const rbi = {
  ...newsroom,
  id: 'rbi',
  name: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
  hosts: ['www.rbi.org.in', 'rbi.org.in'],
} as const satisfies Provider;

export const sebi = {
  ...newsroom,
  id: 'sebi',
  name: 'SEBI',
  url: 'https://www.sebi.gov.in',
  hosts: ['www.sebi.gov.in'],
} as const satisfies Provider;

export const pib = {
  ...newsroom,
  id: 'pib',
  name: 'Press Information Bureau',
  url: 'https://pib.gov.in',
  hosts: ['pib.gov.in', 'www.pib.gov.in'],
} as const satisfies Provider;

export const economicTimes = {
  ...newsroom,
  id: 'economictimes',
  name: 'The Economic Times',
  url: 'https://economictimes.indiatimes.com',
  hosts: ['economictimes.indiatimes.com'],
} as const satisfies Provider;

export const mint = {
  ...newsroom,
  id: 'livemint',
  name: 'Mint',
  url: 'https://www.livemint.com',
  hosts: ['www.livemint.com'],
} as const satisfies Provider;

export const businessLine = {
  ...newsroom,
  id: 'businessline',
  name: 'BusinessLine',
  url: 'https://www.thehindubusinessline.com',
  hosts: ['www.thehindubusinessline.com'],
} as const satisfies Provider;
