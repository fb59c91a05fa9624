import { findInstrument } from '@/lib/dashboard/domain/find-instrument';
import { leastCpuMs } from '@/tests/factories/cpu-time';

const schemes = Array.from({ length: 14_000 }, (_, index) => ({
  code: 100_000 + index,
  name: `Udaharan Fund ${index} - Direct Plan - Growth`,
  isin: `INF${String(index).padStart(9, '0')}`,
  reinvestmentIsin: null,
}));

test('two thousand unknown names among 14,000 schemes take well under 300 ms of processor', () => {
  const known = { coins: null, schemes };
  let found: (string | null)[] = [];
  const findAll = () => {
    found = Array.from({ length: 2_000 }, (_, row) =>
      findInstrument('fund', `No such fund ${row} of any fund house`, known),
    );
  };
  expect(leastCpuMs(findAll, { enoughMs: 300 })).toBeLessThan(300);
  expect(found.every((id) => id === null)).toBe(true);
  expect(findInstrument('fund', 'udaharan fund 13999 - direct plan - growth', known)).toBe(
    '113999',
  );
});

test('of equal names the first of the list counts, and a new list has an index of its own', () => {
  const twice = [
    { code: 1, name: 'Same', isin: null, reinvestmentIsin: 'INF000000009' },
    { code: 2, name: 'Same', isin: null, reinvestmentIsin: null },
  ];
  expect(findInstrument('fund', ' SAME ', { coins: null, schemes: twice })).toBe('1');
  expect(findInstrument('fund', 'inf000000009', { coins: null, schemes: twice })).toBe('1');
  const later = { coins: null, schemes: twice.slice(1) };
  expect(findInstrument('fund', 'same', later)).toBe('2');
  expect(findInstrument('fund', 'null', later)).toBeNull();
});

test('a text that no list could hold names nothing', () => {
  const coins = [{ id: 'a'.repeat(400), symbol: 'A', name: 'A' }];
  expect(findInstrument('coin', 'a'.repeat(400), { coins, schemes: null })).toBeNull();
});
