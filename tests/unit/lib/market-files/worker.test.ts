import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { fileLimits } from '@/lib/market-files/file-limits';
import { readInWorker } from '@/lib/market-files/read-in-worker';
import { derivativesCsv, zipOf } from '@/lib/market-files/samples/exchange-files';
import { workerPath, type WorkerAnswer } from '@/lib/market-files/worker-messages';
import { staticPolicyHeaders } from '@/lib/security/static-policy';

test('the worker’s file is served with a policy under which it can request nothing', () => {
  const row = staticPolicyHeaders('https://example.in').find(({ source }) => source === workerPath);
  expect(row?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'",
  });
});

test('the bundled worker is one file that reads a file and says how far it is', async () => {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/market-files/worker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const code = outputFiles[0]!.text;
  expect(code).not.toMatch(/\bimportScripts\(|\beval\(|\bnew Function\(/);
  const answers: WorkerAnswer[] = [];
  let listener: ((event: { data: unknown }) => void) | undefined;
  const done = new Promise<void>((resolve) => {
    const self = {
      addEventListener: (_type: string, listen: typeof listener) => (listener = listen),
      postMessage: (answer: WorkerAnswer) => {
        answers.push(answer);
        if (answer.kind === 'done') resolve();
      },
    };
    // No fetch, no XMLHttpRequest, no WebSocket: what needs one of them fails here.
    const shared = { TextDecoder, TextEncoder, ArrayBuffer, Uint8Array, console, setTimeout };
    runInContext(
      code,
      createContext({ self, ...shared, DecompressionStream, Response: undefined }),
    );
  });
  const bytes = zipOf('day.csv', derivativesCsv('2026-11-19', ['2026-11-23']));
  listener?.({ data: { name: 'day.zip', bytes: bytes.buffer } });
  await done;
  expect(answers[0]).toEqual({ kind: 'progress', stage: 'open', share: 0 });
  expect(answers.at(-1)).toMatchObject({
    kind: 'done',
    result: { ok: true, value: { kind: 'derivatives', underlyings: [{ symbol: 'SAMPLEX' }] } },
  });
});

test('a file of 500 MB is refused before it is read', async () => {
  const file = { name: 'a.csv', size: 500_000_000, arrayBuffer: jest.fn() } as unknown as File;
  const read = await readInWorker(file, {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(read).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  expect(file.size).toBeGreaterThan(fileLimits.bytes);
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});
