import { readInFileWorker, type FileWorker } from '@/lib/market-files/file-worker';

type Listener = (event: { data?: unknown }) => void;

/** A worker that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly listeners = new Map<string, Listener>();
  readonly posted: unknown[] = [];
  isEnded = false;

  constructor(readonly path: string) {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }

  postMessage(message: unknown, taken: unknown) {
    this.posted.push([message, taken]);
  }

  terminate() {
    this.isEnded = true;
  }

  answer(data: unknown) {
    this.listeners.get('message')?.({ data });
  }
}

const limits = { bytes: 10, ms: 1_000 };
const fileWorker: FileWorker<string> = {
  path: '/reader.js',
  limits,
  refuse: (code) => `refused: ${code}`,
  requestOf: (bytes) => ({ bytes }),
};

beforeEach(() => {
  jest.useFakeTimers();
  FakeWorker.all = [];
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

function begin(size = 3) {
  const bytes = new ArrayBuffer(size);
  const controller = new AbortController();
  const onProgress = jest.fn();
  const file = { size, arrayBuffer: async () => bytes } as unknown as File;
  const { signal } = controller;
  const reading = readInFileWorker(file, fileWorker, { onProgress, signal });
  return { bytes, controller, onProgress, reading };
}

/** The worker, once the file's bytes are read. */
async function started(): Promise<FakeWorker> {
  await jest.advanceTimersByTimeAsync(0);
  return FakeWorker.all[0]!;
}

const problemOf = (reading: Promise<unknown>) => reading.catch((error: unknown) => error);

test('a file goes to a worker of its own, which says how far it is and ends with its answer', async () => {
  const { bytes, onProgress, reading } = begin();
  const worker = await started();
  expect(worker.path).toBe('/reader.js');
  expect(worker.posted).toEqual([[{ bytes }, [bytes]]]);
  worker.answer({ sourceName: 'worker', targetName: 'main' });
  worker.answer({ kind: 'progress', stage: 'rows', share: 0.5 });
  expect(onProgress.mock.calls).toEqual([['rows', 0.5]]);
  expect(worker.isEnded).toBe(false);
  worker.answer({ kind: 'done', result: 'read' });
  await expect(reading).resolves.toBe('read');
  expect(worker.isEnded).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a file over the limit of bytes is refused without a worker', async () => {
  await expect(begin(limits.bytes + 1).reading).resolves.toBe('refused: too-large');
  expect(FakeWorker.all).toEqual([]);
});

test('a worker without an answer is ended after the limit of time', async () => {
  const { reading } = begin(limits.bytes);
  const worker = await started();
  await jest.advanceTimersByTimeAsync(limits.ms - 1);
  expect(worker.isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await expect(reading).resolves.toBe('refused: too-slow');
  expect(worker.isEnded).toBe(true);
});

test('a cancelled reading ends its worker and rejects', async () => {
  const { controller, reading } = begin();
  const worker = await started();
  const problem = problemOf(reading);
  controller.abort();
  expect(await problem).toEqual(new Error('Cancelled'));
  expect(worker.isEnded).toBe(true);
});

test('a reading that is cancelled before the bytes are there starts no worker', async () => {
  const { controller, reading } = begin();
  const problem = problemOf(reading);
  controller.abort();
  expect(await problem).toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.all).toEqual([]);
});

test('a worker that does not load rejects', async () => {
  const { reading } = begin();
  const worker = await started();
  const problem = problemOf(reading);
  worker.listeners.get('error')?.({});
  expect(await problem).toEqual(new Error('The worker did not load'));
  expect(worker.isEnded).toBe(true);
});
