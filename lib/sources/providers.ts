import type { Provider } from './feed';

const megabyte = 1024 * 1024;
const usual = { timeoutMs: 8_000, maxBytes: 5 * megabyte, budget: null } as const;

/**
 * The free plan is 10,000 calls a month (features.md 19.1), failed ones counted. The market page takes one every 5
 * minutes, 288 a day; all else shares 34 a day: 9,994 in 31 days at the very most, whatever visitors do. That is what
 * one instance may spend. Several share what each of them keeps (known-answers.ts), so together they ask hardly more
 * while the provider answers; while it fails, each has its own budget. The attribution is what its terms ask for.
 */
export const coingecko: Provider = {
  ...usual,
  id: 'coingecko',
  name: 'CoinGecko',
  url: 'https://www.coingecko.com',
  attribution: 'Data provided by CoinGecko',
  hosts: ['api.coingecko.com'],
  budget: { essentialPerDay: 288, essentialAtOnce: 12, extraPerDay: 34 },
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

export const mfapi: Provider = {
  ...usual,
  id: 'mfapi',
  name: 'MFapi.in',
  url: 'https://www.mfapi.in',
  attribution: null,
  hosts: ['api.mfapi.in', 'www.mfapi.in'],
};
