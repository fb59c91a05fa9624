import type { IsoDate } from '@/lib/calendar/iso-date';
import type { ProviderId, Variables } from '@/lib/env.settings';

type ProviderTerms = {
  name: string;
  /** What its terms allow for displaying its figures, in short. */
  terms: string;
  readOn: IsoDate;
  /** `quoted`: by public projects that read them, not in the original. `unread`: we found no text of them. */
  basis: 'quoted' | 'unread';
  /** The figures of this provider that the site shows. */
  shown: string;
  /** The variable by which the operator turns it on or off; null where there is none. */
  switch: { variable: string; kind: 'on-off' | 'licence' } | null;
};

const readOn: IsoDate = '2026-11-22';
const headlines = 'Titles and links alone, never texts or pictures';

/**
 * The terms of every provider, for the operator: `npm run doctor` prints them with the switches; docs/operating.md and
 * .env.example repeat them. NSE and BSE stay off until a licence is named.
 */
export const providerTerms = {
  amfi: {
    name: 'AMFI',
    terms:
      'Personal and non-commercial use only; no public display, transmission or derivative works. Ask AMFI in writing before a public site shows its NAVs',
    readOn,
    basis: 'quoted',
    shown: 'NAVs of all schemes and figures computed from them',
    switch: { variable: 'AMFI_NAVS', kind: 'on-off' },
  },
  amfiweb: {
    name: 'AMFI, further files',
    terms: 'As AMFI’s NAVs; the addresses are not documented',
    readOn,
    basis: 'quoted',
    shown: 'Launch, minimum, assets, costs, exit load, riskometer and benchmark of schemes',
    switch: null,
  },
  mfapi: {
    name: 'MFapi.in',
    terms: 'No licence and no promise of service; its NAVs are AMFI’s',
    readOn,
    basis: 'unread',
    shown: 'The history of one scheme at a time',
    switch: null,
  },
  nse: {
    name: 'NSE',
    terms: 'No systematic or automated collection of data without an agreement',
    readOn,
    basis: 'quoted',
    shown: 'Under a licence: closes, one request a trading day, at least 30 days old',
    switch: { variable: 'NSE_PRICES_LICENCE', kind: 'licence' },
  },
  bse: {
    name: 'BSE',
    terms: 'Not known',
    readOn,
    basis: 'unread',
    shown: 'Nothing; it is never asked',
    switch: null,
  },
  coingecko: {
    name: 'CoinGecko',
    terms: 'Attribution “Data provided by CoinGecko” with a link, within the limits of the plan',
    readOn,
    basis: 'quoted',
    shown: 'Coins, with the attribution beside the figures',
    switch: null,
  },
  alternative: {
    name: 'Alternative.me',
    terms: 'Attribution beside the figure',
    readOn,
    basis: 'quoted',
    shown: 'The Crypto Fear & Greed Index, with the attribution',
    switch: null,
  },
  frankfurter: {
    name: 'Frankfurter',
    terms: 'Open service on the reference rates of the European Central Bank',
    readOn,
    basis: 'quoted',
    shown: 'Exchange rates',
    switch: null,
  },
  rbi: newsTerms('Reserve Bank of India'),
  sebi: newsTerms('SEBI'),
  pib: newsTerms('Press Information Bureau'),
  economictimes: newsTerms('The Economic Times'),
  livemint: newsTerms('Mint'),
  businessline: newsTerms('BusinessLine'),
} as const satisfies Readonly<Record<ProviderId | 'bse', ProviderTerms>>;

function newsTerms(name: string): ProviderTerms {
  return {
    name,
    terms: 'Feed for readers; its texts are not ours',
    readOn,
    basis: 'unread',
    shown: headlines,
    switch: null,
  };
}

type ProviderState = ProviderTerms & {
  id: string;
  state: 'on' | 'off' | 'never';
  /** Whether the operator should look at the terms before a public site shows this. */
  needsPermission: boolean;
};

/** Each provider with its state under an environment. */
export function providerStates(env: Variables): ProviderState[] {
  return Object.entries<ProviderTerms>(providerTerms).map(([id, terms]) => {
    const state = id === 'bse' ? 'never' : stateOf(terms, env);
    return { ...terms, id, state, needsPermission: id === 'amfi' && state === 'on' };
  });
}

function stateOf({ switch: known }: ProviderTerms, env: Variables): 'on' | 'off' {
  if (!known) return 'on';
  const value = env[known.variable]?.trim() ?? '';
  if (known.kind === 'licence') return value === '' ? 'off' : 'on';
  return value === 'off' ? 'off' : 'on';
}
