import { failure, success, type Result } from '@/lib/result';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  canBeBelowZero,
  companyNameOf,
  figureNames,
  figuresBy,
  noGovernance,
  type Company,
  type Dated,
  type FigureName,
} from '@/lib/picks/domain/company/company';
import { compareTexts } from '@/lib/text/compare-texts';
import {
  readCsvTable,
  choiceCell,
  dayCell,
  isinCell,
  notNegativeCell,
  numberCell,
  percentCell,
  optionalCell,
  positiveCell,
  textCell,
  type BadCsvLine,
  type CsvProblem,
} from './csv-table';

/** operatingProfit is operating_profit. */
function columnOf(name: FigureName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const companySchema = {
  isin: isinCell,
  symbol: textCell,
  name: textCell,
  sector: textCell,
  industry: textCell,
  financial: choiceCell(['yes', 'no']),
  listed_on: optionalCell(dayCell),
  delisted_on: optionalCell(dayCell),
  delisting_reason: optionalCell(choiceCell(['insolvent', 'merged', 'voluntary', 'unknown'])),
  last_rupees: optionalCell(notNegativeCell),
} as const;

const yearSchema = {
  year: numberCell.refine((year) => Number.isInteger(year) && year >= 1990 && year <= 2100, {
    error: 'out-of-range' satisfies CsvProblem,
  }),
  ends_on: dayCell,
  published_on: dayCell,
  promoter_percent: optionalCell(percentCell),
  pledged_percent: optionalCell(percentCell),
  holding_as_of: optionalCell(dayCell),
  holding_published_on: optionalCell(dayCell),
  surveillance: optionalCell(choiceCell(['none', 'asm', 'gsm'])),
  surveillance_as_of: optionalCell(dayCell),
  auditor: optionalCell(choiceCell(['none', 'changed', 'resigned', 'qualified'])),
} as const;

function figureCell(name: FigureName) {
  if (name === 'shares') return positiveCell;
  return canBeBelowZero(name) ? numberCell : notNegativeCell;
}

const figuresSchema = z.object(
  Object.fromEntries(figureNames.map((name) => [columnOf(name), optionalCell(figureCell(name))])),
);

const rowSchema = z.object({ ...companySchema, ...yearSchema }).and(
  figuresSchema.transform((read) => ({
    figures: figuresBy((name) => read[columnOf(name)] ?? null),
  })),
);
type Row = z.infer<typeof rowSchema>;

const columns = [companySchema, yearSchema, figuresSchema.shape].flatMap(Object.keys);

const required = [
  'isin',
  'symbol',
  'name',
  'sector',
  'industry',
  'financial',
  'year',
  'ends_on',
  'published_on',
];

/** Where a line is bad, nothing is imported, not even what could be read. */
type ReadFundamentals = Result<{ companies: Company[]; years: number }, readonly BadCsvLine[]>;

/**
 * The operator's file: a line for each company and fiscal year, in rupee crore and crore shares as filed (adjustShares
 * makes them comparable). Required: isin, symbol, name, sector, industry, financial (yes or no), year, ends_on,
 * published_on. Optional: the figures (operating_profit, net_profit, ...), listed_on, delisted_on, delisting_reason,
 * last_rupees, promoter_percent and pledged_percent with holding_as_of and holding_published_on, surveillance with
 * surveillance_as_of, auditor (of the year's report). An empty cell is not known. What is said of a company must be the
 * same in each of its lines.
 * @param today the day in India: what is published later is a mistake.
 */
export function readFundamentals(text: string, today: IsoDate): ReadFundamentals {
  const companies = new Map<string, { row: Row; company: Company }>();
  const file = { schema: rowSchema, columns, required };
  let years = 0;
  const badLines = readCsvTable(text, file, (row, bad) => {
    const wrong = wrongIn(row, today, companies.get(row.isin));
    if (wrong) {
      bad(wrong.problem, wrong.column);
      return;
    }
    const entry = companies.get(row.isin) ?? { row, company: companyOf(row) };
    companies.set(row.isin, entry);
    entry.company = withYear(entry.company, row);
    years += 1;
  });
  if (badLines.length > 0) return failure(badLines);
  if (companies.size === 0) {
    return failure([{ line: 1, column: null, problem: 'empty', found: '' }]);
  }
  return success({
    companies: [...companies.values()].map(({ company }) => inOrder(company)),
    years,
  });
}

type Wrong = { problem: CsvProblem; column: string };

/** Checks that need several cells of a row. */
function wrongIn(
  row: Row,
  today: IsoDate,
  known: { row: Row; company: Company } | undefined,
): Wrong | null {
  const wrong = (problem: CsvProblem, column: keyof Row): Wrong => ({ problem, column });
  if (row.published_on <= row.ends_on) return wrong('too-early', 'published_on');
  if (row.published_on > today) return wrong('in-future', 'published_on');
  if (!row.ends_on.startsWith(`${row.year}-`)) return wrong('differs', 'ends_on');
  const hasHolding = row.promoter_percent !== null || row.pledged_percent !== null;
  if (hasHolding && !row.holding_as_of) return wrong('missing', 'holding_as_of');
  if (hasHolding && !row.holding_published_on) return wrong('missing', 'holding_published_on');
  if (hasHolding && row.holding_published_on! < row.holding_as_of!)
    return wrong('too-early', 'holding_published_on');
  if (hasHolding && row.holding_published_on! > today)
    return wrong('in-future', 'holding_published_on');
  if (row.surveillance && !row.surveillance_as_of) return wrong('missing', 'surveillance_as_of');
  if (row.surveillance_as_of && row.surveillance_as_of > today)
    return wrong('in-future', 'surveillance_as_of');
  if (row.delisting_reason && !row.delisted_on) return wrong('missing', 'delisted_on');
  if (!known) return null;
  for (const name of Object.keys(companySchema) as (keyof typeof companySchema)[]) {
    if (known.row[name] !== row[name]) return wrong('differs', name);
  }
  const isDuplicate = known.company.years.some(({ year }) => year === row.year);
  return isDuplicate ? wrong('duplicate', 'year') : null;
}

function companyOf(row: Row): Company {
  return {
    ...companyNameOf(row),
    isFinancial: row.financial === 'yes',
    listedOn: row.listed_on,
    delisted: row.delisted_on && {
      on: row.delisted_on,
      reason: row.delisting_reason ?? 'unknown',
      lastRupees: row.last_rupees,
    },
    years: [],
    governance: noGovernance,
  };
}

function withYear(company: Company, row: Row): Company {
  const { year, ends_on: endsOn, published_on: publishedOn, figures } = row;
  const { promoterPercent, pledgedPercent, surveillance, auditor } = company.governance;
  const added = <T>(
    history: readonly Dated<T>[],
    value: T | null,
    asOf: IsoDate | null,
    day: IsoDate | null,
  ) => (value !== null && asOf && day ? [...history, { value, asOf, publishedOn: day }] : history);
  const { holding_as_of: held, holding_published_on: published, surveillance_as_of: watched } = row;
  return {
    ...company,
    years: [...company.years, { year, endsOn, publishedOn, figures }],
    governance: {
      promoterPercent: added(promoterPercent, row.promoter_percent, held, published),
      pledgedPercent: added(pledgedPercent, row.pledged_percent, held, published),
      surveillance: added(surveillance, row.surveillance, watched, watched),
      auditor: added(auditor, row.auditor, endsOn, publishedOn),
    },
  };
}

/** Oldest first, in whatever order the lines came. */
function inOrder(company: Company): Company {
  const byDay = <T>(history: readonly Dated<T>[]) =>
    history.toSorted((one, other) => compareTexts(one.asOf, other.asOf));
  const { promoterPercent, pledgedPercent, surveillance, auditor } = company.governance;
  return {
    ...company,
    years: company.years.toSorted((one, other) => one.year - other.year),
    governance: {
      promoterPercent: byDay(promoterPercent),
      pledgedPercent: byDay(pledgedPercent),
      surveillance: byDay(surveillance),
      auditor: byDay(auditor),
    },
  };
}
