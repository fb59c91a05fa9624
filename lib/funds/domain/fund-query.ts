import { firstText, type QueryValues } from '@/lib/query-values';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import { fundsPath } from '@/lib/navigation/page-paths';
import { filledPairs, pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';

/** The keys of a fund's address, as its forms write them. */
const fundKeys = [
  'tab',
  'range',
  'chart',
  'on',
  'riskless',
  'gap',
  'way',
  'monthly',
  'amount',
  'from',
  'to',
  'kind',
  'slab',
] as const;
type FundKey = (typeof fundKeys)[number];

/** The values of the query as text; empty where it has none. */
export type FundTyped = Readonly<Record<FundKey, string>>;

export function readFundQuery(query: QueryValues): FundTyped {
  return Object.fromEntries(
    fundKeys.map((key) => [key, firstText(query[key]).trim()]),
  ) as FundTyped;
}

export const fundTabs = ['returns', 'risk', 'sip', 'tax', 'plans', 'about'] as const;
type FundTab = (typeof fundTabs)[number];

/** The keys of the forms inside the tabs: an address without a tab that answers a form opens the form's own. */
const tabsOfKeys = {
  on: 'about',
  riskless: 'risk',
  gap: 'plans',
  way: 'sip',
  monthly: 'sip',
  amount: 'sip',
  from: 'sip',
  to: 'sip',
  kind: 'tax',
  slab: 'tax',
} as const satisfies Partial<Record<FundKey, FundTab>>;

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
export function otherFields(typed: FundTyped, except: readonly FundKey[]): QueryPair[] {
  const others = fundKeys.filter((key) => !except.includes(key));
  return filledPairs(others.map((key) => [key, typed[key]]));
}

function withQuery(path: string, typed: FundTyped | undefined, changes: Partial<FundTyped>) {
  const all = { ...typed, ...changes };
  return pathWithQuery(path, filledPairs(fundKeys.map((key) => [key, all[key]])));
}

export type FundProblem =
  | ParseProblem
  | 'not-a-percentage'
  | 'too-small'
  | 'too-large'
  | 'no-date'
  | 'before-first'
  | 'after-last'
  | 'wrong-order';

type Bounds<Value> = { min: Value; max: Value };

/** An amount in rupees as people type it (`parseRupees`), within bounds; both ends belong to them. */
export function readRupees(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  return within(parseRupees(text), bounds);
}

/** A percentage, 12 for 12 %, within bounds. */
export function readPercent(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  const read = within(parseNumber(text), bounds);
  return !read.ok && read.problem === 'not-a-number' ? failure('not-a-percentage') : read;
}

export const risklessBounds = { min: 0, max: 20 };
/** About the yearly yield of treasury bills; an assumption that the visitor may change. */
export const startRiskless = '6.5';

/** The riskless rate a year, in percent. */
export function readRiskless({ riskless }: FundTyped): Result<number, FundProblem> {
  return readPercent(riskless || startRiskless, risklessBounds);
}

/** A day of the field of a browser: 2026-11-21. */
export function readDay(text: string, { min, max }: Bounds<IsoDate>): Result<IsoDate, FundProblem> {
  if (!isIsoDate(text)) return failure('no-date');
  if (text < min) return failure('before-first');
  return text > max ? failure('after-last') : success(text);
}

function within(
  read: Result<number, FundProblem>,
  { min, max }: Bounds<number>,
): Result<number, FundProblem> {
  if (!read.ok) return read;
  if (read.value < min) return failure('too-small');
  return read.value > max ? failure('too-large') : read;
}
