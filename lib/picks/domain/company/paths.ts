import type { QueryValue, QueryValues } from '@/lib/query-values';
import { pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import type { Period } from '@/lib/calendar/period';
import { maxPeers } from './peers';

export const picksPath = '/features/stock-picks';
export const ownScreenPath = `${picksPath}/own`;
export const ownFilePath = `${picksPath}/your-file`;
export const recordPath = `${picksPath}/record`;
export const screensFilePath = `${picksPath}/screens.csv`;
/** Open to everybody: the newest hash alone. */
export const publicHashPath = '/picks-record';

/** Parts of a screen's page, of a company's and of the record; the first is the address without one. */
export const screenViews = ['companies', 'reasons', 'about'] as const;
export const companyTabs = ['screens', 'years', 'ratios', 'peers', 'position', 'notes'] as const;
/** The periods of a company’s price chart; the last is the address without one. */
export const companyPeriods = ['1y', '3y', '5y'] as const satisfies readonly Period[];
export const recordViews = ['runs', 'changes', 'backTest'] as const;

type ScreenView = (typeof screenViews)[number];
export type CompanyTab = (typeof companyTabs)[number];
export type CompanyPeriod = (typeof companyPeriods)[number];
type RecordView = (typeof recordViews)[number];

/** @param page from 1; the first is the address without a page. */
export function screenPath(screenId: string, view: ScreenView = 'companies', page = 1): string {
  return pathOf(`${picksPath}/screens/${encodeURIComponent(screenId)}`, [
    ['view', view === 'companies' ? null : view],
    ['page', page > 1 ? String(page) : null],
  ]);
}

/**
 * In small letters, as all our addresses are: the way back after sign-in takes no other (lib/auth/domain/return-url.ts).
 * @param peers as typed
 */
export function companyPath(
  isin: string,
  tab: CompanyTab = 'screens',
  peers: readonly string[] = [],
  period: CompanyPeriod = '5y',
): string {
  return pathOf(`${picksPath}/companies/${encodeURIComponent(isin.toLowerCase())}`, [
    // Where peers are named, an address without a tab means them.
    ['tab', tab === 'screens' && peers.length === 0 ? null : tab],
    ...peers.map((peer) => ['peer', peer] as const),
    ['range', period === '5y' ? null : period],
  ]);
}

export function recordViewPath(screenId: string, view: RecordView): string {
  return pathOf(recordPath, [
    ['screen', screenId],
    ['view', view === 'runs' ? null : view],
  ]);
}

/**
 * Redirects to the address of a saved screen. That address can hold twelve long criteria: a list of 200 of them would
 * take 8 MB.
 */
export function savedScreenPath(id: string): string {
  return pathOf(ownScreenPath, [['saved', id]]);
}

/** The companies on the reader's watchlist: each has figures of a year, or a price. */
export const watchedSharesPath = pathOf(ownScreenPath, [
  ['rule', 'Years of figures >= 0 OR Price > 0'],
  ['watched', '1'],
]);

function pathOf(path: string, values: readonly (readonly [string, string | null])[]): string {
  // An empty text stays: the place of a peer says which field of the form it fills.
  const pairs = values.flatMap(([key, value]): QueryPair[] =>
    value === null ? [] : [[key, value]],
  );
  return pathWithQuery(path, pairs);
}

export const paperPath = `${picksPath}/paper`;

export function paperPortfolioPath(id: string): string {
  return `${paperPath}/${encodeURIComponent(id)}`;
}

export function paperTradesPath(id: string): string {
  return `${paperPortfolioPath(id)}/trades.csv`;
}

/** Where the form is. @param query of a screen (`screen=…`) or of an own rule; empty for the watchlist */
export function paperFollowPath(query: string): string {
  return `${paperPath}/follow${query === '' ? '' : `?${query}`}`;
}

export const paperViews = ['holdings', 'trades', 'costs', 'method'] as const;
export type PaperView = (typeof paperViews)[number];

export function paperViewPath(id: string, view: PaperView): string {
  const path = paperPortfolioPath(id);
  return `${view === 'holdings' ? path : `${path}?view=${view}`}#parts`;
}

/** The page of a list that an address asks for, from 1; the first for any other text. */
export function readPage({ page }: QueryValues): number {
  return typeof page === 'string' && /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1;
}

/** Longer than any symbol or name that makes sense; the rest is not echoed. */
const maxPeerCharacters = 80;

/** What the reader typed as peers, field by field; null where none was asked for. */
export function readPeers({ peer }: QueryValues): readonly string[] | null {
  const typed = (Array.isArray(peer) ? peer : [peer ?? ''])
    .slice(0, maxPeers)
    .map((text) => text.trim().slice(0, maxPeerCharacters));
  return typed.some((text) => text !== '') ? typed : null;
}

/** The part of a page that an address names; the first for any other text. */
export function readPart<Part extends string>(
  value: QueryValue,
  parts: readonly [Part, ...Part[]],
): Part {
  return parts.find((part) => part === value) ?? parts[0];
}
