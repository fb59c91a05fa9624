import { parseJson } from '@/lib/parse-json';
import { z } from 'zod';
import { csvRows } from '@/lib/csv/csv-rows';
import { failure, success, type Result } from '@/lib/result';
import { compareTexts } from '@/lib/text/compare-texts';
import { readWrittenDay } from './read-written-day';
import type { IsoDate } from './iso-date';
import type { ImportedHolidays } from './market-day';
import { yearOf } from './date-parts';

export type HolidayProblem =
  | 'damaged'
  | 'unknown-kind'
  | 'too-large'
  | 'bad-row'
  | 'duplicate'
  /** A year with fewer holidays than any year had. */
  | 'piece'
  /** Shares and derivatives with different holidays: the site has one list for both. */
  | 'segments-differ'
  | 'far-year';

/** `found`: the text that is wrong, at most 60 characters. */
export type HolidayRefusal = { code: HolidayProblem; found: string };

/** The list of all segments is 47 KB. */
const maxCharacters = 1_000_000;
/** Exchanges close on 14 to 21 days a year, those at weekends counted; lists on paper leave weekends out. */
const minDaysOfYear = 9;
const maxRows = 400;

const row = z.object({ tradingDate: z.string().max(40), description: z.string().min(3).max(120) });
const segments = z.looseObject({
  CM: z.array(row).max(maxRows),
  FO: z.array(row).max(maxRows).optional(),
});

type Day = ImportedHolidays['days'][number];

const refuse = (code: HolidayProblem, found = '') => failure({ code, found: found.slice(0, 60) });

/**
 * A list of trading holidays: NSE's answer of holiday-master (segments CM and FO), or a CSV with the columns date
 * (YYYY-MM-DD or 24-Nov-2026) and name. The evening of Diwali, with an hour of trading, is starred or says Muhurat or
 * Laxmi Pujan. It is read whole or not at all.
 */
export function readHolidays(
  text: string,
  today: IsoDate,
): Result<ImportedHolidays['days'], HolidayRefusal> {
  if (text.length > maxCharacters) return refuse('too-large');
  const content = text.replace(/^\uFEFF/, '').trim();
  const rows = content.startsWith('{') ? rowsOfJson(content) : rowsOfCsv(content);
  if (!rows.ok) return rows;
  const days = new Map<IsoDate, Day>();
  for (const { date: written, name } of rows.value) {
    const date = readWrittenDay(written);
    if (!date || name.length < 3) return refuse('bad-row', `${written} ${name}`);
    if (days.has(date)) return refuse('duplicate', written);
    days.set(date, {
      date,
      name: name.replace(/\*/g, '').replace(/\s+/g, ' ').trim(),
      trading: /\*|muhurat|laxmi pujan/i.test(name) ? 'muhurat' : 'closed',
    });
  }
  const thisYear = yearOf(today);
  const counts = new Map<number, number>();
  for (const date of days.keys()) {
    const year = yearOf(date);
    if (year < thisYear - 1 || year > thisYear + 1) return refuse('far-year', date);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  const piece = [...counts].find(([, count]) => count < minDaysOfYear);
  if (piece) return refuse('piece', `${piece[0]}: ${piece[1]} days`);
  if (days.size === 0) return refuse('unknown-kind');
  return success([...days.values()].sort((one, other) => compareTexts(one.date, other.date)));
}

type ReadRows = Result<readonly { date: string; name: string }[], HolidayRefusal>;

function rowsOfJson(text: string): ReadRows {
  const value = parseJson(text);
  if (value === undefined) return refuse('damaged');
  const read = segments.safeParse(value);
  if (!read.success) return refuse('unknown-kind', read.error.issues[0]?.path.join('.') ?? '');
  const { CM, FO } = read.data;
  const datesOf = (list: typeof CM) => new Set(list.map(({ tradingDate }) => tradingDate.trim()));
  const [shares, derivatives] = [datesOf(CM), datesOf(FO ?? CM)];
  const differing = [...shares, ...derivatives].find(
    (date) => !shares.has(date) || !derivatives.has(date),
  );
  if (differing) return refuse('segments-differ', differing);
  return success(
    CM.map(({ tradingDate, description }) => ({ date: tradingDate, name: description })),
  );
}

function rowsOfCsv(text: string): ReadRows {
  const {
    rows: [head, ...rows],
  } = csvRows(text);
  const header = head?.cells.map((cell) => cell.trim().toLowerCase()).join(',') ?? '';
  if (header !== 'date,name') return refuse('unknown-kind', header);
  if (rows.length > maxRows) return refuse('too-large');
  // A name may have commas, also without quotes.
  return success(
    rows.map(({ cells: [date = '', ...name] }) => ({
      date: date.trim(),
      name: name.join(',').trim(),
    })),
  );
}
