import { sumOf } from '@/lib/cashflow/statistics';
import type { CompanyTable } from '@/lib/market-files/company-table';
import type { RowProblemCode, RowProblems } from '@/lib/market-files/file-problem';
import { readFigure, rupeesIn, type Figure } from '@/lib/market-files/read-figure';
import { createRowProblemList } from '@/lib/market-files/lines';
import { isIndianIsin } from '@/lib/text/isin';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { FileCompany } from './own-market';
import { isIdentity, type ColumnTarget, type IdentityTarget } from './file-columns';
import { inCrore, type ColumnChoice, type ColumnUnit } from './match-columns';

type TableCompanies = {
  companies: readonly FileCompany[];
  problems: RowProblems;
  /** Cells of ratios that say nothing below zero, such as the price to the earnings of a loss. */
  belowZero: number;
};

/** Ratios that are unknown where the divisor is not positive, as the formulas of ratioList say. */
const noneBelowZero: readonly RatioId[] = [
  'priceToEarnings',
  'priceToThreeYearEarnings',
  'priceToBook',
  'grahamProduct',
  'evToOperatingProfit',
  'pegRatio',
  'debtToEquity',
  'payout',
];

type Column = ColumnChoice & { index: number; header: string };

type Wrong = { code: RowProblemCode; column: string | null; found: string };

/** Zerodha's files of what the reader owns. */
export const isHoldings = ({ source }: Pick<CompanyTable, 'source'>): boolean =>
  source === 'zerodha-kite' || source === 'zerodha-console';

/** The companies of a table. A row without a name, or with a cell that is no figure, is one bad row. */
export function tableCompanies(table: CompanyTable, columns: readonly Column[]): TableCompanies {
  const problems = createRowProblemList();
  const companies = new Map<string, FileCompany>();
  let belowZero = 0;
  for (const { line, cells } of table.rows) {
    const { texts, values, ...read } = readCells(cells, columns);
    belowZero += read.belowZero;
    const isin = texts.get('isin')?.toUpperCase() ?? null;
    const symbol = texts.get('symbol')?.toUpperCase() ?? null;
    const name = texts.get('name') ?? symbol ?? '';
    const held = heldQuantity(texts);
    const key = isin ?? symbol ?? texts.get('bseCode') ?? name;
    const wrong =
      read.wrong ??
      wrongIn({ isin, name, held }, columns) ??
      (companies.has(key) ? { code: 'duplicate', column: null, found: key } : null);
    if (wrong) problems.add({ ...wrong, line });
    else {
      companies.set(key, {
        isin,
        symbol,
        bseCode: texts.get('bseCode') ?? null,
        name,
        sector: texts.get('sector') ?? texts.get('industry') ?? '',
        industry: texts.get('industry') ?? texts.get('sector') ?? '',
        values,
        priceAsOf: table.date,
        heldQuantity: isHoldings(table) ? (held ?? null) : null,
        company: null,
      });
    }
  }
  return { companies: [...companies.values()], problems: problems.finish(), belowZero };
}

/** The values of a row's cells, and the first cell that is not a figure. */
function readCells(cells: readonly string[], columns: readonly Column[]) {
  const texts = new Map<IdentityTarget, string>();
  const values: Partial<Record<RatioId, number | null>> = {};
  let belowZero = 0;
  let wrong: Wrong | null = null;
  for (const { target, unit, index, header } of columns) {
    const cell = cells[index] ?? '';
    if (!target || cell === '') continue;
    if (isIdentity(target)) {
      // A dash for a code is no code: all companies without one would be the same company.
      if (target === 'name' || readFigure(cell) !== null) texts.set(target, cell);
      continue;
    }
    const figure = target === 'financialCompany' ? yesNo(cell) : readFigure(cell);
    if (figure === undefined) wrong ??= { code: 'no-number', column: header || null, found: cell };
    if (!figure) continue;
    const value = inUnitOf(target, figure, unit);
    const isNothing = value < 0 && noneBelowZero.includes(target);
    if (isNothing) belowZero += 1;
    values[target] = isNothing ? null : value;
  }
  return { texts, values, belowZero, wrong };
}

/** What is wrong with the name and codes of a row; null for nothing. */
function wrongIn(
  { isin, name, held }: { isin: string | null; name: string; held: number | null | undefined },
  columns: readonly Column[],
): Wrong | null {
  const at = (target: ColumnTarget, code: RowProblemCode, found = ''): Wrong => {
    const header = columns.find((column) => column.target === target)?.header;
    return { code, column: header || null, found };
  };
  if (name === '') return at('name', 'missing');
  if (isin !== null && !isIndianIsin(isin)) return at('isin', 'no-isin', isin);
  return held === undefined ? at('heldQuantity', 'no-number') : null;
}

function inUnitOf(target: RatioId, figure: Figure, unit: ColumnUnit): number {
  const ratioUnit = ratioList[target].unit;
  if (ratioUnit === 'crore') {
    // A unit in the cell itself counts more than that of the column.
    const own = figure.unit && rupeesIn[figure.unit];
    return own ? (figure.value * own) / 1e7 : inCrore(figure.value, unit);
  }
  if (ratioUnit === 'percent' && unit === 'fraction' && figure.unit !== 'percent') {
    return figure.value * 100;
  }
  return ratioUnit === 'times' && figure.unit === 'percent' ? figure.value / 100 : figure.value;
}

/** Owned are those that are free and those that are pledged (Zerodha, "Quantity Available"). */
function heldQuantity(texts: ReadonlyMap<IdentityTarget, string>): number | null | undefined {
  const parts = (['heldQuantity', 'pledgedMargin', 'pledgedLoan'] as const).map((target) =>
    readFigure(texts.get(target) ?? ''),
  );
  if (parts.some((part) => part === undefined)) return undefined;
  const known = parts.flatMap((part) => part ?? []);
  return known.length === 0 ? null : sumOf(known.map(({ value }) => value));
}

function yesNo(cell: string): Figure | null | undefined {
  if (/^(?:yes|y|true|1)$/i.test(cell)) return { value: 1, unit: null };
  return /^(?:no|n|false|0)$/i.test(cell) ? { value: 0, unit: null } : undefined;
}
