import { isWeekend } from '@/lib/calendar/day-count';
import { marketDays, holidaysKnownTo } from '@/lib/calendar/trading-days';
import type { Exchange, MarketDay } from '@/lib/calendar/market-day';
import { contractExpiries } from '@/lib/law/contract-expiries';
import type { IndexContract } from '@/content/law/contract-lots';
import { expiryDays } from '@/content/law/expiry-days';
import { formatDate, type IsoDate, type DaySpan } from '@/lib/calendar/iso-date';
import { advanceTax } from '@/content/law/advance-tax';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import {
  dateInFinancialYear,
  financialYearName,
  financialYearOf,
  type MonthAndDay,
} from '@/lib/law/financial-year';
import {
  returnDates,
  returnDueDates,
  revisedReturnFee,
  type ReturnDates,
} from '@/content/law/return-dates';
import { formatRupees } from '@/lib/money/rupees';
import { lawCitationText } from '@/lib/law/citation-text';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { inSpan, type PublicDate, type AgendaEntry } from './agenda-entry';
import { mpcDates, releaseDates } from './release-dates';

/** How many days the pages look ahead. */
export const pageDays = 120;
/** How many days the calendar files look ahead. */
export const fileDays = 400;
/** The number of dates in a first list, the nearest of each series among them. */
export const shownDates = 8;

/**
 * Every date of the site that is the same for all visitors, earliest first: tax, expiries, days without trading,
 * figures, rates.
 */
export function publicDates(span: DaySpan): PublicDate[] {
  return inSpan(
    [
      ...taxDates(span),
      ...expiryDates(span),
      ...marketDayDates(),
      ...releaseDates(span),
      ...mpcDates(),
    ],
    span,
  );
}

/** Weekdays without trading, and weekends with a session. A holiday on a weekend changes nothing. */
function marketDayDates(): PublicDate[] {
  return marketDays.filter(isNoted).map(({ date, name, trading, source }) => ({
    uid: `market-day-${date}`,
    series: 'market-day',
    kind: `market-${trading}`,
    date,
    values: { name },
    moved: null,
    dependsOnHolidays: true,
    basis: { by: 'published', source: source.name, readIn: source.readIn },
    path: '/features/financial-news#dates',
  }));
}

function isNoted({ date, trading }: MarketDay): boolean {
  return trading !== 'closed' || !isWeekend(date);
}

/** The one index of each exchange with weekly contracts; the monthly ones of all others expire on its days. */
const weeklyIndex: Readonly<Record<Exchange, IndexContract>> = { nse: 'NIFTY', bse: 'SENSEX' };

/** One date for all index contracts of an exchange that expire on it. */
function expiryDates(span: DaySpan): PublicDate[] {
  return (Object.keys(weeklyIndex) as Exchange[]).flatMap((exchange) => {
    const index = weeklyIndex[exchange];
    return contractExpiries(index, span).map(
      ({ date, ruleDay, isMonthly, movedBy, law }): PublicDate => ({
        uid: `expiry-${index}-${ruleDay}`.toLowerCase(),
        series: `expiry-${index}`,
        kind: isMonthly ? 'monthly-expiry' : 'weekly-expiry',
        date,
        values: {
          exchange: exchange.toUpperCase(),
          contracts: isMonthly ? monthlyIndexes(date, exchange).join(', ') : index,
        },
        moved: movedBy ? { from: ruleDay, holiday: movedBy } : null,
        dependsOnHolidays: true,
        basis: { by: 'law', law },
        path: '/features/option-trading',
      }),
    );
  });
}

function monthlyIndexes(date: DaySpan['from'], exchange: Exchange): string[] {
  return Object.keys(expiryDays).filter((contract) => {
    if (contract.endsWith('-stocks')) return false;
    const [expiry] = contractExpiries(contract as IndexContract, { from: date, to: date });
    return expiry?.rule.exchange === exchange;
  });
}

const path = '/features/income-tax-calculator';

const plain = { moved: null, dependsOnHolidays: false } as const;

