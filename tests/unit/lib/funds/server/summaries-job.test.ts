/** @jest-environment node */
import {
  noStoredSummaries,
  withHouses,
  withSchemesOf,
  type StoredSummaries,
} from '@/lib/funds/domain/facts/scheme-summaries';
import { readSchemeSummaries, writeSchemeSummaries } from '@/lib/funds/server/market-store';
import { runSummariesJob } from '@/lib/funds/server/summaries-job';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true }, amfi: { summary: true } } }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/funds/server/market-store', () => ({
  ...jest.requireActual<object>('@/lib/funds/server/market-store'),
  readSchemeSummaries: jest.fn(),
  writeSchemeSummaries: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({}));

const today = '2026-11-25';
const now = new Date(`${today}T12:00:00Z`);
const read = { isins: [], exitLoad: 'Nil', minimumSip: null };
const houses = withHouses(noStoredSummaries, [3, 9], today)!;
const documents = (ids: readonly number[]) =>
  withSchemesOf(withSchemesOf(houses, 9, [], today), 3, ids, today);

let stored: StoredSummaries;

beforeEach(() => {
  jest.mocked(readSchemeSummaries).mockImplementation(() => Promise.resolve(stored));
  jest.mocked(writeSchemeSummaries).mockImplementation((value) => {
    stored = value;
    return Promise.resolve();
  });
});

/** One run; what is named by the end of its key fails, the rest is answered. */
async function runWith(problems: Readonly<Record<string, SourceProblem>>) {
  const keys: string[] = [];
  jest.mocked(load).mockImplementation(({ key }) => {
    keys.push(key);
    const problem = problems[key.split('/').at(-1) ?? ''] ?? problems.all;
    const data = key.startsWith('amfiweb/') ? [] : read;
    return Promise.resolve(problem ? failure(problem) : (success({ data }) as never));
  });
  return { done: await runSummariesJob(now, 60_000), keys };
}

const asked = () => stored.summaries.filter(({ askedOn }) => askedOn === today).map(({ id }) => id);
const readIds = () => stored.summaries.filter(({ readOn }) => readOn).map(({ id }) => id);

it.each<SourceProblem>(['failed', 'refused', 'too-large', 'timed-out'])(
  'goes on behind documents that are always %s, and asks for each once',
  async (problem) => {
    stored = documents([1, 2, 3, 4, 5, 6]);
    const { done, keys } = await runWith({ 1: problem, 2: problem, 3: problem });
    expect(readIds()).toEqual([4, 5, 6]);
    expect(keys.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `amfi/summary/${id}`));
    // Those that fail while others are answered are asked for when they are due again.
    expect(asked()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(done).toMatchObject({ asked: 6, read: 3, isUnfinished: false });
  },
);

it('goes on behind a house whose list fails', async () => {
  stored = withSchemesOf(houses, 9, [], '2026-10-01');
  stored = { ...stored, summaries: documents([1]).summaries };
  await runWith({ 3: 'refused' });
  expect(stored.houses).toEqual([
    { id: 3, listedOn: today },
    { id: 9, listedOn: today },
  ]);
  expect(readIds()).toEqual([1]);
});

it('ends after three failures in a row, and asks for the same in the next run', async () => {
  stored = documents([1, 2, 3, 4, 5, 6]);
  const { done, keys } = await runWith({ all: 'failed' });
  expect(keys).toHaveLength(3);
  expect(done).toMatchObject({ asked: 3, isUnfinished: true });
  expect(asked()).toEqual([]);
});
