import type { IsoDate } from '@/lib/calendar/iso-date';
import { browserHeaders, type Feed } from '@/lib/sources/feed';
import { nse } from '@/lib/sources/providers';
import { createReadReport, type ReadReportBuilder } from '@/lib/sources/read-report';
import { readShareRows } from '@/lib/market-files/cash-bhavcopy';
import type { RowProblemCode } from '@/lib/market-files/file-problem';
import { csvLines } from '@/lib/market-files/lines';
import { findUdiffColumns, udiffHeader } from '@/lib/market-files/udiff';
import { isZip, readZip } from '@/lib/market-files/zip';
import { SourceError } from '@/lib/sources/source-error';

/** About 2,000 shares are traded on a day; fewer than this are a piece of the list. */
const minShares = 1_500;

/**
 * The closes of one day at NSE. Its terms forbid showing them without a licence, so only imported-source.ts asks for
 * it, once for each day, and only where the operator has set NSE_PRICES_LICENCE. A holiday has no file: `not-found`.
 * @param day at least as old as priceLagOn says.
 */
export function closesFeed(day: IsoDate): Feed<readonly ShareClose[]> {
  return {
    provider: nse,
    key: `nse/closes/${day}`,
    kind: 'nse/closes',
    path: `/content/cm/BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv.zip`,
    headers: browserHeaders,
    freshForSeconds: 3_600,
    cachedIn: 'none',
    version: 1,
    isEssential: false,
    canBeMissing: true,
    staleWhenOlderThanMs: null,
    decode: unzipCloses,
    read: (body) => {
      const report = createReadReport();
      const closes = parseCloses(body, day, report);
      if (closes.length < minShares) throw new Error('a piece of the list');
      return { data: closes, asOf: day, report: report.finish() };
    },
  };
}

/** The close of a share on a day, as traded. */
export type ShareClose = {
  isin: string;
  closeRupees: number;
  /** Rupee crore; null where the file has none. */
  tradedCrore: number | null;
};

/** More lines than this share cannot be an oddity: the file has another shape. */
const maxRefusedShare = 0.01;

/**
 * The main board alone. The lists of the operator (EQUITY_L) have neither small companies, whose shares trade in large
 * lots (SM, ST, SZ), nor the prices of block deals (BL), which are not the market's; a reader's own file shows them all.
 */
const mainBoard = {
  isShareSeries: (series: string) => ['EQ', 'BE', 'BZ'].includes(series),
  // Rows of other securities find no company among the imported ones.
  isShareIsin: () => true,
};

/** About 3,700 lines are usual, 550 KB. */
const maxLines = 50_000;
const maxBytes = 12 * 1024 * 1024;

const needed = ['TradDt', 'Sgmt', 'ISIN', 'SctySrs', 'ClsPric', 'TtlTrfVal'];

const reasons: Readonly<Partial<Record<RowProblemCode, string>>> = {
  cells: 'another number of columns',
  'cut-off': 'another number of columns',
  'no-isin': 'no ISIN',
  'no-number': 'no price',
};

/** The text of NSE's zip, which holds one CSV; also a CSV that is not zipped. */
export function unzipCloses(bytes: Uint8Array): string {
  if (!isZip(bytes)) return new TextDecoder().decode(bytes);
  const entries = readZip(bytes, (name) => /\.csv$/i.test(name), {
    zipEntries: 5,
    inflatedBytes: maxBytes,
  });
  const [csv] = entries.ok ? entries.value.values() : [];
  if (csv && csv.byteLength <= maxBytes) return new TextDecoder().decode(csv);
  throw new SourceError('malformed', 'no zip with one CSV');
}

/**
 * NSE's cash bhavcopy of one day in the format UDiFF (BhavCopy_NSE_CM_0_0_0_YYYYMMDD_F_0000.csv), from 2024: turnover in
 * rupees, a share by its ISIN. One that stands in two series counts by the one with the larger turnover.
 * @param day the requested day. @param report counts the rows of shares, the refused ones, and new columns.
 * @throws when the file has another shape, or more than a hundredth of its lines are refused, as in another day's
 * file.
 */
export function parseCloses(
  text: string,
  day: IsoDate,
  report: ReadReportBuilder = createReadReport(),
): ShareClose[] {
  const lines = csvLines(text);
  if (lines.length > maxLines) throw new Error(`Bhavcopy: more than ${maxLines} lines`);
  const [header, ...data] = lines;
  const names = header?.cells ?? [];
  const { at, missing } = findUdiffColumns(names);
  const lost = needed.find((name) => missing.includes(name));
  if (lost) throw new Error(`Bhavcopy: no column ${lost}`);
  names.filter((name) => !udiffHeader.includes(name)).forEach(report.noteNewField);
  const rows = data.filter(({ cells }) => {
    const isOfSegment = cells[at.segment] === 'CM';
    const isWanted = isOfSegment && cells[at.date] === day;
    // A line that is cut off is a problem of the row.
    if (isWanted || cells.length < names.length) return true;
    report.refuse(isOfSegment ? 'another day' : 'another segment');
    return false;
  });
  const shares = readShareRows(
    { exchange: 'nse', rows, at, columns: names.length },
    mainBoard,
    ({ code }) => report.refuse(reasons[code] ?? code),
  );
  shares.forEach(report.accept);
  const { refusedRows, firstReasons } = report.finish();
  if (refusedRows > lines.length * maxRefusedShare) {
    throw new Error(`Bhavcopy: ${refusedRows} bad lines: ${firstReasons.join(', ')}`);
  }
  if (shares.length === 0) throw new Error('Bhavcopy: no shares');
  return shares.flatMap(({ isin, closeRupees, tradedCrore }) =>
    isin === null ? [] : [{ isin, closeRupees, tradedCrore }],
  );
}