/** Advance tax and returns by the dated rows of law, with the extensions that those rows know. */
function taxDates(span: DaySpan): PublicDate[] {
  const first = financialYearOf(span.from) - 2;
  const years = Array.from({ length: financialYearOf(span.to) - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => [...instalmentsOf(year), ...returnsOf(year)]);
}

function instalmentsOf(year: number): PublicDate[] {
  const law = rowOn(advanceTax, firstDayOf(year));
  if (!law) return [];
  return law.value.instalments.map(({ monthAndDay, cumulativePercent }) => {
    const date = dateInFinancialYear(year, monthAndDay);
    return {
      uid: `advance-tax-${date}`,
      series: 'advance-tax',
      kind: 'advance-tax',
      date,
      values: {
        percent: String(cumulativePercent),
        min: formatRupees(law.value.dueFromRupees),
      },
      basis: { by: 'law', law },
      path: `${path}#tax-advance`,
      ...plain,
    };
  });
}

function returnsOf(year: number): PublicDate[] {
  const row = rowOn(returnDates, firstDayOf(year));
  const inTime = rowOn(returnDueDates, firstDayOf(year));
  if (!row) return [];
  const values = { year: financialYearName(year) };
  return Object.entries(row.value as Record<keyof ReturnDates, MonthAndDay>).map(
    ([name, monthAndDay]): PublicDate => {
      const kind = name as keyof ReturnDates;
      const dueBy: Partial<Record<keyof ReturnDates, IsoDate>> = {
        withoutBusiness: inTime?.value.withoutBusiness,
        businessWithoutAudit: inTime?.value.withBusiness,
      };
      const date = dueBy[kind] ?? dateInFinancialYear(year + 1, monthAndDay);
      const law: LawReference = dueBy[kind] && inTime ? inTime : row;
      const uid = `return-${year}-${kind}`.toLowerCase();
      const basis = { by: 'law', law } as const;
      return {
        ...{ uid, series: 'return', kind: `return-${kind}`, date, values, basis, path, ...plain },
        ...(kind === 'revised' ? revisedFeeOf(year, row.value.belated) : {}),
      };
    },
  );
}

function revisedFeeOf(year: number, belated: MonthAndDay): Pick<PublicDate, 'fee'> {
  const law = rowOn(revisedReturnFee, firstDayOf(year));
  if (!law) return {};
  const { rupees, upToIncomeRupees, rupeesAbove } = law.value;
  const values = {
    after: formatDate(dateInFinancialYear(year + 1, belated)),
    fee: formatRupees(rupees),
    income: formatRupees(upToIncomeRupees),
    feeAbove: formatRupees(rupeesAbove),
  };
  return { fee: { values, law } };
}

function firstDayOf(year: number): IsoDate {
  return `${year}-04-01`;
}

type DateMessages = Pick<Messages, 'dates' | 'lawSources'>;

/** The dates that are the same for all visitors, in words: every page and file of the site prints these. */
export function publicEntries(span: DaySpan, messages: DateMessages): AgendaEntry[] {
  return publicDates(span).map((date) => ({
    uid: date.uid,
    series: date.series,
    date: date.date,
    moment: null,
    title: fill(messages.dates.kinds[date.kind], date.values),
    ...textsOf(date, messages),
    dependsOnHolidays: date.dependsOnHolidays,
    path: date.path,
  }));
}

function textsOf(date: PublicDate, messages: DateMessages): Pick<AgendaEntry, 'note' | 'detail'> {
  const { kind, moved, basis, fee } = date;
  const { dates, lawSources } = messages;
  const basisSentence = basisText(basis, messages);
  const before = [
    kind === 'advance-tax' ? fill(dates.advanceDetail, date.values) : '',
    moved ? fill(dates.moved, { from: formatDate(moved.from), holiday: moved.holiday }) : '',
  ];
  const after = [
    fee
      ? fill(dates.feeDetail, {
          ...fee.values,
          citation: lawCitationText(fee.law.source, lawSources),
        })
      : '',
    kind.startsWith('return-') ? dates.returnDetail : '',
  ];
  return {
    note: sentences([...before, basis.by === 'usual' ? basisSentence : '', ...after]),
    detail: sentences([...before, basisSentence, ...after]),
  };
}

function sentences(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

function basisText(basis: PublicDate['basis'], { dates, lawSources }: DateMessages): string {
  switch (basis.by) {
    case 'law':
      return fill(dates.basis.law, { citation: lawCitationText(basis.law.source, lawSources) });
    case 'published':
      return fill(dates.basis.published, { source: basis.source, readIn: basis.readIn });
    case 'usual':
      return fill(dates.basis.usual, { source: basis.source });
  }
}

/** The note that holidays are known only until a day; null where no date after it depends on them. */
export function holidaysKnownText(
  entries: readonly Pick<AgendaEntry, 'date' | 'dependsOnHolidays'>[],
  { dates }: Pick<Messages, 'dates'>,
): string | null {
  return entries.some(({ date, dependsOnHolidays }) => dependsOnHolidays && date > holidaysKnownTo)
    ? fill(dates.holidaysKnown, { date: formatDate(holidaysKnownTo) })
    : null;
}

/** The same entries for a file, in which each says for itself that a holiday may move it. */
export function withHolidayNote(
  entries: readonly AgendaEntry[],
  messages: Pick<Messages, 'dates'>,
): AgendaEntry[] {
  return entries.map((entry) => {
    const note = holidaysKnownText([entry], messages);
    return note ? { ...entry, detail: `${entry.detail} ${note}` } : entry;
  });
}
