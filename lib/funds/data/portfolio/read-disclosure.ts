import { csvRows } from '@/lib/csv/csv-rows';
import { openWorkbook, type WorkbookRow, type WorkbookLimits } from '@/lib/xlsx/open-workbook';
import { readPortfolioSheet, type ReadSheet } from './read-sheet';

type DisclosedSheet = ReadSheet & { sheet: string };

/** A house with 100 schemes has a workbook of some 3 MB; 30 MB are far more than any. */
const limits: WorkbookLimits = {
  maxBytes: 30 * 1024 * 1024,
  maxUnpackedBytes: 300 * 1024 * 1024,
  maxRows: 5_000,
};

/**
 * The sheets of a monthly portfolio disclosure: an Excel workbook (XLSX) with one scheme a sheet, or a CSV file of one
 * scheme.
 * @throws for a file that is neither, is damaged or too large.
 */
export async function readDisclosure(
  bytes: Uint8Array,
  fileName: string,
): Promise<DisclosedSheet[]> {
  // Excel workbooks are ZIP files. The old ones (XLS) are not.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes);
  if (!/\.(?:csv|txt)$/i.test(fileName)) {
    throw new Error(
      'neither XLSX nor CSV; open an old XLS file in a spreadsheet and save it as XLSX',
    );
  }
  if (bytes.byteLength > limits.maxBytes) throw new Error(`more than ${limits.maxBytes} bytes`);
  const text = utf8Text(bytes);
  const rows = csvRows(text, limits.maxRows).rows.map(({ line, cells }): WorkbookRow => ({
    row: line,
    cells: cells.map((cell) => cell.trim() || null),
  }));
  return [{ sheet: fileName, ...readPortfolioSheet(rows) }];
}

/** Names would lose their letters in another encoding. */
function utf8Text(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(
      'neither XLSX nor a CSV in UTF-8; open it in a spreadsheet and save it as XLSX or as “CSV UTF-8”',
    );
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<DisclosedSheet[]> {
  const workbook = await openWorkbook(bytes, limits);
  const sheets: DisclosedSheet[] = [];
  for (const sheet of workbook.sheetNames) {
    const rows: WorkbookRow[] = [];
    for await (const row of workbook.rowsOf(sheet)) rows.push(row);
    sheets.push({ sheet, ...readPortfolioSheet(rows) });
  }
  return sheets;
}
