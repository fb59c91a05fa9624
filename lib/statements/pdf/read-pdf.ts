// The code of its worker first, so that pdf.js finds it in this thread and starts no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { success } from '@/lib/result';
import { refuseStatement, type StatementOr } from '@/lib/statements/statement-problem';
import { statementLimits } from '@/lib/statements/statement-limits';
import { pageLines, type PageLine, type TextRun } from './page-lines';

/** What pdf.js answers for a password: its PasswordResponses. */
const passwordNeeded = 1;

/**
 * The lines of all pages of a PDF, in a worker. Nothing is requested, evaluated or drawn. Text that is turned, such as a
 * watermark, is left out.
 * @param password '' tries without one; it is handed to pdf.js and kept nowhere
 */
export async function readPdf(
  bytes: Uint8Array,
  password: string,
  onProgress: (share: number) => void,
): Promise<StatementOr<PageLine[]>> {
  const task = getDocument({
    data: bytes,
    ...(password === '' ? {} : { password }),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > statementLimits.pages) return refuseStatement('too-many-pages');
    const lines: PageLine[] = [];
    const drawn: Drawn = { runs: 0, characters: 0 };
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const runs = await runsOf(page, drawn);
      if (runs === null) return refuseStatement('too-many-rows');
      lines.push(...pageLines(number, runs));
      page.cleanup();
      onProgress(number / pdf.numPages);
    }
    return lines.length === 0 ? refuseStatement('scanned') : success(lines);
  } catch (error) {
    const { name, code } = nameAndCode(error);
    if (name !== 'PasswordException') return refuseStatement('damaged');
    return refuseStatement(code === passwordNeeded ? 'password-needed' : 'password-wrong');
  } finally {
    void task.destroy();
  }
}

/** What the pages of a document have drawn so far, also what is left out. */
type Drawn = { runs: number; characters: number };

/** The runs of a page, counted while they are read; null where the document draws more than a statement may. */
async function runsOf(page: PDFPageProxy, drawn: Drawn): Promise<TextRun[] | null> {
  const toPage: Matrix = page.getViewport({ scale: 1 }).transform;
  const stream: ReadableStream<TextPart> = page.streamTextContent({ includeMarkedContent: false });
  const reader = stream.getReader();
  const runs: TextRun[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      drawn.runs += 1;
      drawn.characters += item.str?.length ?? 0;
      runs.push(...runOf(item, toPage));
    }
    if (drawn.runs > statementLimits.runs || drawn.characters > statementLimits.characters) {
      await reader.cancel(new Error('too much text'));
      return null;
    }
  }
  return runs;
}

type TextPart = { items: readonly { str?: string }[] };

type Matrix = readonly number[];

/** A run of text with its place from the top left of the page as it is shown; none for turned text. */
function runOf(item: object, toPage: Matrix): TextRun[] {
  if (!('str' in item) || !('transform' in item) || !('width' in item)) return [];
  const { str, transform, width } = item;
  if (typeof str !== 'string' || typeof width !== 'number' || !isMatrix(transform)) return [];
  if (str.trim() === '') return [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPage;
  const [textA = 1, textB = 0, , , x = 0, y = 0] = transform;
  const across = a * textA + c * textB;
  const down = b * textA + d * textB;
  if (Math.abs(down) > Math.abs(across) * mostTurned) return [];
  return [{ text: str, left: a * x + c * y + e, width, top: b * x + d * y + f }];
}

/** Points down for each point across. */
const mostTurned = 0.1;

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');

function nameAndCode(error: unknown): { name: string; code: unknown } {
  if (!(error instanceof Error)) return { name: '', code: null };
  return { name: error.name, code: 'code' in error ? error.code : null };
}
