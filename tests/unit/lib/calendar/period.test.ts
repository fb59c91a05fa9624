import { periods, periodStart, readPeriod, withinPeriod } from '@/lib/calendar/period';
import { messages } from '@/lib/messages';

test.each([
  ['1d', '2026-11-20'],
  ['30d', '2026-10-22'],
  ['1m', '2026-10-21'],
  ['1y', '2025-11-21'],
  ['10y', '2016-11-21'],
  ['max', null],
] as const)('%s up to 21 Nov 2026 starts on %p', (period, start) => {
  expect(periodStart(period, '2026-11-21')).toBe(start);
});

test('a period of months ends in February on its last day', () => {
  expect(periodStart('6m', '2026-08-31')).toBe('2026-02-28');
});

test('an address names one of the offered periods, or the usual one stands', () => {
  const offered = ['1y', '3y'] as const;
  expect(readPeriod('3y', offered, '1y')).toBe('3y');
  expect(readPeriod(['3y', '1y'], offered, '1y')).toBe('3y');
  for (const other of ['max', 'x', '', undefined]) {
    expect(readPeriod(other, offered, '1y')).toBe('1y');
  }
});

test('entries within a period are counted back from the newest of them', () => {
  const entries = (['2024-01-01', '2025-06-30', '2026-06-30'] as const).map((date) => ({ date }));
  expect(withinPeriod(entries, '1y')).toEqual(entries.slice(1));
  expect(withinPeriod(entries, 'max')).toBe(entries);
  expect(withinPeriod([], '1y')).toEqual([]);
});

test('every period has its labels, and no two have the same chip', () => {
  for (const language of ['en', 'hi'] as const) {
    const { short, name, words } = messages(language).periods;
    for (const labels of [short, name, words]) expect(Object.keys(labels)).toEqual(periods);
    expect(new Set(Object.values(short)).size).toBe(periods.length);
  }
});
