import { listedCategory } from './fund-categories';
import type { ListLookup, StoredOrder } from './list-lookup';
import { scoreOf, type ScorePoints, type ScoreWeights } from './list-figures';
import type { ListQuery, SortOrder } from './list-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { pageOf } from '@/lib/page-of';

const pageSize = 25;

/** A fund, by the one of its schemes that answers the question. */
export type ListRow = {
  /** The fund's name, without plan and option. */
  name: string;
  scheme: Scheme;
  /** In the order of the scorecard. */
  score?: ListScore;
};

/** Null where too little is known. */
type ListScore = { points: number | null; parts: ScorePoints };

export type ListPage = {
  rows: readonly ListRow[];
  /** The rows of all pages. */
  allRows: readonly ListRow[];
  /** The place of the first of them, from 1. */
  from: number;
  /** From 1; the last one where the address asked for a later one. */
  page: number;
  pageCount: number;
  /** Funds, not schemes. */
  total: number;
  /** The funds that were left out because only wound-up or suspended schemes of theirs answer the question. */
  dormantCount: number;
  /** The order of the rows: `best` only where words were asked for, since without them it is the rank. */
  order: SortOrder;
  /** The question as it was answered: without a fund house, a category or compared schemes that the list does not have. */
  query: ListQuery;
  /** Whether it asked for such a house or category: an old address may, after a merger. */
  hasUnknownFilter: boolean;
};

/**
 * One page of the list.
 * @param found what the words of the query mean, best first; null without words.
 */
export function listPageOf(
  lookup: ListLookup,
  found: readonly Scheme[] | null,
  asked: ListQuery,
): ListPage {
  const { byName, houses, categories } = lookup.listed;
  const known = {
    ...asked,
    house: houses.includes(asked.house ?? '') ? asked.house : null,
    category: listedCategory(asked.category, categories),
    maxMinimum: lookup.hasMinimums ? asked.maxMinimum : null,
    compared: asked.compared.filter((code) => lookup.has(code)),
  };
  const { chosen, dormantCount } = chosenSchemes(lookup, found, known);
  const rowOf = (position: number): ListRow => ({
    name: lookup.fundNames[lookup.fundNumbers[position]!]!,
    scheme: byName[position]!,
  });
  const order = known.sort === 'best' && !found ? 'rank' : known.sort;
  const allRows =
    order === 'points'
      ? byScore([...chosen.values()], lookup, known.weights).map(({ position, score }) => ({
          ...rowOf(position),
          score,
        }))
      : inOrder(chosen, lookup, order).map(rowOf);
  const { items, from, page, pageCount } = pageOf(allRows, known.page, pageSize);
  return {
    rows: items,
    allRows,
    from,
    page,
    pageCount,
    total: allRows.length,
    dormantCount,
    order,
    query: { ...known, page },
    hasUnknownFilter: known.house !== asked.house || (asked.category !== null && !known.category),
  };
}

/**
 * The position of the scheme that stands for each fund, by the number of the fund, in the order of their first schemes.
 * With words it is what they mean most likely; else the usual choice of the fund's schemes.
 */
function chosenSchemes(
  { listed, positionOf, fundNumbers, filterOf, isDormant, placeOf }: ListLookup,
  found: readonly Scheme[] | null,
  query: ListQuery,
) {
  const passes = filterOf(query);
  const chosen = new Map<number, number>();
  const dormant = new Set<number>();
  const add = (position: number) => {
    if (!passes(position)) return;
    const fund = fundNumbers[position]!;
    if (!query.includesDormant && isDormant(position)) {
      dormant.add(fund);
      return;
    }
    const other = chosen.get(fund);
    if (other === undefined || (!found && placeOf(position) < placeOf(other))) {
      chosen.set(fund, position);
    }
  };
  if (found) found.forEach((scheme) => add(positionOf(scheme)));
  else for (let position = 0; position < listed.byName.length; position += 1) add(position);
  return { chosen, dormantCount: [...dormant].filter((fund) => !chosen.has(fund)).length };
}

function inOrder(
  chosen: ReadonlyMap<number, number>,
  { fundNumbers, orderOf }: ListLookup,
  order: StoredOrder | 'best',
): number[] {
  if (order === 'best') return [...chosen.values()];
  return [...orderOf(order)].filter((position) => chosen.get(fundNumbers[position]!) === position);
}

/** The most points first, unknown ones last. */
function byScore(positions: readonly number[], { pointsOf }: ListLookup, weights: ScoreWeights) {
  return positions
    .map((position) => {
      const parts = pointsOf(position);
      return { position, score: { points: scoreOf(parts, weights), parts } };
    })
    .sort(
      (one, other) =>
        (other.score.points ?? -1) - (one.score.points ?? -1) || one.position - other.position,
    );
}
