import type { IsoDate } from '@/lib/calendar/iso-date';
import type { JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { sortTrades } from '@/lib/options/domain/journal/journal-statistics';

const trade = (id: string, openedOn: IsoDate, resultRupees: number | null): JournalEntry => ({
  ...{
    id,
    strategy: `Strategy ${id}`,
    query: null,
    openedOn,
    spot: null,
    entryRupees: -100,
    why: '',
  },
  ...{ targetRupees: null, stopRupees: null, maxLossRupees: null },
  close:
    resultRupees === null
      ? null
      : { closedOn: '2026-11-20', resultRupees, chargesRupees: 10, followedPlan: true, note: '' },
});
const trades = [
  trade('b', '2026-11-02', -500),
  trade('d', '2026-11-04', null),
  trade('a', '2026-11-01', 900),
  trade('c', '2026-11-03', 20),
];

test.each([
  ['newest', 'dcba'],
  ['oldest', 'abcd'],
  ['best', 'acbd'],
  ['worst', 'bcad'],
  ['strategy', 'abcd'],
] as const)('%s', (order, ids) => {
  expect(
    sortTrades(trades, order)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});
