/** @jest-environment node */
import { performancePairs, type PerformanceRow } from '@/lib/funds/data/facts/fund-performance';
import { performanceFile } from '@/lib/funds/data/facts/facts-file';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { runFactsJob } from '@/lib/funds/server/facts-job';
import {
  readPerformanceSoFar,
  readSchemeFacts,
  writePerformanceSoFar,
  writeSchemeFacts,
} from '@/lib/funds/server/market-store';
import { loadSchemes } from '@/lib/funds/server/source';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/env', () => ({
  env: { sources: { isSample: true }, amfi: { performance: true, averageAum: false } },
}));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn() }));
jest.mock('@/lib/funds/server/market-store', () => ({
  ...jest.requireActual<object>('@/lib/funds/server/market-store'),
  readSchemeFacts: jest.fn(),
  writeSchemeFacts: jest.fn(),
  readPerformanceSoFar: jest.fn(),
  writePerformanceSoFar: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({}));

type SoFar = Awaited<ReturnType<typeof readPerformanceSoFar>>;

let facts: StoredFacts;
let soFar: SoFar;
let clockMs: number;

beforeEach(() => {
  [facts, soFar, clockMs] = [noStoredFacts, null, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => clockMs);
  jest.mocked(readSchemeFacts).mockImplementation(() => Promise.resolve(facts));
  jest.mocked(writeSchemeFacts).mockImplementation((value) => {
    facts = value;
    return Promise.resolve();
  });
  jest.mocked(readPerformanceSoFar).mockImplementation(() => Promise.resolve(soFar));
  jest.mocked(writePerformanceSoFar).mockImplementation((value) => {
    soFar = value;
    return Promise.resolve();
  });
});
afterEach(() => jest.restoreAllMocks());

const nameOf = (index: number) => `Udaharan Fund ${index}`;
const rowOf = (index: number): PerformanceRow => ({
  ...{ name: nameOf(index), benchmark: `Index ${index}` },
  ...{ schemeRisk: 'high', benchmarkRisk: null, benchmarkReturns: [1, null, null, null] },
});

/** One run in which each answer takes so long. @param failsAt counted from the first request */
async function run(
  answerMs: number,
  { asOf = '2026-11-24', failsAt = Infinity }: { asOf?: string; failsAt?: number } = {},
) {
  const keys: string[] = [];
  const startedAt = clockMs;
  const startsMs: number[] = [];
  const schemes = performancePairs.map((_, index) => ({
    ...{ code: index + 1, name: nameOf(index), fundName: nameOf(index) },
    ...{ house: 'Udaharan', plan: 'direct', option: 'growth' },
  }));
  const list = { data: { schemes, asOf } };
  jest.mocked(loadSchemes).mockResolvedValue(success(list) as never);
  jest.mocked(load).mockImplementation(({ key }) => {
    keys.push(key);
    startsMs.push(clockMs - startedAt);
    clockMs += answerMs;
    const index = performancePairs.findIndex(([category, kind]) =>
      key.startsWith(`amfiweb/performance/${category}/${kind}/`),
    );
    if (keys.length > failsAt) return Promise.resolve(failure('failed'));
    return Promise.resolve(success({ data: [rowOf(index)] }) as never);
  });
  const { outcomes } = valueOf(await runFactsJob(new Date(`${asOf}T12:00:00Z`)));
  return { outcome: outcomes.performance, keys, lastStartMs: startsMs.at(-1)! };
}

const all = performancePairs.length;

it('begins no request so late that the function could end before the answer, and goes on in the next run', async () => {
  // 44 answers of 10 seconds are longer than the function may take.
  const first = await run(10_000);
  expect(first).toMatchObject({ outcome: 'postponed' });
  // An answer may take 90 seconds, and the function 300.
  expect(first.lastStartMs).toBeLessThan(200_000);
  expect(facts.performance).toBeNull();
  const runs = [first];
  while (runs.at(-1)!.outcome === 'postponed') runs.push(await run(10_000, { asOf: '2026-11-25' }));
  const keys = runs.flatMap((each) => each.keys);
  // Each category once, all of the day of the first run.
  expect(new Set(keys).size).toBe(all);
  expect(keys).toHaveLength(all);
  expect(keys.every((key) => key.endsWith('/2026-11-24'))).toBe(true);
  expect(facts.performance).toMatchObject({ asOf: '2026-11-24' });
  expect(facts.performance!.byCode.size).toBe(all);
  expect(facts.performance!.byCode.get(1)).toMatchObject({ benchmark: 'Index 0' });
  expect(soFar).toBeNull();
});

it('keeps what AMFI answered before it failed', async () => {
  expect(await run(0, { failsAt: 30 })).toMatchObject({ outcome: 'failed' });
  const { outcome, keys } = await run(0);
  expect([outcome, keys.length]).toEqual(['stored', all - 30]);
});

it('begins anew where the answers are of a day more than a week ago', async () => {
  await run(0, { failsAt: 30 });
  const { outcome, keys } = await run(0, { asOf: '2026-12-02' });
  expect([outcome, keys.length]).toEqual(['stored', all]);
  expect(keys[0]).toMatch(/\/2026-12-02$/);
});

it('reads its place as it was written, and refuses another file', async () => {
  const place = { day: '2026-11-24', answered: 1, rows: [rowOf(0)] } as const;
  expect(await performanceFile.read(await performanceFile.write(place))).toEqual(place);
  expect(await performanceFile.read(await performanceFile.write(null))).toBeNull();
  await expect(performanceFile.read(Buffer.from('{}'))).rejects.toThrow();
});
