import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { shiftDays } from '@/lib/calendar/day-count';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { readInWorker, type WorkerAnswer } from '@/lib/statements/read-in-worker';
import { statementLimits } from '@/lib/statements/statement-limits';
import { closing, folio, head, opening, runsOf, schemeHead, title, type Line } from './cas-pages';
import { pdfOf, type Encryption } from './pdf-writer';

const rows: Line[] = [
  ['05-Apr-2024', 'Purchase - SIP', '4,999.75', '100.000', '49.9975', '100.000'],
  ['05-Apr-2024', '*** Stamp Duty ***', '0.25'],
];
const pages = [
  runsOf([...title, folio, 'A N INVESTOR', schemeHead, opening(), head, ...rows.slice(0, 1)]),
  runsOf([...title, head, ...rows.slice(1), closing('100.000')]),
];

/** The bundled worker in a context with what a worker has, but nothing that could send a request. */
function createWorker() {
  const { outputFiles } = buildSync({
    ...{ entryPoints: ['lib/statements/worker.ts'], bundle: true, write: false },
    ...{ format: 'iife', target: 'es2022', logLevel: 'error' },
  });
  const answers: WorkerAnswer[] = [];
  let listener: ((event: { data: unknown }) => void) | undefined;
  let finish: () => void = () => {};
  const errors: unknown[] = [];
  const context = createContext({
    addEventListener: (_type: string, listen: typeof listener) => (listener = listen),
    postMessage: (answer: WorkerAnswer) => {
      answers.push(answer);
      if (answer.kind === 'done') finish();
    },
    ...{ TextDecoder, TextEncoder, ArrayBuffer, Uint8Array, URL, URLSearchParams, DOMException },
    ...{ AbortController, AbortSignal, ReadableStream, DecompressionStream, structuredClone },
    ...{ setTimeout, clearTimeout, queueMicrotask },
    console: { error: (text: unknown) => errors.push(text), log() {}, warn() {} },
    // pdf.js makes one while it loads; texts need none.
    DOMMatrix: class {},
  });
  context.self = context;
  runInContext(outputFiles[0]!.text, context);
  return {
    errors,
    async read(bytes: Buffer, password = '', name = 'a.pdf') {
      answers.length = 0;
      const done = new Promise<void>((resolve) => (finish = resolve));
      listener?.({ data: { kind: 'read', name, bytes: new Uint8Array(bytes).buffer, password } });
      await done;
      const last = answers.at(-1);
      return last?.kind === 'done' ? last.result : null;
    },
    answers,
  };
}

let worker: ReturnType<typeof createWorker>;
beforeAll(() => {
  worker = createWorker();
});
// What a reader logs would be a defect, and might hold a part of the file.
afterEach(() => expect(worker.errors).toEqual([]));

const bought = {
  instrument: expect.stringMatching(/^INF000X/),
  account: '12345678/90',
  transactions: [{ type: 'buy', on: '2024-04-05', quantity: 100, rupees: 5000 }],
  failedChecks: [],
  gaps: [],
};

test('a PDF without a password is read, page by page, without its watermark', async () => {
  const result = await worker.read(pdfOf(pages, { watermark: 'CAMSCASWS-0123 Version:V3.4 Live' }));
  expect(result).toMatchObject({ ok: true, value: { source: 'cas', holdings: [bought] } });
  expect(JSON.stringify(result)).not.toMatch(/INVESTOR|NOMINEE|ABCDE1234F/);
  expect(worker.answers.slice(0, 3)).toMatchObject([
    { kind: 'progress', stage: 'open' },
    { kind: 'progress', stage: 'pages', share: 0.5 },
    { kind: 'progress', stage: 'pages', share: 1 },
  ]);
});

describe.each<Encryption>(['rc4-128', 'aes-128', 'aes-256'])(
  'a PDF encrypted with %s',
  (encryption) => {
    const locked = pdfOf(pages, { encryption, password: 'ABCDE1234F' });

    test('asks for its password, refuses a wrong one, and is read with the right one', async () => {
      const needed = { ok: false, problem: { code: 'password-needed', found: '' } };
      expect(await worker.read(locked)).toEqual(needed);
      const wrong = { ok: false, problem: { code: 'password-wrong', found: '' } };
      expect(await worker.read(locked, 'abcde1234f')).toEqual(wrong);
      const result = await worker.read(locked, 'ABCDE1234F');
      expect(result).toMatchObject({ ok: true, value: { holdings: [bought] } });
      expect(JSON.stringify(worker.answers)).not.toContain('ABCDE1234F');
    });

    test('with an empty password is read at once', async () => {
      const result = await worker.read(pdfOf(pages, { encryption }));
      expect(result).toMatchObject({ ok: true, value: { holdings: [bought] } });
    });
  },
);

/** A little more than half of the characters that a document may draw; pdf.js drops those beyond the page's edge. */
const crowded = Array.from({ length: 6_000 }, (_, at) => ({
  text: 'i'.repeat(340),
  left: 20,
  width: 500,
  top: at % 800,
}));

test.each([
  ['without text', pdfOf([[], []]), 'scanned'],
  ['of another kind', pdfOf([runsOf(['An invoice', 'Total 5,000.00'])]), 'unknown-pdf'],
  ['that is cut off', pdfOf(pages).subarray(0, 300), 'damaged'],
  ['of no objects', Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['of too many pages', pdfOf(Array.from({ length: 401 }, () => [])), 'too-many-pages'],
  ['of too much text on two pages', pdfOf([crowded, crowded]), 'too-many-rows'],
])('a PDF %s is refused', async (_case, bytes, code) => {
  expect(await worker.read(bytes)).toEqual({ ok: false, problem: { code, found: '' } });
});

test('a transaction of tomorrow is left out of what the worker reads', async () => {
  const tomorrow = shiftDays(dateInIndia(new Date()), 1);
  const rows = `EXAMPLE,${tomorrow},buy,1,10\nEXAMPLE,2024-04-05,buy,1,10\n`;
  const file = Buffer.from(`symbol,trade_date,trade_type,quantity,price\n${rows}`);
  expect(await worker.read(file, '', 'a.csv')).toMatchObject({
    value: { holdings: [{ transactions: [{ on: '2024-04-05' }], gaps: ['wrong-day'] }] },
  });
});

test('a file of 500 MB is refused before it is read', async () => {
  const file = { name: 'a.pdf', size: 500_000_000, arrayBuffer: jest.fn() } as unknown as File;
  const { signal } = new AbortController();
  const read = await readInWorker(file, '', { onProgress: () => {}, signal });
  expect(read).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  expect(file.size).toBeGreaterThan(statementLimits.bytes);
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});
