import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import { readWorkbook, type Sheet } from './workbook';
import { readZip } from './zip';

/** What a file is made of, before anybody asks what it says. */
export type OpenedFile =
  | { form: 'text'; name: string; text: string }
  | { form: 'workbook'; name: string; sheets: readonly Sheet[] };

const tableEnding = /\.(?:csv|txt|json)$/i;
const workbookPart = 'xl/workbook.xml';

/** Opens a text, a zip with one text inside, or a workbook. Told apart by their first bytes, not by their names. */
export async function openFile(name: string, bytes: Uint8Array): Promise<ReadOr<OpenedFile>> {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > fileLimits.bytes) return refuse('too-large');
  if (startsWith(bytes, [0x50, 0x4b])) return openZip(name, bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('old-excel');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return refuse('pdf');
  return openText(name, bytes);
}

async function openZip(name: string, bytes: Uint8Array): Promise<ReadOr<OpenedFile>> {
  const entries = readZip(bytes, (entry) => entry === workbookPart || tableEnding.test(entry));
  if (!entries.ok) return entries;
  if (entries.value.has(workbookPart)) {
    const sheets = await readWorkbook(bytes);
    return sheets.ok
      ? { ok: true, value: { form: 'workbook', name, sheets: sheets.value } }
      : sheets;
  }
  const tables = [...entries.value].filter(([entry]) => tableEnding.test(entry));
  const [first, second] = tables;
  if (!first) return refuse('no-table');
  if (second) return refuse('several-tables', { found: `${first[0]}, ${second[0]}` });
  return openText(first[0].slice(first[0].lastIndexOf('/') + 1), first[1]);
}

function openText(name: string, bytes: Uint8Array): ReadOr<OpenedFile> {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const start = text.slice(0, 2_000).trimStart();
  if (start === '') return text.trim() === '' ? refuse('empty') : refuse('unknown-kind');
  // What a server answers for a missing day, with status 200.
  if (/^<(?:!doctype|html|\?xml|head|body|script)/i.test(start)) {
    return refuse('web-page', { line: 1, found: start });
  }
  return { ok: true, value: { form: 'text', name, text } };
}

/** Excel's "Unicode text" is UTF-16; all others that we know are UTF-8. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8';
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
