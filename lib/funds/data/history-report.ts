import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { createReadReport, type ReadReport } from '@/lib/sources/read-report';
import { readSchemeCode, type Scheme } from '@/lib/funds/domain/scheme';
import {
  finishReport,
  readAmfiDate,
  writeAmfiDate,
  navOf,
  columnsOf,
  isHeader,
  headingOf,
  type Columns,
  type Section,
} from './amfi-text';
import { schemeOf } from './nav-all';

/** The newest NAV that a scheme had on the days of a report. */
type PastNav = { code: number; nav: number; date: IsoDate };

/** What a report says beside its NAVs. */
export type ReadHistory = {
  /** The newest day that it speaks of. */
  newest: IsoDate;
  report: ReadReport;
  /** The scheme as the report names it, with today's name and category, or the last ones of a scheme that has ended. */
  schemeOf: (code: number) => Scheme | null;
};

/** The NAVs of a report, one for each scheme. */
type PastNavs = ReadHistory & { navs: readonly PastNav[] };

/** AMFI's report of past NAVs of open-ended schemes: its path. */
export function historyReportPath({ from, to }: DaySpan): string {
  const days = `frmdt=${writeAmfiDate(from)}&todt=${writeAmfiDate(to)}`;
  return `/DownloadNAVHistoryReport_Po.aspx?tp=1&${days}`;
}

/**
 * The schemes that had a NAV on one of the days, each with its newest. A row in doubt is left out and counted.
 * @throws when the report has another shape or other days, or breaks off.
 */
export function navsInReport(text: string, days: DaySpan): PastNavs {
  const navs = new Map<number, PastNav>();
  const inDoubt = new Set<number>();
  const reader = createReportReader(days, (code, date, nav) => {
    const known = navs.get(code);
    if (known?.date === date && nav !== null && known.nav !== nav) {
      inDoubt.add(code);
      return twoNavs;
    }
    if (nav !== null && date >= (known?.date ?? days.from)) navs.set(code, { code, nav, date });
    return null;
  });
  reader.take(Buffer.from(text));
  const read = reader.finish();
  return { ...read, navs: [...navs.values()].filter(({ code }) => !inDoubt.has(code)) };
}

/** Why the second row of a scheme and day is left out. */
export const twoNavs = 'two NAVs of one day';

/** AMFI's rows have some 130 bytes. */
const maxCharacters = 1_000;
const maxBytesOfLine = 65_536;
/** Nothing but the header and a few empty lines stands before the first section. */
const maxBytesBeforeHeader = 65_536;

const [newline, carriageReturn, semicolon, dot, zero, nine, space] = [
  10, 13, 59, 46, 48, 57, 32,
] as const;
/** Up to fifteen digits a NAV without its dot is a whole number that a double holds exactly. */
const maxExactDigits = 15;
const maxFields = 24;

type Place = { line: Buffer; section: Section; house: string; date: IsoDate; nav: number };

/**
 * Reads the rows of a report from its bytes as they arrive, without a text for each: a month of all schemes has 300,000.
 * Columns are read by the names in the header, which changed in August 2026.
 * @param take says why it leaves a row out; null for one that it takes
 */
