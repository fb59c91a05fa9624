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
      const sample = downsample(values, ofOne, most);
      expect(sample.length).toBeLessThanOrEqual(most);
      expect(sample[0]).toBe(values[0]);
      expect(sample.at(-1)).toBe(values.at(-1));
      expect(sample).toContain(Math.min(...values));
      expect(sample).toContain(Math.max(...values));
      expect(values.filter((value) => sample.includes(value))).toEqual(sample);
    }),
  );
});

it('keeps all that there is where it is not too much, none twice', () => {
  expect(downsample([], ofOne)).toEqual([]);
  expect(downsample([3, 3, 3], ofOne, 4)).toEqual([3, 3, 3]);
  const same = Array.from({ length: 500 }, (_, place) => ({ place }));
  const sample = downsample(same, () => [1]);
  expect(new Set(sample).size).toBe(sample.length);
});

it('loses no fall of one day among thousands, early or late', () => {
  const worst = [7, 1_203, 1_204, 3_990];
  const values = Array.from(
    { length: 4_000 },
    (_, day) => 1_000 + day - (worst.includes(day) ? 500 : 0),
  );
  const sample = downsample(values, ofOne);
  for (const day of [7, 1_203, 3_990]) expect(sample).toContain(values[day]);
});

it('keeps the extremes of every series, also of one with gaps', () => {
  const rows = Array.from({ length: 900 }, (_, day) => ({
    day,
    values: [day, day === 450 ? -1 : 10, day % 2 === 0 ? null : 900 - day],
  }));
  const sample = downsample(rows, ({ values }) => values, 60).map(({ day }) => day);
  expect(sample.length).toBeLessThanOrEqual(60);
  expect(sample).toContain(450);
  expect(sample).toContain(1);
});
