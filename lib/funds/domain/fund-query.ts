import { fundsPath } from '@/lib/funds/domain/list/list-query';
import { firstText, type QueryValues } from '@/lib/query-values';

/** The keys of a fund's address, as its forms write them. */
export const fundKeys = [
  ...(['tab', 'range', 'chart', 'on', 'riskless', 'gap', 'way', 'monthly', 'amount'] as const),
  ...(['from', 'to', 'kind', 'slab'] as const),
] as const;
export type FundKey = (typeof fundKeys)[number];

/** The values of the query as text; empty where it has none. */
export type FundTyped = Readonly<Record<FundKey, string>>;

export function readFundQuery(query: QueryValues): FundTyped {
  return Object.fromEntries(
    fundKeys.map((key) => [key, firstText(query[key]).trim()]),
  ) as FundTyped;
}

export const fundTabs = ['returns', 'risk', 'sip', 'tax', 'plans', 'about'] as const;
export type FundTab = (typeof fundTabs)[number];

/** The keys of the forms inside the tabs: an address without a tab that answers a form opens the form's own. */
const tabsOfKeys = {
  ...({ on: 'about', riskless: 'risk', gap: 'plans' } as const),
  ...({ way: 'sip', monthly: 'sip', amount: 'sip', from: 'sip', to: 'sip' } as const),
  ...({ kind: 'tax', slab: 'tax' } as const),
} satisfies Partial<Record<FundKey, FundTab>>;

export function readFundTab(typed: FundTyped): FundTab {
  const named = fundTabs.find((tab) => tab === typed.tab);
  if (named) return named;
  const answered = fundKeys.find((key) => key in tabsOfKeys && typed[key] !== '');
  return answered ? tabsOfKeys[answered as keyof typeof tabsOfKeys] : 'returns';
}

/** The address of a fund's page with this query. */
export function fundPath(code: number, typed?: FundTyped, changes: Partial<FundTyped> = {}) {
  return withQuery(`${fundsPath}/${code}`, typed, changes);
}

/** A file of a fund. */
export function fundFilePath(
  code: number,
  file: 'nav.csv' | 'figures.csv' | 'back-test.csv',
  typed?: FundTyped,
) {
  return withQuery(`${fundsPath}/${code}/${file}`, typed, {});
}

/** The filled fields of a fund's page but those named, so that the form of one part does not reset the others. */
export function otherFields(typed: FundTyped, except: readonly FundKey[]): [string, string][] {
  return fundKeys
    .filter((key) => !except.includes(key) && typed[key] !== '')
    .map((key) => [key, typed[key]]);
}

/** The code of a scheme in an address; null for any other text. */
export function readSchemeCode(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function withQuery(path: string, typed: FundTyped | undefined, changes: Partial<FundTyped>) {
  const all = { ...typed, ...changes };
  const pairs = fundKeys.flatMap((key) => (all[key] ? [[key, all[key]] as [string, string]] : []));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