export function createReportReader(
  { from, to }: DaySpan,
  take: (code: number, date: IsoDate, nav: number | null) => string | null,
): { take(bytes: Uint8Array): void; finish(): ReadHistory } {
  const report = createReadReport();
  const places = new Map<number, Place>();
  const dateOf = createDateReader();
  const starts = new Int32Array(maxFields + 1);
  let columns: Columns | null = null;
  let section: Section = { structure: 'open-ended', amfiCategory: '' };
  let house = '';
  let newest = from;
  let bytesBeforeHeader = 0;
  let rest: Buffer | null = null;

  /** @returns whether it is a row that is taken */
  function readLine(bytes: Buffer, start: number, lineEnd: number): boolean {
    const end = lineEnd > start && bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
    if (!columns) {
      lookForHeader(bytes.toString('utf8', start, end));
      return false;
    }
    let fields = 1;
    starts[0] = start;
    for (let at = start; at < end; at += 1) {
      if (bytes[at] !== semicolon) continue;
      if (fields <= maxFields) starts[fields] = at + 1;
      fields += 1;
    }
    if (fields === 1) {
      readHeading(bytes.toString('utf8', start, end));
      return false;
    }
    if (!isDigit(bytes[start]!) && isHeader(bytes.toString('utf8', start, end))) return false;
    const problem =
      end - start > maxCharacters && bytes.toString('utf8', start, end).length > maxCharacters
        ? 'a row of more than 1,000 characters'
        : fields !== columns.count || fields > maxFields
          ? 'another number of columns'
          : readRow(bytes, end, columns);
    if (problem) report.refuse(problem);
    else report.accept();
    return problem === null;
  }

  function lookForHeader(line: string): void {
    bytesBeforeHeader += line.length;
    if (bytesBeforeHeader > maxBytesBeforeHeader) throw new Error('NAV report: no header');
    if (!isHeader(line)) return;
    columns = columnsOf(line);
    columns.newFields.forEach(report.noteNewField);
  }

  /** Sections and houses stand without semicolons. */
  function readHeading(line: string): void {
    if (!line.trim()) return;
    const heading = headingOf(line);
    if (heading && 'house' in heading) house = heading.house;
    else if (heading) section = heading.section;
  }

  /** @returns why the row is left out; null for one that is taken */
  function readRow(
    bytes: Buffer,
    end: number,
    { code: ofCode, date: ofDate, nav: ofNav, count }: Columns,
  ) {
    const endOf = (field: number) => (field + 1 < count ? starts[field + 1]! - 1 : end);
    const code = codeIn(bytes, starts[ofCode]!, endOf(ofCode));
    if (code === null) return 'a code that is no number';
    const date = dateOf(bytes, starts[ofDate]!, endOf(ofDate));
    if (!date) return 'an unreadable date';
    if (date < from || date > to) return 'of another day';
    const nav = navIn(bytes, starts[ofNav]!, endOf(ofNav));
    if (nav === undefined) return 'an unreadable NAV';
    const problem = take(code, date, nav);
    if (problem) return problem;
    if (date > newest) newest = date;
    if (nav !== null) notePlace(code, date, nav, bytes, end);
    return null;
  }

  /** The names of a report are those of today on each of its days, so that the first row of a scheme has them. */
  function notePlace(code: number, date: IsoDate, nav: number, bytes: Buffer, end: number): void {
    const known = places.get(code);
    if (!known) {
      const line = Buffer.from(bytes.subarray(starts[0], end));
      places.set(code, { line, section, house, date, nav });
    } else if (date >= known.date) {
      known.date = date;
      known.nav = nav;
    }
  }

  return {
    take(piece) {
      const view = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      const bytes: Buffer = rest && rest.length > 0 ? Buffer.concat([rest, view]) : view;
      let start = 0;
      for (let end; (end = bytes.indexOf(newline, start)) >= 0; start = end + 1) {
        readLine(bytes, start, end);
      }
      rest = bytes.subarray(start);
      if (rest.length > maxBytesOfLine) throw new Error('NAV report: a line without an end');
    },
    finish() {
      const isWithinLine = rest !== null && rest.toString('utf8').trim() !== '';
      const isBrokenOff = isWithinLine && !readLine(rest!, 0, rest!.length);
      if (!columns) throw new Error('NAV report: no header');
      // The date stands last: a row that is taken is whole, also without its line break.
      if (isBrokenOff) throw new Error('NAV report: broken off');
      const finished = finishReport(report, 'NAV report');
      const ofHeader = columns;
      return {
        newest,
        report: finished,
        schemeOf: (code) => {
          const place = places.get(code);
          if (!place) return null;
          const { line, nav, date: navDate } = place;
          const text = line.toString('utf8');
          const scheme = schemeOf(text, ofHeader, place.section, place.house, to);
          return typeof scheme === 'object' ? { ...scheme, nav, navDate } : null;
        },
      };
    },
  };
}

function isDigit(byte: number): boolean {
  return byte >= zero && byte <= nine;
}

/** Up to nine digits, the first of them no zero. @returns null for another text */
function codeIn(bytes: Buffer, start: number, end: number): number | null {
  let code = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (!isDigit(byte)) return readSchemeCode(bytes.toString('utf8', start, end).trim());
    code = code * 10 + byte - zero;
  }
  return bytes[start] === zero || end === start || end - start > 9 ? null : code;
}

/** As `navOf`, whose rules apply to whatever is not a short plain number. */
function navIn(bytes: Buffer, start: number, end: number): number | null | undefined {
  let from = start;
  while (from < end && bytes[from] === space) from += 1;
  let digits = 0;
  let decimals = -1;
  let at = from;
  for (; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte === dot && decimals < 0 && at > from) decimals = 0;
    else if (isDigit(byte)) {
      digits = digits * 10 + byte - zero;
      if (decimals >= 0) decimals += 1;
    } else break;
  }
  const isPlain = at === end && at - from <= maxExactDigits && at > from && digits > 0;
  if (!isPlain) return navOf(bytes.toString('utf8', start, end).trim());
  // Both are exact, so that the quotient is the double that is nearest to the text.
  const nav = decimals > 0 ? digits / 10 ** decimals : digits;
  return nav > maxPlainNav ? navOf(bytes.toString('utf8', start, end).trim()) : nav;
}

/** Above it `navOf` decides. */
const maxPlainNav = 1e6;

/** A report has a few days in 100,000 rows: each is read once. */
function createDateReader(): (bytes: Buffer, start: number, end: number) => IsoDate | null {
  const known = new Map<string, IsoDate | null>();
  let last: Buffer = Buffer.alloc(0);
  let ofLast: IsoDate | null = null;
  return (bytes, start, end) => {
    if (isSame(last, bytes, start, end)) return ofLast;
    const text = bytes.toString('latin1', start, end);
    let date = known.get(text);
    if (date === undefined) {
      date = readAmfiDate(text);
      if (known.size < maxDates) known.set(text, date);
    }
    last = Buffer.from(bytes.subarray(start, end));
    ofLast = date;
    return date;
  };
}

function isSame(last: Buffer, bytes: Buffer, start: number, end: number): boolean {
  if (last.length !== end - start || last.length === 0) return false;
  for (let at = 0; at < last.length; at += 1) if (last[at] !== bytes[start + at]) return false;
  return true;
}

const maxDates = 100;
