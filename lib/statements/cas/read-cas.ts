import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { createLeftOutList } from '@/lib/statements/left-out';
import type { PageLine } from '@/lib/statements/pdf/page-lines';
import { readAmount } from '@/lib/statements/read-amount';
import {
  daysOf,
  noFileNotes,
  plainHolding,
  type Statement,
  type StatementHolding,
} from '@/lib/statements/statement';
import { statementLimits } from '@/lib/statements/statement-limits';
import { carryMergers, type SchemeWithMergers } from './carry-mergers';
import { createColumns } from './columns';
import { describeRow } from './describe-row';
import { readSchemeHeading, type SchemeHeading } from './scheme-heading';
import { readSchemeLedger, type CasRow } from './scheme-ledger';

/** A scheme while its rows are read. */
type OpenScheme = {
  heading: SchemeHeading;
  account: string | null;
  opening: number | null;
  rows: CasRow[];
  /** Whether a row was found before the head of its table, or without a day. */
  hasUnread: boolean;
};

/** Lines before an opening balance among which its scheme is; before them are the loads of the scheme before. */
const regionLines = 40;
/** Lines into which one description is wrapped. */
const wrappedLines = 4;

/**
 * The detailed consolidated account statement (CAS) of CAMS and KFintech: for each folio its schemes, for each scheme the
 * opening balance, its rows and the closing balance. No issuer publishes the layout. What is read of the heads of folios
 * is the folio's number and the scheme: nothing of the holder.
 * @param lines of all pages; a page end means nothing, since rows and headings go on over it
 */
export function readCas(
  lines: readonly PageLine[],
  onProgress: (share: number) => void = () => {},
): Statement {
  const columns = createColumns();
  const leftOut = createLeftOutList();
  const schemes: SchemeWithMergers[] = [];
  let account: string | null = null;
  let region: string[] = [];
  let scheme: OpenScheme | null = null;
  let wrapped = 0;

  const close = (closing: number | null): void => {
    if (scheme) {
      const finished = finishScheme(scheme, closing, leftOut);
      if (finished) schemes.push(finished);
    }
    scheme = null;
    region = [];
  };

  for (const [index, line] of lines.entries()) {
    if (index % 500 === 0) onProgress(index / lines.length);
    const open: OpenScheme | null = scheme;
    const isBelowRow = open !== null && open.rows.length > 0;
    if (isHeaderOrFooter(line.text) || columns.takeHead(line, isBelowRow)) continue;
    const { text, words, page } = line;
    // The number of an instalment may be drawn before the descriptions, too.
    const [first] = words;
    const day = first && readDay(first.text) ? [first] : columns.dayWords(words);
    const on = readDay(day.map((word) => word.text).join(''));
    if (on) {
      const cells = columns.cellsOf(words.slice(day.length));
      if (open && cells) open.rows.push({ ...cells, page, on });
      else if (open) {
        leftOut.add({ place: page, on, name: open.heading.name, reason: 'cells', found: '' });
        open.hasUnread = true;
      } else if (cells && readAmount(cells.figures.units) && cells.figures.balance !== '') {
        // A row of a scheme whose opening balance was not found.
        leftOut.add({ place: page, on, name: null, reason: 'no-instrument', found: '' });
      }
      wrapped = 0;
    } else if (/^Folio\s*No\b/i.test(text) && (!open || columns.isHeading(line))) {
      close(null);
      account = readFolio(text);
    } else if (/\bOpening Unit Balance\b/i.test(text)) {
      // Text before it on the same line belongs to the heading, but for a nominee's name.
      const before = text.slice(0, text.search(/\bOpening Unit Balance\b/i));
      const heading = readSchemeHeading([...region, before]);
      if (open) close(null);
      scheme = {
        heading,
        account,
        opening: figureBehind(text, /\bOpening Unit Balance\b/i),
        rows: [],
        hasUnread: false,
      };
      region = [];
      wrapped = 0;
    } else if (/\bClosing Unit Balance\b/i.test(text)) {
      close(figureBehind(text, /\bClosing Unit Balance\b/i));
    } else if (open) {
      const row = open.rows.at(-1);
      const cells = columns.cellsOf(words);
      const hasFigures = cells && Object.values(cells.figures).some((figure) => figure !== '');
      if (row && hasFigures && describeRow(text).levy) {
        open.rows.push({ ...cells, page, on: row.on });
      } else if (hasFigures) {
        // Its day cannot be read, or its figures stand on a line of their own.
        const { name } = open.heading;
        leftOut.add({ place: page, on: null, name, reason: 'no-day', found: '' });
        open.hasUnread = true;
      } else if (row && wrapped < wrappedLines && columns.isDescription(line)) {
        row.description = `${row.description} ${text}`.slice(0, 400);
        wrapped += 1;
      }
    } else region = [...region.slice(1 - regionLines), text];
  }
  close(null);
  const holdings = carryMergers(schemes, leftOut);
  return {
    source: 'cas',
    period: readPeriod(lines) ?? daysOf(holdings),
    holdings,
    ...leftOut.finish(),
    hasPages: true,
    fileNotes: noFileNotes,
  };
}

