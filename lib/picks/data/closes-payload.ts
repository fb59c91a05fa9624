import { csvRows } from '@/lib/csv/csv-rows';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readZip } from '@/lib/market-files/zip';
import { isIndianIsin } from '@/lib/text/isin';
import { createReadReport, type ReadReportBuilder } from '@/lib/sources/read-report';
import { SourceError } from '@/lib/sources/source-error';

/** The close of a share on a day, as traded. */
export type ShareClose = {
  isin: string;
  closeRupees: number;
  /** Rupee crore; null where the file has none. */
  tradedCrore: number | null;
};

/** More lines than this share cannot be an oddity: the file has another shape. */
const maxRefusedShare = 0.01;
const rupeesPerCrore = 10_000_000;

/** Shares in normal trading and those for delivery only (surveillance); bonds, funds and units are other series. */
const shareSeries = new Set(['EQ', 'BE', 'BZ']);

/** About 3,700 lines are usual, 550 KB. */
const mostLines = 50_000;
const mostBytes = 12 * 1024 * 1024;

const columnNames =
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,XpryDt,FininstrmActlXpryDt,StrkPric,OptnTp,FinInstrmNm,OpnPric,HghPric,LwPric,ClsPric,LastPric,PrvsClsgPric,UndrlygPric,SttlmPric,OpnIntrst,ChngInOpnIntrst,TtlTradgVol,TtlTrfVal,TtlNbOfTxsExctd,SsnId,NewBrdLotQty,Rmks,Rsvd1,Rsvd2,Rsvd3,Rsvd4'.split(
    ',',
  );

/** The text of NSE's zip, which holds one CSV; also a CSV that is not zipped. */
export function unzipCloses(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return new TextDecoder().decode(bytes);
  const entries = readZip(bytes, (name) => /\.csv$/i.test(name));
  const [csv] = entries.ok ? entries.value.values() : [];
  if (csv && csv.byteLength <= mostBytes) return new TextDecoder().decode(csv);
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
  const lines = csvRows(text, mostLines + 1);
  if (lines.length > mostLines) throw new Error(`Bhavcopy: more than ${mostLines} lines`);
  const data = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const header = (data[0] ?? []).map((name) => name.trim());
  const at = (name: string) => {
    const index = header.indexOf(name);
    if (index < 0) throw new Error(`Bhavcopy: no column ${name}`);
    return index;
  };
  const columns = {
    date: at('TradDt'),
    segment: at('Sgmt'),
    isin: at('ISIN'),
    series: at('SctySrs'),
    close: at('ClsPric'),
    turnover: at('TtlTrfVal'),
  };
  header.filter((name) => !columnNames.includes(name)).forEach(report.noteNewField);
  const closes = new Map<string, ShareClose>();
  for (const cells of data.slice(1)) {
    const cell = (name: keyof typeof columns) => cells[columns[name]]?.trim() ?? '';
    if (cells.length !== header.length) {
      report.refuse('another number of columns');
      continue;
    }
    if (cell('date') !== day || cell('segment') !== 'CM') {
      report.refuse(cell('segment') === 'CM' ? 'another day' : 'another segment');
      continue;
    }
    const isin = cell('isin');
    // INF... are funds and ETFs, which trade in the series of shares.
    if (!shareSeries.has(cell('series')) || isin.startsWith('INF')) continue;
    const closeRupees = amountIn(cell('close'));
    if (!isIndianIsin(isin) || !closeRupees) {
      report.refuse(closeRupees ? 'no ISIN' : 'no price');
      continue;
    }
    const turnover = amountIn(cell('turnover'));
    const tradedCrore = turnover === null ? null : turnover / rupeesPerCrore;
    const known = closes.get(isin);
    if (!known || (known.tradedCrore ?? 0) < (tradedCrore ?? 0)) {
      closes.set(isin, { isin, closeRupees, tradedCrore });
    }
    report.accept();
  }
  const { refusedRows, firstReasons } = report.finish();
  if (refusedRows > data.length * maxRefusedShare) {
    throw new Error(`Bhavcopy: ${refusedRows} bad lines: ${firstReasons.join(', ')}`);
  }
  if (closes.size === 0) throw new Error('Bhavcopy: no shares');
  return [...closes.values()];
}

/** Null for an empty cell and for whatever is no amount. */
function amountIn(text: string): number | null {
  return /^\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
