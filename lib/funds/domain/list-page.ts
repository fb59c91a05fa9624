import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Directory } from '@/lib/funds/data/directory';
import { findCategory } from './fund-categories';
import { filterSchemes } from './filter-schemes';
import type { ListQuery, SortOrder } from './list-query';
import type { Scheme } from './scheme';

const pageSize = 25;

export type ListPage = {
  schemes: readonly Scheme[];
  /** The place of the first of them, from 1. */
  from: number;
  /** From 1; the last one where the address asked for a later one. */
  page: number;
  pageCount: number;
  total: number;
  /** What the same question finds among wound-up and suspended schemes, which it left out. */
  dormantCount: number;
  /** The question as it was answered: without a fund house or category that the list does not have. */
  query: ListQuery;
};

/**
 * One page of the list.
 * @param found what the words of the query mean, best first; null without words.
 * @param today the day in India.
 * @param oldEnough the codes that the wished age leaves; null for all.
 */
export function listPageOf(
  { byName, houses, categories }: Directory,
  found: readonly Scheme[] | null,
  asked: ListQuery,
  today: IsoDate,
  oldEnough: ReadonlySet<number> | null = null,
): ListPage {
  // An address may have any of AMFI's spellings.
  const category = findCategory(asked.category ?? '')?.name ?? asked.category ?? '';
  const known = {
    ...asked,
    house: houses.includes(asked.house ?? '') ? asked.house : null,
    category: categories.includes(category) ? category : null,
  };
  const asWished = found ?? byName;
  const candidates = oldEnough ? asWished.filter(({ code }) => oldEnough.has(code)) : asWished;
  const matching = inOrder(filterSchemes(candidates, known, today), known.sort);
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(known.page, pageCount);
  const everything = { ...known, includesDormant: true };
  return {
    schemes: matching.slice((page - 1) * pageSize, page * pageSize),
    from: (page - 1) * pageSize + 1,
    page,
    pageCount,
    total: matching.length,
    dormantCount: known.includesDormant
      ? 0
      : filterSchemes(candidates, everything, today).length - matching.length,
    query: { ...known, page },
  };
}

/** Unknown NAVs come last, whichever way the others go. */
function inOrder(schemes: readonly Scheme[], sort: SortOrder): readonly Scheme[] {
  if (sort === 'best') return schemes;
  if (sort === 'newest') {
    return [...schemes].sort((one, other) =>
      (other.navDate ?? '').localeCompare(one.navDate ?? ''),
    );
  }
  const way = sort === 'nav-high' ? -1 : 1;
  const known = schemes.filter(({ nav }) => nav !== null);
  return [
    ...known.sort((one, other) => way * ((one.nav ?? 0) - (other.nav ?? 0))),
    ...schemes.filter(({ nav }) => nav === null),
  ];
}
