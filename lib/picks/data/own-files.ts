import { success } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CashBhavcopy } from '@/lib/market-files/cash-bhavcopy';
import type { CompanyTable } from '@/lib/market-files/company-table';
import type { ReadOr, RowProblems } from '@/lib/market-files/file-problem';
import type { DataSheet } from '@/lib/market-files/read-market-file';
import {
  type MatchedColumn,
  columnUnits,
  type ColumnChoice,
  type RememberedColumns,
} from '@/lib/picks/domain/own-file/match-columns';
import {
  unknownCompany,
  type CompanyFile,
  type FileCompany,
} from '@/lib/picks/domain/own-file/own-market';
import { isHoldings, tableCompanies } from '@/lib/picks/domain/own-file/table-companies';
import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { fieldsOf } from '@/lib/fields-of';
import {
  companyOfYears,
  figuresBy,
  type Company,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import { isColumnTarget } from '@/lib/picks/domain/own-file/file-columns';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import { readDataSheet } from './data-sheet';

/** A file of companies with what its rows left unread. */
type ReadCompanyFile = CompanyFile & { problems: RowProblems; belowZero: number };

/**
 * A file of the market as companies.
 * @param columns of a table; others need none. @param today years that end later are refused.
 */
export function companyFile(
  name: string,
  file: CashBhavcopy | CompanyTable | DataSheet,
  columns: readonly MatchedColumn[],
  today: IsoDate,
): ReadOr<ReadCompanyFile> {
  switch (file.kind) {
    case 'cash':
      return {
        ok: true,
        value: {
          name,
          role: 'prices',
          companies: file.shares.map((share) => pricedCompany(share, file.date)),
          problems: file.problems,
          belowZero: 0,
        },
      };
    case 'companies': {
      const role = isHoldings(file) ? 'holdings' : 'figures';
      return success({ name, role, ...tableCompanies(file, columns) });
    }
    case 'data-sheet': {
      const read = readDataSheet(file.lines, today);
      if (!read.ok) return read;
      const { company, problems } = read.value;
      return {
        ok: true,
        value: { name, role: 'figures', companies: [company], problems, belowZero: 0 },
      };
    }
  }
}

/** Without `tradedValue`, which is the median turnover of three months: a bhavcopy has that of one day. */
function pricedCompany(
  { isin, symbol, bseCode, name, closeRupees }: CashBhavcopy['shares'][number],
  date: IsoDate,
): FileCompany {
  const values = { price: closeRupees };
  return { ...unknownCompany, isin, symbol, bseCode, name, values, priceAsOf: date };
}

type SavedOwnFiles = { files: readonly CompanyFile[] };

/** A Data Sheet is a file of one company, here of about 8 kB; a browser has room for about 5 MB. */
export const savedLimits = { files: 100, companies: 10_000 } as const;
const maxColumns = 500;
const maxTextCharacters = 200;

/** The companies that the reader chose to save. Figures that cannot be read back are left out, never guessed. */
export const savedOwnFiles = browserStorage('market-files', readSavedOwnFiles);

/** Saves all of the files, or none where not all could be read back. */
export function saveOwnFiles(saved: SavedOwnFiles): StorageProblem | 'too-many' | null {
  const isTooMany =
    saved.files.length > savedLimits.files ||
    saved.files.some(({ companies }) => companies.length > savedLimits.companies);
  return isTooMany ? 'too-many' : savedOwnFiles.write(saved);
}

/** The reader's choices for the meaning of columns. */
export const rememberedColumns = browserStorage('market-columns', readRememberedColumns);

/** Adds choices, the newest last; beyond `maxColumns` the oldest are deleted. */
export function rememberColumns(choices: RememberedColumns): void {
  const all = Object.entries({ ...rememberedColumns.read(), ...choices });
  rememberedColumns.write(Object.fromEntries(all.slice(-maxColumns)));
}

export function readRememberedColumns(stored: unknown): RememberedColumns | null {
  if (typeof stored !== 'object' || stored === null) return null;
  return Object.fromEntries(
    Object.entries(fieldsOf(stored))
      .slice(0, maxColumns)
      .flatMap(([name, value]): [string, ColumnChoice][] => {
        const { target, unit } = fieldsOf(value);
        const known = columnUnits.find((one) => one === unit);
        const isTarget = target === null || isColumnTarget(target);
        return known && isTarget ? [[name, { target, unit: known }]] : [];
      }),
  );
}

export function readSavedOwnFiles(stored: unknown): SavedOwnFiles | null {
  const { files } = fieldsOf(stored);
  if (!Array.isArray(files)) return null;
  return {
    files: files.slice(0, savedLimits.files).flatMap((file: unknown): CompanyFile[] => {
      const { name, role, companies } = fieldsOf(file);
      const known = (['figures', 'holdings', 'prices'] as const).find((one) => one === role);
      if (!known || !Array.isArray(companies)) return [];
      return [
        {
          name: text(name) ?? '',
          role: known,
          companies: companies.slice(0, savedLimits.companies).flatMap(readCompany),
        },
      ];
    }),
  };
}

function readCompany(stored: unknown): FileCompany[] {
  const of = fieldsOf(stored);
  const name = text(of.name);
  if (!name) return [];
  const values = fieldsOf(of.values);
  return [
    {
      isin: text(of.isin),
      symbol: text(of.symbol),
      bseCode: text(of.bseCode),
      name,
      sector: text(of.sector) ?? '',
      industry: text(of.industry) ?? '',
      values: Object.fromEntries(
        ratioIds.flatMap((id) => {
          const value = number(values[id]);
          return value === null && values[id] !== null ? [] : [[id, value] as const];
        }),
      ),
      priceAsOf: isIsoDate(of.priceAsOf) ? of.priceAsOf : null,
      heldQuantity: number(of.heldQuantity),
      company: readStatements(of.company, name),
    },
  ];
}

/** The years of a Data Sheet; null for a company without. */
function readStatements(stored: unknown, name: string): Company | null {
  const { years } = fieldsOf(stored);
  if (!Array.isArray(years) || years.length > 20) return null;
  return companyOfYears(
    name,
    years.flatMap((year: unknown): FiscalYear[] => {
      const { year: endsIn, endsOn, publishedOn, figures } = fieldsOf(year);
      const ends = number(endsIn);
      if (ends === null || !isIsoDate(endsOn) || !isIsoDate(publishedOn)) return [];
      const known = fieldsOf(figures);
      return [
        {
          year: ends,
          endsOn,
          publishedOn,
          figures: figuresBy((figure) => number(known[figure])),
        },
      ];
    }),
  );
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxTextCharacters ? value : null;

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
