import type { JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { tradeItemOf, tradesIn } from '@/lib/options/data/saved-trade';
import { newSavedItemSchema, type SavedItem } from '@/lib/saved/saved-item';

const entry: JournalEntry = {
  id: '6f1c1a52-5f2e-4b7a-9f0e-0a4c7f1d2b3c',
  strategy: 'Collar',
  query: 'v=1',
  openedOn: '2026-11-10',
  spot: null,
  entryRupees: -500,
  why: 'x'.repeat(1000),
  targetRupees: null,
  stopRupees: 100,
  maxLossRupees: null,
  close: {
    closedOn: '2026-11-20',
    resultRupees: -200,
    chargesRupees: 40,
    followedPlan: true,
    note: '',
  },
};
const updatedAt = new Date('2026-11-21T00:00:00Z');
const savedItem = (part: Partial<SavedItem> = {}): SavedItem => ({
  ...tradeItemOf(entry)!,
  updatedAt,
  ...part,
});

test('a trade becomes an item that can be saved, and comes back as it was', () => {
  expect(newSavedItemSchema.safeParse(tradeItemOf(entry)).success).toBe(true);
  expect(tradesIn([savedItem()])).toEqual([entry]);
});

test('an invalid trade is not saved', () => {
  expect(tradeItemOf({ ...entry, strategy: 5 })).toBeNull();
});

test('items of other kinds, versions and shapes are no trades', () => {
  const others = [
    savedItem({ kind: 'holding' }),
    savedItem({ version: 2 }),
    savedItem({ data: { strategy: 'x' } }),
  ];
  expect(tradesIn(others)).toEqual([]);
});
