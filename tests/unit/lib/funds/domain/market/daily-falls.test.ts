import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { createDailyFalls } from '@/lib/funds/domain/market/daily-falls';
import { monthEndOf, type NavMonth } from '@/lib/funds/domain/market/nav-month';
import { fundMaximumDrawdown } from '@/lib/funds/domain/nav-jumps';

/** Three months of fifty schemes with gaps, splits and late beginnings; numbers that look random and are none. */
const codes = Array.from({ length: 50 }, (_, at) => 1_000 + at);
const ends = ['2024-01-31', '2024-02-29', '2024-03-31'] as const;
const noise = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};
const histories = new Map<number, DatedValue[]>(
  codes.map((code) => {
    let nav = 10 + (code % 7);
    const values: DatedValue[] = [];
    const first = dayNumberOf('2024-01-01') + (code % 5 === 0 ? 40 : 0);
    for (let day = first; day <= dayNumberOf('2024-04-10'); day += 1) {
      nav *= 1 + (noise(code * 400 + day) - 0.5) * 0.06;
      if (code % 4 === 1 && day === first + 25) nav /= 10;
      const isGap = noise(code + day * 7) < 0.3 || (code % 6 === 2 && day % 90 < 15);
      if (!isGap) values.push({ date: dateOfDayNumber(day), value: Math.round(nav * 1e4) / 1e4 });
    }
    return [code, values];
  }),
);

function monthTo(end: (typeof ends)[number]): NavMonth {
  const days = Array.from({ length: Number(end.slice(8)) }, (_, at) => at + 1);
  const navs = codes.flatMap((code) => {
    const byDate = new Map(histories.get(code)!.map(({ date, value }) => [date, value]));
    return days.map(
      (day) => byDate.get(`${end.slice(0, 8)}${String(day).padStart(2, '0')}` as typeof end) ?? 0,
    );
  });
  return { end, days, codes, navs: Float64Array.from(navs) };
}

it('are those of each history read alone, to 1e-9', () => {
  const falls = createDailyFalls(codes);
  for (const end of ends) falls.addMonth(monthTo(end));
  const last = dayNumberOf('2024-04-10');
  for (let day = dayNumberOf('2024-04-01'); day <= last; day += 1) {
    const date = dateOfDayNumber(day);
    const navs = new Map(
      codes.flatMap((code) => {
        const found = histories.get(code)!.find((each) => each.date === date);
        return found ? [[code, found.value] as const] : [];
      }),
    );
    falls.addDay({ date, navs });
  }
  for (const code of codes) {
    const alone = fundMaximumDrawdown(histories.get(code)!)!.percent;
    expect(Math.abs(falls.fallOf(code)! - alone)).toBeLessThan(1e-9);
  }
  // A fall of 90 % would be the split.
  expect(Math.min(...codes.map((code) => falls.fallOf(code)!))).toBeGreaterThan(-60);
});

it('takes no NAV of another day, and no day twice', () => {
  const falls = createDailyFalls([1, 2]);
  const navs = (nav: number) => new Map([[1, nav]]);
  falls.addDay({ date: '2024-04-01', navs: navs(10) });
  expect([falls.fallOf(1), falls.fallOf(2), falls.fallOf(3)]).toEqual([null, null, null]);
  falls.addDay({ date: '2024-04-02', navs: navs(8), ofOtherDays: new Set([1]) });
  falls.addDay({ date: '2024-04-01', navs: navs(8) });
  expect(falls.fallOf(1)).toBeNull();
  falls.addDay({ date: '2024-04-03', navs: navs(9) });
  expect(falls.fallOf(1)).toBeCloseTo(-10, 12);
});

describe('the end of a month', () => {
  const month = (navs: number[], days = [24, 25, 29]): NavMonth => ({
    ...{ end: '2024-03-31', days, codes: [1, 2], navs: Float64Array.from(navs) },
  });

  it('has the newest NAV of its last two weekdays', () => {
    // 31 March 2024 was a Sunday: Thursday the 28th and Friday the 29th count.
    expect(monthEndOf(month([1, 2, 3, 4, 5, 0]), 1)).toEqual({
      ...{ date: '2024-03-31', navs: new Map([[1, 3]]), isChecked: true },
      ofOtherDays: new Set([1]),
    });
  });

  it('has those of five weekdays where fewer schemes than wanted have one, else none', () => {
    expect(monthEndOf(month([1, 2, 3, 4, 5, 0]), 2)?.navs).toEqual(
      new Map([
        [1, 3],
        [2, 5],
      ]),
    );
    expect(monthEndOf(month([1, 2, 3, 4, 5, 0]), 3)).toBeNull();
  });
});
