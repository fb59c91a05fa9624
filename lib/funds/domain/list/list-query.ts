import { z } from 'zod';
import { firstText, type QueryValues } from '@/lib/query-values';
import { fundGroups, type FundGroup } from '@/lib/funds/domain/fund';
import {
  listColumns,
  usualColumns,
  type ListColumn,
  maxWeight,
  scoreParts,
  usualWeights,
  type ScorePart,
  type ScoreWeights,
} from './list-figures';
import { planOptions, plans, type Option, type Plan } from '@/lib/funds/domain/scheme';
import { fundsPath } from '@/lib/navigation/page-paths';
import { filledPairs, pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';

/** Years that a scheme must at least have had a NAV. */
export const minAges = [1, 3, 5, 10] as const;
export type MinAge = (typeof minAges)[number];

/** Rupees that a first purchase may take at most. */
export const maxMinimums = [100, 500, 1000, 5000] as const;
type MaxMinimum = (typeof maxMinimums)[number];

export const sortOrders = [
  'best',
  'rank',
  'name',
  ...listColumns,
  'points',
  'nav-high',
  'nav-low',
  'newest',
] as const;
/**
 * `best` is what the words most likely mean and, without words, the rank over three years among the schemes of the same
 * category and plan. A figure: the better one first.
 */
export type SortOrder = (typeof sortOrders)[number];

/** Funds in one comparison; readers cannot distinguish more lines. */
export const maxCompared = 6;

/** What the list shows, as the query says it. Null leaves a property open. */
export type ListQuery = {
  words: string;
  group: FundGroup | null;
  house: string | null;
  category: string | null;
  plan: Plan | null;
  option: Option | null;
  /** Wound-up and suspended schemes are labelled where they are shown, and left out unless asked for. */
  includesDormant: boolean;
  /** Null for schemes of any age. */
  minYears: MinAge | null;
  /** Null for any minimum investment. */
  maxMinimum: MaxMinimum | null;
  sort: SortOrder;
  /** The weights of the scorecard. */
  weights: ScoreWeights;
  /** In the order of `listColumns`. */
  columns: readonly ListColumn[];
  /** From 1. */
  page: number;
  /** Codes of the schemes chosen for a comparison. */
  compared: readonly number[];
  /** What is shown instead of the list; null for the list. */
  view: 'compare' | 'categories' | 'category' | 'watched' | null;
};

const name = z.string().trim().min(1).nullable().catch(null);

const querySchema = z.object({
  q: z.string().trim(),
  group: z.enum(fundGroups).nullable().catch(null),
  amc: name,
  category: name,
  plan: z.enum(plans).nullable().catch(null),
  option: z.enum(planOptions).nullable().catch(null),
  age: z.coerce.number().pipe(z.literal(minAges)).nullable().catch(null),
  min: z.coerce.number().pipe(z.literal(maxMinimums)).nullable().catch(null),
  old: z.literal('1').nullable().catch(null),
  view: z.enum(['compare', 'categories', 'category', 'watched']).nullable().catch(null),
  sort: z.enum(sortOrders).catch('best'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** Reads a query. Invalid parameters are ignored. */
export function readListQuery(query: QueryValues): ListQuery {
  const { q, group, amc, category, plan, option, age, min, old, ...rest } = querySchema.parse({
    ...Object.fromEntries(
      Object.keys(querySchema.shape).map((key) => [key, firstText(query[key])]),
    ),
  });
  return {
    words: q,
    group,
    house: amc,
    category,
    plan,
    option,
    minYears: age,
    maxMinimum: min,
    ...rest,
    includesDormant: old !== null,
    weights: readWeights(query),
    columns: readColumns(query.col),
    compared: readCodes(query.compare),
  };
}

/** `col=return-1&col=drawdown`; the usual columns where none is named. */
function readColumns(value: QueryValues[string]): readonly ListColumn[] {
  const named = [value ?? []].flat();
  const known = listColumns.filter((column) => named.includes(column));
  return known.length > 0 ? known : usualColumns;
}

/** `w-cost=30`; the usual weight for a part that is not named or has no whole number from 0 to 100. */
function readWeights(query: QueryValues): ScoreWeights {
  const weights = scoreParts.map((part) => {
    const text = firstText(query[weightField(part)]);
    const isWeight = /^\d{1,3}$/.test(text) && Number(text) <= maxWeight;
    return [part, isWeight ? Number(text) : usualWeights[part]];
  });
  return Object.fromEntries(weights) as ScoreWeights;
}

/** The name of a weight in the address. */
export function weightField(part: ScorePart): string {
  return `w-${part}`;
}

/** `compare=100001&compare=100004` as a form writes it, or `compare=100001,100004`. */
function readCodes(value: QueryValues[string]): number[] {
  const texts = [value ?? []].flat().flatMap((text) => text.slice(0, 200).split(','));
  const codes = texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  return [...new Set(codes)].slice(0, maxCompared);
}

/** The address of the list, in its shortest form. Every change but that of the page begins at page 1. */
export function listPath(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  return pathWithQuery(fundsPath, listFields({ ...query, page: 1, ...changes }));
}

/** The address of the whole list. The funds chosen for a comparison, the columns and the weights stay. */
export function wholeListPath({ columns, compared, weights }: ListQuery): string {
  return listPath({ ...readListQuery({}), columns, compared, weights });
}

/** The names and values of an address: what a form that changes one of them sends along. */
export function listFields(query: ListQuery): QueryPair[] {
  const { columns, compared, view, page } = query;
  const isUsual = columns.join() === usualColumns.join();
  return [
    ...filterFields(query),
    ...(isUsual ? [] : columns.map((column): QueryPair => ['col', column])),
    ...filledPairs([
      ['compare', compared.join(',')],
      ['view', view],
      ['page', page > 1 ? String(page) : null],
    ]),
  ];
}

/** The address of the list as a CSV file, of all its pages. */
export function listFilePath(query: ListQuery): string {
  return listPath(query, { view: null, compared: [] }).replace(fundsPath, `${fundsPath}/funds.csv`);
}

function filterFields(query: ListQuery): QueryPair[] {
  const { words, group, house, category, plan, option, minYears, maxMinimum } = query;
  const { includesDormant, sort, weights } = query;
  return filledPairs([
    ['q', words],
    ['group', group],
    ['amc', house],
    ['category', category],
    ['plan', plan],
    ['option', option],
    ['age', minYears && String(minYears)],
    ['min', maxMinimum && String(maxMinimum)],
    ['old', includesDormant ? '1' : null],
    ['sort', sort === 'best' ? null : sort],
    ...scoreParts.map(
      (part) =>
        [
          weightField(part),
          weights[part] === usualWeights[part] ? null : String(weights[part]),
        ] as const,
    ),
  ]);
}

/** The page of a category: its figures, not its funds. Direct plans where the query has none. */
export function categoryPath(category: string, query: ListQuery): string {
  // Without a plan it is the direct one.
  const plan = query.plan === 'direct' ? null : query.plan;
  return listPath({ ...readListQuery({}), category, plan, view: 'category' });
}
