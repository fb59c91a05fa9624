import { groupBy } from '@/lib/group-by';
import { sumOf } from '@/lib/cashflow/statistics';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { financialYearName, financialYearOf } from '@/lib/law/financial-year';
import { compareTexts } from '@/lib/text/compare-texts';
import { isEmpty, type SaleField, type SaleTyped } from './sale-typed';
import { maxRupees, readAmount, type AmountProblem } from './typed-amount';
import { taxOnVdaSale, type VdaLaw } from './vda-tax';
import { roundToPaisa } from '@/lib/money/round-to-rupee';

export type SaleProblem =
  | AmountProblem
  | 'no-date'
  | 'in-future'
  | 'before-purchase'
  | 'before-law';
type SaleProblems = Partial<Record<SaleField, SaleProblem>>;

/** One line of Schedule VDA of the income-tax return. */
export type VdaSaleRow = {
  coin: string;
  acquiredOn: IsoDate;
  soldOn: IsoDate;
  costRupees: number;
  considerationRupees: number;
  /** Nil for a loss, as the schedule asks. */
  incomeRupees: number;
  /** Set off against nothing; not part of the schedule. */
  lossRupees: number;
};

/**
 * The sales that were typed. Lines of which nothing is filled count for nothing.
 * @param lawFrom the day from which transfers are taxed by section 115BBH (1 April 2022). @param today in India.
 * @returns `problems` by line; null where the line is right or empty.
 */
export function readSales(
  typed: readonly SaleTyped[],
  lawFrom: IsoDate,
  today: IsoDate,
): { rows: VdaSaleRow[]; problems: (SaleProblems | null)[] } {
  const rows: VdaSaleRow[] = [];
  const problems = typed.map((sale) => {
    if (isEmpty(sale)) return null;
    const read = readSale(sale, lawFrom, today);
    if (!read.row) return read.problems;
    rows.push(read.row);
    return null;
  });
  return { rows, problems };
}

function readSale(sale: SaleTyped, lawFrom: IsoDate, today: IsoDate) {
  const problems: SaleProblems = {};
  const day = (field: 'acquiredOn' | 'soldOn'): IsoDate | null => {
    const text = sale[field].trim();
    const date = readIsoDate(text);
    if (!date) problems[field] = text === '' ? 'missing' : 'no-date';
    else if (date > today) problems[field] = 'in-future';
    return date;
  };
  const amount = (field: 'cost' | 'consideration'): number => {
    const read = readAmount(sale[field]);
    if (!read.ok) problems[field] = read.problem;
    return read.ok ? roundToPaisa(read.value) : 0;
  };
  const [acquiredOn, soldOn] = [day('acquiredOn'), day('soldOn')];
  const [costRupees, considerationRupees] = [amount('cost'), amount('consideration')];
  if (acquiredOn && soldOn && !problems.acquiredOn && !problems.soldOn) {
    if (soldOn < acquiredOn) problems.soldOn = 'before-purchase';
    else if (soldOn < lawFrom) problems.soldOn = 'before-law';
  }
  if (!acquiredOn || !soldOn || Object.keys(problems).length > 0) return { row: null, problems };
  const gain = roundToPaisa(considerationRupees - costRupees);
  const row: VdaSaleRow = {
    coin: sale.coin.trim(),
    acquiredOn,
    soldOn,
    costRupees,
    considerationRupees,
    incomeRupees: Math.max(0, gain),
    lossRupees: Math.max(0, -gain),
  };
  return { row, problems };
}

export type VdaYear = {
  /** The year in which it was sold, from April: 2026-27. */
  year: string;
  rows: readonly VdaSaleRow[];
  considerationRupees: number;
  incomeRupees: number;
  lossRupees: number;
  /** Tax and cess on the income, without surcharge; null for an income beyond `maxRupees`, whose paise cannot be counted. */
  taxRupees: number | null;
};

/** The sales by the year of the return that they belong to, the newest first. */
export function vdaYears(rows: readonly VdaSaleRow[], law: VdaLaw): VdaYear[] {
  const years = groupBy(rows, ({ soldOn }) => financialYearName(financialYearOf(soldOn)));
  return [...years]
    .sort(([one], [other]) => compareTexts(other, one))
    .map(([year, own]) => {
      const sum = (field: 'considerationRupees' | 'incomeRupees' | 'lossRupees') =>
        roundToPaisa(sumOf(own.map((row) => row[field])));
      const incomeRupees = sum('incomeRupees');
      const tax = incomeRupees > maxRupees ? null : taxOnVdaSale(incomeRupees, 0, law);
      return {
        year,
        rows: own.sort((one, other) => compareTexts(one.soldOn, other.soldOn)),
        considerationRupees: sum('considerationRupees'),
        incomeRupees,
        lossRupees: sum('lossRupees'),
        taxRupees: tax && (tax.taxPaise + tax.cessPaise) / 100,
      };
    });
}
