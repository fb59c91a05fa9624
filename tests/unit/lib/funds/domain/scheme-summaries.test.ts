import { readSummariesFile, writeSummariesFile } from '@/lib/funds/data/facts/facts-file';
import {
  nextSummaryTask,
  noStoredSummaries,
  summaryLookup,
  withHouses,
  withSchemesOf,
  withSummary,
  type StoredSummaries,
} from '@/lib/funds/domain/facts/scheme-summaries';

const read = (isins: string[], exitLoad: string | null = 'Nil') => ({
  ...{ isins, exitLoad, minimumSip: null },
});

it('asks for the houses, then their schemes, then the documents, the oldest first', () => {
  let stored: StoredSummaries = noStoredSummaries;
  const next = (today: `${number}-${number}-${number}`) => nextSummaryTask(stored, today as never);
  expect(next('2026-11-01')).toEqual({ kind: 'houses' });
  stored = withHouses(stored, [3, 9], '2026-11-01');
  expect(next('2026-11-01')).toEqual({ kind: 'house', house: 3 });
  stored = withSchemesOf(stored, 3, [801, 802], '2026-11-01');
  expect(next('2026-11-01')).toEqual({ kind: 'house', house: 9 });
  stored = withSchemesOf(stored, 9, null, '2026-11-01');
  expect(next('2026-11-01')).toEqual({ kind: 'summary', id: 801 });
  stored = withSummary(stored, 801, read(['INF1']), '2026-11-01');
  expect(next('2026-11-02')).toEqual({ kind: 'summary', id: 802 });
  stored = withSummary(stored, 802, null, '2026-11-02');
  expect(next('2026-11-02')).toBeNull();
  // A month later the houses and schemes are listed anew, with what was read.
  expect(next('2026-12-01')).toEqual({ kind: 'houses' });
  stored = withHouses(stored, [3], '2026-12-01');
  stored = withSchemesOf(stored, 3, [802, 801, 803], '2026-12-01');
  expect(next('2026-12-01')).toEqual({ kind: 'summary', id: 803 });
  stored = withSummary(stored, 803, read(['INF3']), '2026-12-01');
  expect(next('2026-12-30')).toBeNull();
  stored = withSchemesOf(withHouses(stored, [3], '2026-12-31'), 3, [801, 802, 803], '2026-12-31');
  expect(next('2026-12-31')).toEqual({ kind: 'summary', id: 801 });
});

it('finds a document by ISIN, keeps what was read before a failure, and says nothing of a doubt', () => {
  let stored = withSchemesOf(
    withHouses(noStoredSummaries, [3], '2026-11-01'),
    3,
    [1, 2],
    '2026-11-01',
  );
  stored = withSummary(stored, 1, read(['INF1', 'INF2'], '1%'), '2026-11-01');
  stored = withSummary(stored, 1, null, '2026-12-31');
  stored = withSummary(stored, 2, read(['INF3', 'INF2']), '2026-11-02');
  const lookup = summaryLookup(stored);
  const of = (isin: string | null, reinvestmentIsin: string | null = null) =>
    lookup({ isin, reinvestmentIsin });
  expect(of('INF1')).toEqual({ id: 1, readOn: '2026-11-01', exitLoad: '1%', minimumSip: null });
  // Two documents name it.
  expect(of('INF2')).toBeNull();
  expect(of('INF1', 'INF3')).toBeNull();
  expect(of(null, 'INF3')?.id).toBe(2);
  expect([of(null), of('INF9')]).toEqual([null, null]);
});

it('is stored and read again, and a damaged file is refused', async () => {
  const listed = withSchemesOf(
    withHouses(noStoredSummaries, [3], '2026-11-01'),
    3,
    [1, 2],
    '2026-11-01',
  );
  const stored = withSummary(listed, 1, read(['INF1'], '1% within a year'), '2026-11-01');
  const bytes = await writeSummariesFile(stored);
  expect(await readSummariesFile(bytes)).toEqual(stored);
  bytes[30]! ^= 1;
  await expect(readSummariesFile(bytes)).rejects.toThrow();
});