function finishScheme(
  { heading: { name, isin }, account, opening, rows, hasUnread }: OpenScheme,
  closing: number | null,
  leftOut: ReturnType<typeof createLeftOutList>,
): SchemeWithMergers | null {
  const isUnnamed = name === '';
  if (isUnnamed || /\bunclaimed\b/i.test(name)) {
    const reason = isUnnamed ? 'no-instrument' : 'unclaimed';
    for (const { page, on } of rows) {
      leftOut.add({ place: page, on, name: name || null, reason, found: '' });
    }
    return null;
  }
  const { mergers, ...ledger } = readSchemeLedger(
    name,
    rows,
    { opening: opening ?? 0, closing },
    leftOut,
  );
  if (hasUnread) ledger.failedChecks.push('unread-row');
  const { transactions, failedChecks, gaps, reversedOn } = ledger;
  const isEmpty = !opening && !closing && transactions.length + reversedOn.length === 0;
  if (isEmpty && failedChecks.length === 0 && gaps.length === 0) return null;
  const holding: StatementHolding = {
    ...plainHolding,
    assetClass: 'fund',
    instrument: isin ?? name,
    name,
    account,
    ...ledger,
    openingUnits: opening,
    closingUnits: closing,
    notes: isin ? [] : ['by-name'],
  };
  return { holding, mergers };
}

const periodForm = /(?<!\S)(\d{1,2}-[a-z]{3}-\d{4}) to (\d{1,2}-[a-z]{3}-\d{4})/i;

/** Whether a line belongs to the header or footer of a page. */
function isHeaderOrFooter(text: string): boolean {
  return (
    text === '' ||
    periodForm.exec(text)?.index === 0 ||
    /^Page\s+\d+\s+of\s+\d+/i.test(text) ||
    /^(?:CAMS|KFIN|KARVY)CASWS/i.test(text) ||
    /^Consolidated Account Statement$/i.test(text)
  );
}

/** Beyond these the period is not looked for. */
const periodLines = 200;

function readPeriod(lines: readonly PageLine[]): Statement['period'] {
  for (const { text } of lines.slice(0, periodLines)) {
    const [, first = '', last = ''] = periodForm.exec(text) ?? [];
    const [from, to] = [readWrittenDay(first), readWrittenDay(last)];
    if (isIsoDate(from) && isIsoDate(to)) return { from, to };
  }
  return null;
}

/** A day whose parts may be drawn apart: 05-Apr-2024, 05 Apr 2024, 05Apr2024. */
function readDay(text: string): IsoDate | null {
  const [, day, month, year] = /^(\d{1,2})-?([a-z]{3})-?(\d{4})$/i.exec(text) ?? [];
  return day === undefined ? null : readWrittenDay(`${day}-${month}-${year}`);
}

/** "12345678 / 90" and "12345678/90" are one folio. */
function readFolio(text: string): string | null {
  const behind = text.replace(/^Folio\s*No\.?\s*:?/i, '');
  const end = behind.search(/\b(?:PAN|KYC|Name)\b/i);
  const folio = (end < 0 ? behind : behind.slice(0, end)).replace(/\s+/g, '');
  const [plain = ''] = /^[A-Z0-9/-]+/i.exec(folio) ?? [];
  return plain === '' ? null : plain.slice(0, statementLimits.account);
}

/** The figure behind a label and its colon; null where there is none that can be read. */
function figureBehind(text: string, label: RegExp): number | null {
  const [found = ''] = label.exec(text) ?? [];
  const behind = text.slice(text.search(label) + found.length).replace(/^\s*:?\s*/, '');
  const [word = ''] = behind.split(' ', 1);
  return readAmount(word) ?? null;
}
