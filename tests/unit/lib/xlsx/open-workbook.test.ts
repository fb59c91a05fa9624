import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { timedAsync } from '@/tests/factories/cpu-time';
import { openWorkbook, type WorkbookCell, type WorkbookLimits } from '@/lib/xlsx/open-workbook';

const limits: WorkbookLimits = { maxBytes: 1e6, maxUnpackedBytes: 2e6, maxRows: 1_000 };
const sheet = 'xl/worksheets/sheet1.xml';
const day = new Date(Date.UTC(2026, 9, 31));

const fileOf = (rows: WorkbookCell[][], stringMode: 'shared' | 'inline' = 'shared') =>
  writeXlsx({
    sheets: [
      { name: 'Scheme A', rows },
      { name: 'Scheme B', rows: [['b']] },
    ],
    stringMode,
  });

const manyRows = Array.from({ length: 900 }, (_, index) => [`Row ${index}`, Math.sin(index)]);

async function rowsIn(bytes: Uint8Array, name = 'Scheme A', given = limits) {
  const workbook = await openWorkbook(bytes, given);
  const rows = [];
  for await (const { cells } of workbook.rowsOf(name)) rows.push(cells);
  return rows;
}

/** The same file with the XML of its first sheet changed. */
async function changed(change: (xml: string) => string, rows: WorkbookCell[][] = [['a', 1]]) {
  const parts = unzipSync(await fileOf(rows));
  return zipSync({ ...parts, [sheet]: strToU8(change(strFromU8(parts[sheet]!))) });
}

const withRow = (row: string) => (xml: string) =>
  xml.replace(/<dimension[^>]*>/, '').replace('</sheetData>', `${row}</sheetData>`);

describe('an Excel workbook', () => {
  it.each(['shared', 'inline'] as const)('gives its sheets and rows, %s strings', async (mode) => {
    const rows = [
      ['Udaharan & Co', 1.25, true, day],
      [null, 'with a gap'],
    ];
    const bytes = await fileOf(rows, mode);
    expect((await openWorkbook(bytes, limits)).sheetNames).toEqual(['Scheme A', 'Scheme B']);
    const [first, second] = await rowsIn(bytes);
    expect(first).toEqual(rows[0]);
    expect(second!.slice(0, 2)).toEqual(rows[1]);
    expect(await rowsIn(bytes, 'Scheme B')).toEqual([['b']]);
  });

  it('reads a file whose writer did not know the sizes of its parts beforehand', async () => {
    expect(await rowsIn(streamed(unzipSync(await fileOf([['a', 1]]))))).toEqual([['a', 1]]);
  });

  it('leaves out a sheet that consists of a chart', async () => {
    const parts = unzipSync(await fileOf([['a', 1]]));
    const rels = 'xl/_rels/workbook.xml.rels';
    const [first = ''] = /<Relationship [^>]*sheet1\.xml[^>]*>/.exec(strFromU8(parts[rels]!)) ?? [];
    const ofChart = first
      .replace(/worksheet(?=")/, 'chartsheet')
      .replace('worksheets', 'chartsheets');
    const bytes = zipSync({
      ...parts,
      [rels]: strToU8(strFromU8(parts[rels]!).replace(first, ofChart)),
    });
    expect((await openWorkbook(bytes, limits)).sheetNames).toEqual(['Scheme B']);
    expect(await rowsIn(bytes, 'Scheme B')).toEqual([['b']]);
  });

  it('reads no more rows than its reader wants', async () => {
    const bytes = await fileOf(Array.from({ length: 50 }, (_, index) => [index + 1]));
    expect(await rowsIn(bytes, 'Scheme A', { ...limits, maxRows: 7 })).toHaveLength(7);
  });

  it('skips rows that are far below without a row between', async () => {
    const bytes = await changed(withRow('<row r="1048576"><c r="A1048576"><v>5</v></c></row>'));
    expect(await rowsIn(bytes)).toEqual([['a', 1], [5]]);
  });

  it.each(['r="XFD2"', "r='XFD2'", 'r = "&#88;FD2"'])('refuses a far column: %s', async (at) => {
    const bytes = await changed(withRow(`<row r="2"><c ${at}><v>5</v></c></row>`));
    await expect(rowsIn(bytes)).rejects.toThrow('a column after ZZ');
  });

  it.each([
    ['a page of HTML', async () => strToU8('<!DOCTYPE html><html><body>Busy</body></html>')],
    ['an empty answer', async () => new Uint8Array()],
    ['half a file', async () => (await fileOf(manyRows)).slice(0, -8_000)],
    ['a file without its last bytes', async () => (await fileOf([['a', 1]])).slice(0, -30)],
    ['a ZIP file of something else', async () => zipSync({ 'a.csv': strToU8('a,b') })],
  ])('refuses %s', async (_, file) => {
    await expect(rowsIn(await file())).rejects.toThrow(/workbook|damaged/);
  });

  it('refuses a file of too many bytes before it reads it', async () => {
    const bytes = await fileOf([['a']]);
    const small = { ...limits, maxBytes: bytes.length - 1 };
    await expect(rowsIn(bytes, 'Scheme A', small)).rejects.toThrow('bytes');
  });

  it('stops a file that grows too large, also where it states a small size', async () => {
    const bytes = await changed((xml) => xml + ' '.repeat(20e6));
    for (const offset of partHeaders(bytes, sheet)) {
      new DataView(bytes.buffer, bytes.byteOffset).setUint32(offset, 1_000, true);
    }
    const { ms } = await timedAsync(() =>
      expect(rowsIn(bytes)).rejects.toThrow('after decompression'),
    );
    expect(ms).toBeLessThan(2_000);
  });

  it('refuses a small file of millions of texts before they are read', async () => {
    const parts = unzipSync(await fileOf([['a', 1]]));
    const texts = 'xl/sharedStrings.xml';
    const many = '<si><t/></si>'.repeat(700_000);
    const bytes = zipSync({
      ...parts,
      [texts]: strToU8(strFromU8(parts[texts]!).replace('</sst>', `${many}</sst>`)),
    });
    expect(bytes.length).toBeLessThan(100_000);
    const { ms } = await timedAsync(() =>
      expect(rowsIn(bytes, 'Scheme A', { ...limits, maxUnpackedBytes: 2e7 })).rejects.toMatchObject(
        {
          isTooLarge: true,
        },
      ),
    );
    expect(ms).toBeLessThan(2_000);
  });

  it('reads a hundred and fifty thousand rows in time', async () => {
    const bytes = await changed(withRow('<row/>'.repeat(150_000)));
    const wide = { ...limits, maxRows: 200_000 };
    const { result, ms } = await timedAsync(() => rowsIn(bytes, 'Scheme A', wide));
    expect(result).toEqual([['a', 1]]);
    expect(ms).toBeLessThan(4_000);
  });
});

/** Sizes follow the parts, as writers of streams do it. */
function streamed(parts: Record<string, Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, part] of Object.entries(parts)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(part, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** Where a ZIP file states the size of a part: in the part's own header and in the directory. */
function partHeaders(bytes: Uint8Array, name: string): number[] {
  const text = strFromU8(bytes, true);
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (text.startsWith('PK\x03\x04', at - 30)) places.push(at - 30 + 22);
    if (text.startsWith('PK\x01\x02', at - 46)) places.push(at - 46 + 24);
  }
  return places;
}
