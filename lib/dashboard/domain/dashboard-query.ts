import { filledPairs, pathWithQuery } from '@/lib/navigation/query-path';
import { homePath } from '@/lib/navigation/routes';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readPeriod, type Period } from '@/lib/calendar/period';
import { firstOf, type QueryValue, type QueryValues } from '@/lib/query-values';
import { isUuid } from '@/lib/text/uuid';
import type { SavedItem } from '@/lib/saved/saved-item';

/** The period of the dashboard's charts, from the address. */
export const ranges = ['1m', '6m', '1y', '3y', '5y', 'max'] as const satisfies readonly Period[];
export type Range = (typeof ranges)[number];

const usualRange: Range = '1y';

/** The parts of the dashboard, of which the server sends one. `data` has no tab. */
export const dashboardTabs = ['overview', 'holdings', 'plans', 'checks', 'watchlist'] as const;
export type DashboardTab = (typeof dashboardTabs)[number] | 'data';

/** What is open at first: a form, or the panel that arranges cards. */
const openings = ['add', 'import', 'prices', 'target', 'household', 'arrange'] as const;
type Opening = (typeof openings)[number];

export type DashboardQuery = {
  range: Range;
  isDemo: boolean;
  tab: DashboardTab;
  open: Opening | null;
  /** The id of the transaction whose form is open. */
  edit: string | null;
  /** The instrument whose transactions are listed: the id of the first item of them, which stays whatever is removed. */
  of: string | null;
  /** The page of that list, from 1. */
  page: number;
};

export function readDashboardQuery(query: QueryValues): DashboardQuery {
  return {
    range: readPeriod(query.range, ranges, usualRange),
    isDemo: firstOf(query.demo) === '1',
    tab: oneOf([...dashboardTabs, 'data'], query.tab) ?? 'overview',
    open: oneOf(openings, query.open),
    edit: uuidOf(query.edit),
    of: uuidOf(query.of),
    page: pageNumberOf(query.page),
  };
}

/** The page with this query, shortest form. */
export function dashboardHref({
  tab = 'overview',
  range = usualRange,
  open = null,
  edit = null,
  of = null,
  page = 1,
  isDemo = false,
}: Partial<DashboardQuery>): string {
  const pairs = filledPairs([
    ['tab', tab === 'overview' ? null : tab],
    ['range', range === usualRange ? null : range],
    ['open', open],
    ['edit', edit],
    ['of', of],
    ['page', of === null || page === 1 ? null : String(page)],
    ['demo', isDemo ? '1' : null],
  ]);
  return pathWithQuery(homePath, pairs);
}

/** Where links to the transactions lead: to the list of all instruments, and to the one that was asked for. */
export const transactionPlaces = { all: 'transactions', asked: 'listed' } as const;

/** The transactions of one instrument; without one, the instruments. */
export function transactionsHref(list: Partial<Pick<DashboardQuery, 'of' | 'page'>>): string {
  const place = transactionPlaces[list.of ? 'asked' : 'all'];
  return `${dashboardHref({ tab: 'holdings', ...list })}#${place}`;
}

/** No transaction is edited, and those of no instrument are listed. */
export const nothingListed = { edit: null, of: null, page: 1 } as const;

function uuidOf(text: QueryValue): string | null {
  const id = firstOf(text);
  return id !== undefined && isUuid(id) ? id : null;
}

function pageNumberOf(text: QueryValue): number {
  const page = firstOf(text) ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

function oneOf<Value extends string>(values: readonly Value[], text: QueryValue): Value | null {
  const named = firstOf(text);
  return values.find((value) => value === named) ?? null;
}

/** The visitor of the dashboard and what they have chosen there. */
export type Viewer = DashboardQuery & {
  kind: 'guest' | 'member' | 'demo';
  /** The member's name; null for everybody else. */
  name: string | null;
  /** The member's saved items, or the sample household's; null while they cannot be read. */
  items: readonly SavedItem[] | null;
  now: Date;
  today: IsoDate;
};
