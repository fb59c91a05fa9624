import { browserStorage } from '@/lib/browser-storage/browser-storage';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { fieldsOf } from '@/lib/fields-of';
import {
  companyOfYears,
  figureNames,
  type Company,
  type Figures,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import { isColumnTarget } from '@/lib/picks/domain/own-file/file-columns';
import {
  columnUnits,
  type ColumnChoice,
  type RememberedColumns,
} from '@/lib/picks/domain/own-file/match-columns';
import type { CompanyFile, FileCompany } from '@/lib/picks/domain/own-file/own-market';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';

export type SavedOwnFiles = { savedOn: IsoDate; files: readonly CompanyFile[] };

const mostFiles = 10;
const mostCompanies = 10_000;
const mostColumns = 500;
const longestText = 200;

/** The companies that the reader chose to save. Figures that cannot be read back are left out, never guessed. */
export const savedOwnFiles = browserStorage('market-files', readSavedOwnFiles);

/** What the reader said that columns mean. */
export const rememberedColumns = browserStorage('market-columns', readRememberedColumns);

/** Adds choices, the newest last; beyond `mostColumns` the oldest are deleted. */
export function rememberColumns(choices: RememberedColumns): void {
  const all = Object.entries({ ...rememberedColumns.read(), ...choices });
  rememberedColumns.write(Object.fromEntries(all.slice(-mostColumns)));
}

export function readRememberedColumns(stored: unknown): RememberedColumns | null {
  if (typeof stored !== 'object' || stored === null) return null;
  return Object.fromEntries(
    Object.entries(fieldsOf(stored))
      .slice(0, mostColumns)
      .flatMap(([name, value]): [string, ColumnChoice][] => {
        const { target, unit } = fieldsOf(value);
        const known = columnUnits.find((one) => one === unit);
        const isTarget = target === null || isColumnTarget(target);
        return known && isTarget ? [[name, { target, unit: known }]] : [];
      }),
  );
}

export function readSavedOwnFiles(stored: unknown): SavedOwnFiles | null {
  const { savedOn, files } = fieldsOf(stored);
  if (!isIsoDate(savedOn) || !Array.isArray(files)) return null;
  return {
    savedOn,
    files: files.slice(0, mostFiles).flatMap((file: unknown): CompanyFile[] => {
      const { name, role, companies } = fieldsOf(file);
      const known = (['figures', 'holdings', 'prices'] as const).find((one) => one === role);
      if (!known || !Array.isArray(companies)) return [];
      return [
        {
          name: text(name) ?? '',
          role: known,
          companies: companies.slice(0, mostCompanies).flatMap(readCompany),
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
          figures: Object.fromEntries(
            figureNames.map((figure) => [figure, number(known[figure])]),
          ) as Figures,
        },
      ];
    }),
  );
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestText ? value : null;

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
