import { plainName } from '@/lib/market-files/lines';
import type { CompanyTable } from '@/lib/market-files/company-table';
import { readFigure, rupeesIn, unitIn, type FigureUnit } from '@/lib/market-files/read-figure';
import { longestName, nearestName, ratioTree } from '@/lib/picks/domain/ratios/ratio-names';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { isIdentity, isOtherFigure, targetNamed, type ColumnTarget } from './file-columns';

/** How the figures of a column count; `fraction` is 0.15 for 15 percent, as workbooks store a percentage. */
export const columnUnits = [
  'plain',
  'fraction',
  'rupees',
  'thousand',
  'lakh',
  'million',
  'crore',
] as const;
export type ColumnUnit = (typeof columnUnits)[number];

export type ColumnChoice = {
  /** Null: the column is not used. */
  target: ColumnTarget | null;
  unit: ColumnUnit;
};

/** What is doubtful about a column, so that the reader is asked. */
type ColumnDoubt = 'similar-name' | 'fractions' | 'percentages' | 'too-large' | 'second';

export type MatchedColumn = ColumnChoice & {
  index: number;
  header: string;
  /** Null: it is known, was chosen by the reader before and fits, or is not used. */
  doubt: ColumnDoubt | null;
  /** First cells that are not empty, to recognise the column by. */
  examples: readonly string[];
};

/** What the reader chose for a column of this name, by `plainName`. */
export type RememberedColumns = Readonly<Record<string, ColumnChoice>>;

const rowsLookedAt = 200;
const maxExamples = 3;
/** Few returns and margins are above 150 %, and of five companies few have all theirs below 1.5 %. */
const maxFraction = 1.5;
/** All listed companies of India together are below 500 lakh crore: none has a market cap of 100 lakh crore. */
const maxCrore = 1e7;

/**
 * The meaning of each column of a table. Each target is assigned once: to the first column for which the reader chose it,
 * or else to the first that names it.
 */
export function matchColumns(
  { header, rows, unit: tableUnit }: CompanyTable,
  remembered: RememberedColumns = {},
): MatchedColumn[] {
  const taken = new Set<ColumnTarget>();
  const known = header.cells.map((name) => {
    const chosen = Object.hasOwn(remembered, plainName(name)) ? remembered[plainName(name)] : null;
    return { name, chosen: chosen ?? null, named: chosen ? null : targetNamed(name) };
  });
  // What the reader chose, and what is certain, comes before what is only similar.
  for (const { chosen, named } of known) {
    const target = chosen?.target ?? named;
    if (target) taken.add(target);
  }
  /** Which column has a target. */
  const owners = new Map<ColumnTarget, number>();
  for (const [index, { chosen }] of known.entries()) {
    if (chosen?.target && !owners.has(chosen.target)) owners.set(chosen.target, index);
  }
  return known.map(({ name, chosen, named }, index) => {
    const cells = rows.slice(0, rowsLookedAt).map(({ cells: row }) => row[index] ?? '');
    const column = { index, header: name, examples: cells.filter(Boolean).slice(0, maxExamples) };
    const similar = chosen || named || isOtherFigure(name) ? null : similarRatio(name);
    const target = chosen
      ? chosen.target
      : (named ?? (similar && !taken.has(similar) ? similar : null));
    if (target && (owners.get(target) ?? index) !== index) {
      return { ...column, target: null, unit: 'plain' as const, doubt: 'second' as const };
    }
    if (target) owners.set(target, index);
    if (chosen) {
      const doubt = chosen.target && doubtOf(chosen.target, chosen.unit, cells);
      // The reader has already answered whether small figures are percentages.
      return { ...column, ...chosen, doubt: doubt === 'fractions' ? null : doubt };
    }
    if (!target) return { ...column, target, unit: 'plain' as const, doubt: null };
    const unit = unitOf(name, target, tableUnit);
    const doubt = named ? doubtOf(target, unit, cells) : ('similar-name' as const);
    return { ...column, target, unit, doubt };
  });
}

/** A ratio whose name is nearly the header, or stands at its beginning. */
function similarRatio(header: string): RatioId | null {
  const nearest = nearestName(header);
  return longestName(ratioTree, nearest ?? header, 0)?.value ?? null;
}

function unitOf(header: string, target: ColumnTarget, tableUnit: FigureUnit | null): ColumnUnit {
  if (isIdentity(target)) return 'plain';
  const { unit } = ratioList[target];
  if (unit !== 'crore') return 'plain';
  const named = [unitIn(header), tableUnit].find((one) => one && rupeesIn[one] !== undefined);
  return columnUnits.find((one) => one === named) ?? 'crore';
}

function doubtOf(
  target: ColumnTarget,
  unit: ColumnUnit,
  cells: readonly string[],
): ColumnDoubt | null {
  if (isIdentity(target)) return null;
  // A percent sign in a cell counts more than what is said of its column.
  const values = cells.flatMap((cell) => {
    const figure = readFigure(cell);
    return figure && (unit !== 'fraction' || figure.unit !== 'percent') ? figure.value : [];
  });
  if (values.length === 0) return null;
  const max = Math.max(...values.map(Math.abs));
  const { unit: ratioUnit } = ratioList[target];
  if (unit === 'fraction') return max > maxFraction ? 'percentages' : null;
  const isYield = target === 'dividendYield' || target === 'pledged' || target === 'promoterChange';
  if (ratioUnit === 'percent' && !isYield && values.length >= 5 && max <= maxFraction)
    return 'fractions';
  return ratioUnit === 'crore' && inCrore(max, unit) > maxCrore ? 'too-large' : null;
}

/** @param unit of money; a plain figure is taken for crore. */
export function inCrore(value: number, unit: ColumnUnit): number {
  const rupees = unit === 'plain' || unit === 'fraction' ? undefined : rupeesIn[unit];
  return rupees === undefined ? value : (value * rupees) / 1e7;
}

/** The choices to remember: doubtful columns, and columns that the reader changed. */
export function rememberedOf(
  before: readonly MatchedColumn[],
  chosen: readonly MatchedColumn[],
): RememberedColumns {
  return Object.fromEntries(
    chosen.flatMap(({ header, target, unit }, at): [string, ColumnChoice][] => {
      const old = before[at];
      const isSame = old?.target === target && old.unit === unit;
      return header !== '' && (!isSame || old.doubt !== null)
        ? [[plainName(header), { target, unit }]]
        : [];
    }),
  );
}
