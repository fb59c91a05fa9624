import fc from 'fast-check';
import { downsample } from '@/lib/cashflow/downsample';

const ofOne = (value: number | null) => [value];

it('keeps ends, lowest and highest, in order, and no more than was asked for', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), {
    minLength: 1,
    maxLength: 400,
  });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 4, max: 120 }), (values, most) => {
      const kept = downsample(values, ofOne, most);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept[0]).toBe(values[0]);
      expect(kept.at(-1)).toBe(values.at(-1));
      expect(kept).toContain(Math.min(...values));
      expect(kept).toContain(Math.max(...values));
      expect(values.filter((value) => kept.includes(value))).toEqual(kept);
    }),
  );
});

it('keeps all that there is where it is not too much, none twice', () => {
  expect(downsample([], ofOne)).toEqual([]);
  expect(downsample([3, 3, 3], ofOne, 4)).toEqual([3, 3, 3]);
  const same = Array.from({ length: 500 }, (_, place) => ({ place }));
  const kept = downsample(same, () => [1]);
  expect(new Set(kept).size).toBe(kept.length);
});

it('loses no fall of one day among thousands, early or late', () => {
  const worst = [7, 1_203, 1_204, 3_990];
  const values = Array.from(
    { length: 4_000 },
    (_, day) => 1_000 + day - (worst.includes(day) ? 500 : 0),
  );
  const kept = downsample(values, ofOne);
  for (const day of [7, 1_203, 3_990]) expect(kept).toContain(values[day]);
});

it('keeps the extremes of every series, also of one with gaps', () => {
  const rows = Array.from({ length: 900 }, (_, day) => ({
    day,
    values: [day, day === 450 ? -1 : 10, day % 2 === 0 ? null : 900 - day],
  }));
  const kept = downsample(rows, ({ values }) => values, 60).map(({ day }) => day);
  expect(kept.length).toBeLessThanOrEqual(60);
  expect(kept).toContain(450);
  expect(kept).toContain(1);
});
