import * as advanceTax from '@/content/law/advance-tax';
import * as age from '@/content/law/age';
import * as agriculturalIncome from '@/content/law/agricultural-income';
import * as capitalGains from '@/content/law/capital-gains';
import * as cess from '@/content/law/cess';
import * as contractLots from '@/content/law/contract-lots';
import * as deductions from '@/content/law/deductions';
import * as derivativeLosses from '@/content/law/derivative-losses';
import * as everydayRules from '@/content/law/everyday-rules';
import * as exchangeCharges from '@/content/law/exchange-charges';
import * as expiryDays from '@/content/law/expiry-days';
import * as flatRateIncome from '@/content/law/flat-rate-income';
import * as fundRules from '@/content/law/fund-rules';
import * as houseProperty from '@/content/law/house-property';
import * as hra from '@/content/law/hra';
import * as losses from '@/content/law/losses';
import * as marginRules from '@/content/law/margin-rules';
import * as otherAssets from '@/content/law/other-assets';
import * as priceLag from '@/content/law/price-lag';
import * as rebate from '@/content/law/rebate';
import * as returnDates from '@/content/law/return-dates';
import * as rounding from '@/content/law/rounding';
import * as tds from '@/content/law/tds';
import * as securitiesTransactionTax from '@/content/law/securities-transaction-tax';
import * as slabs from '@/content/law/slabs';
import * as standardDeduction from '@/content/law/standard-deduction';
import * as surcharge from '@/content/law/surcharge';
import * as tradingDuties from '@/content/law/trading-duties';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isRecord } from '@/lib/fields-of';
import { rowOn, type DatedRow, type LawReference } from '@/lib/law/dated-row';
import * as taxYears from '@/lib/law/tax-years';
import { compareTexts } from '@/lib/text/compare-texts';
import type { FrontMatter } from './lesson-files';

/** The tables of law that a lesson may cite, by the name of their file. */
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'advance-tax': advanceTax,
  age,
  'agricultural-income': agriculturalIncome,
  'capital-gains': capitalGains,
  cess,
  'contract-lots': contractLots,
  deductions,
  'derivative-losses': derivativeLosses,
  'everyday-rules': everydayRules,
  'exchange-charges': exchangeCharges,
  'expiry-days': expiryDays,
  'flat-rate-income': flatRateIncome,
  'house-property': houseProperty,
  'fund-rules': fundRules,
  hra,
  losses,
  'margin-rules': marginRules,
  'other-assets': otherAssets,
  'price-lag': priceLag,
  rebate,
  'return-dates': returnDates,
  rounding,
  tds,
  'securities-transaction-tax': securitiesTransactionTax,
  slabs,
  'standard-deduction': standardDeduction,
  surcharge,
  'tax-years': taxYears,
  'trading-duties': tradingDuties,
};

/** A table that a lesson cites: its rows, or several lists of rows under the names of `field`'s first part. */
type LawTable = readonly DatedRow<unknown>[] | { readonly [part: string]: LawTable };

/** Every row of the table that `file#export` names; null where there is no such table. */
export function citedRows(citation: string): readonly DatedRow<unknown>[] | null {
  const table = tableCalled(citation);
  return table && rowsOf(table);
}

/**
 * The figure that a citation means on a day. `field` is a path, its parts joined by full stops: first into a table
 * that has parts (`new`, `below60`), then into the row's value (`0.ratePercent`). Without `field` it is the value
 * itself, or the only thing in it. The last name of the path gives the unit. @throws for a path that does not exist.
 */
export function citedFigure(
  citation: string,
  field: string | undefined,
  date: IsoDate,
): { name: string; figure: number | string } {
  let table = tableCalled(citation);
  const way = field ? field.split('.') : [];
  while (table && !isRows(table)) table = table[way.shift() ?? ''] ?? null;
  // Where the table ends before that day, its last row is cited, and the note on changed law says so.
  const row = table && (rowOn(table, date) ?? table.findLast(({ from }) => from <= date));
  if (!row) throw new Error(`No row of ${citation} at ${field ?? 'its top'} on ${date}`);
  let name = citation;
  let value: unknown = row.value;
  for (const part of way) {
    name = part;
    value = partOf(value, part);
  }
  if (way.length === 0 && isRecord(value)) {
    const only = Object.entries(value);
    if (only.length === 1 && only[0]) [name, value] = only[0];
  }
  if (typeof value !== 'number' && typeof value !== 'string') {
    throw new Error(`${citation} has no figure at ${field ?? 'its top'}`);
  }
  return { name, figure: value };
}

function tableCalled(citation: string): LawTable | null {
  const [file = '', name = ''] = citation.split('#');
  if (!Object.hasOwn(files, file)) return null;
  const table = files[file]?.[name];
  return isTable(table) ? table : null;
}

function rowsOf(table: LawTable): readonly DatedRow<unknown>[] {
  return isRows(table) ? table : Object.values(table).flatMap(rowsOf);
}

function isTable(value: unknown): value is LawTable {
  if (Array.isArray(value)) return isRows(value);
  return isRecord(value) && Object.values(value).every(isTable);
}

function isRows(value: LawTable | unknown[]): value is readonly DatedRow<unknown>[] {
  return (
    Array.isArray(value) &&
    value.every((row) => isRecord(row) && 'from' in row && 'value' in row && 'source' in row)
  );
}

function partOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[Number(part)];
  return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** The rows that a lesson cites, as they hold on a day. */
export function lawRowsOf(
  { laws }: Pick<FrontMatter, 'laws'>,
  date: IsoDate,
): readonly LawReference[] {
  return laws.flatMap((citation) =>
    (citedRows(citation) ?? []).filter(({ from, to }) => from <= date && (!to || date <= to)),
  );
}

/** A cited rule that is another one since a day after the review. */
export type LawChange = { citation: string; section: string | null; changesOn: IsoDate };

/** What of the law that a lesson cites began or ended after the day of its review, up to today; the earliest first. */
export function lawChangesSince(
  { laws, reviewedOn }: Pick<FrontMatter, 'laws' | 'reviewedOn'>,
  today: IsoDate,
): readonly LawChange[] {
  const isSince = (day: IsoDate | null) => day !== null && day > reviewedOn && day <= today;
  const changes = laws.flatMap((citation) =>
    (citedRows(citation) ?? []).flatMap(({ from, to, section }) => {
      // What comes after a row's last day is other law, known or not.
      const ends = to && shiftDays(to, 1);
      const changesOn = [from, ends].find(isSince);
      return changesOn ? { citation, section: section.act2025 ?? section.act1961, changesOn } : [];
    }),
  );
  const byDay = changes.sort((one, other) => compareTexts(one.changesOn, other.changesOn));
  return byDay.filter(
    ({ citation }, index) => byDay.findIndex((other) => other.citation === citation) === index,
  );
}
