import { dayFormats } from '@/lib/calendar/day-texts';
import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { bandAxis, xAxisOf, stepAxes, timeAxis, yAxisOf } from '@/components/charts/frame';
import { shownFrom, widthWithSpace } from '@/components/charts/parts/labels';

import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { plainSpaces } from '@/tests/factories/plain-spaces';

const messages = dayFormats();

const yAxis = (values: readonly number[], holdsZero = true) =>
  yAxisOf({ values, holdsZero, format: String });
const valuesOf = ({ ticks }: ReturnType<typeof yAxis>) => ticks.map(({ value }) => value);

test('an vertical axis holds zero and ends on a round number at or above the highest value', () => {
  const axis = yAxis([3, 97]);
  expect(valuesOf(axis)[0]).toBe(0);
  expect(valuesOf(axis).at(-1)).toBe(100);
  expect(axis.at(0)).toBe(1000);
  expect(axis.at(100)).toBe(0);
});

test('an vertical axis reaches below zero for losses, with space for labels there, and exists when all is zero', () => {
  const axis = yAxisOf({ values: [-10, 10], holdsZero: true, format: String, spaceBelow: 100 });
  expect([axis.at(10), axis.at(-10)]).toEqual([0, 900]);
  expect(valuesOf(yAxis([-40, 10]))[0]).toBe(-40);
  expect(valuesOf(yAxis([0, 0]))[0]).toBe(0);
  expect(valuesOf(yAxis([]))[0]).toBe(0);
});

test('a tight axis ends a tenth beyond its values, and its ticks are inside', () => {
  const axis = yAxisOf({
    ...{ values: [-5_795, 7_205], holdsZero: true, isTight: true },
    format: String,
  });
  expect([axis.at(8_505), axis.at(-7_095)].map(Math.round)).toEqual([0, 1000]);
  expect(valuesOf(axis)).toEqual([-5_000, 0, 5_000]);
});

test('no two labels of an vertical axis are the same where its format rounds', () => {
  const format = (value: number) => value.toFixed(0);
  const labelsOf = (...values: number[]) =>
    yAxisOf({ values, holdsZero: true, format }).ticks.map(({ label }) => label);
  expect(labelsOf(0, 0)).toEqual(['0', '1']);
  expect(labelsOf(2.2)).toEqual(['0', '1', '2']);
  expect(labelsOf(100)).toEqual(['0', '25', '50', '75', '100']);
});

test('no label of an vertical axis is on the edge between two', () => {
  const percent = (value: number) => formatPercent(value, 0);
  const labelsOf = (values: number[], format: (value: number) => string, holdsZero = false) =>
    yAxisOf({ values, holdsZero, format }).ticks.map(({ label }) => label);
  expect(labelsOf([-0.3], percent, true)).toEqual(['0%']);
  expect(labelsOf([-0.6], percent, true)).toEqual(['0%']);
  expect(labelsOf([-1.6], percent, true)).toEqual(['−2%', '−1%', '0%']);
  expect(labelsOf([-0.6], (value) => formatPercent(value), true)).toEqual([
    ...['−0.6%', '−0.4%', '−0.2%', '0%'],
  ]);
  expect(labelsOf([100, 100.55], formatRupees)).toEqual(['₹100']);
  const short = labelsOf([100_000, 100_450], (value) => formatShortRupees(value));
  expect(short.map(plainSpaces)).toEqual(['₹1 L']);
});

test('an axis around one value is a tenth of it, and below zero only for losses', () => {
  const axis = yAxis([0.0000123, 0.0000123], false);
  expect(Math.abs(axis.at(0.0000123) - 500)).toBeLessThan(100);
  expect(Math.min(...valuesOf(axis))).toBeGreaterThan(0);
});

test.each([
  [
    [0, 5e5],
    [0, 2e5, 4e5],
  ],
  [
    [0, 25e8],
    [0, 10e8, 20e8],
  ],
  [
    [0, 1e7],
    [0, 25e5, 50e5, 75e5, 1e7],
  ],
])('ticks of %j are of one, two, five or twenty-five', (values, ticks) => {
  expect(valuesOf(yAxis(values))).toEqual(ticks);
});

test('an axis of lines spans its values, also a single one', () => {
  expect(valuesOf(yAxis([101, 109], false))[0]).toBe(100);
  const flat = yAxis([50, 50], false);
  expect(flat.at(50)).toBeCloseTo(500, 0);
});

test('labels of an vertical axis never stand closer than a line of text on a phone', () => {
  for (let power = -3; power < 9; power += 1) {
    for (let lead = 10; lead < 100; lead += 7) {
      const { ticks } = yAxis([lead * 10 ** power]);
      const gaps = ticks.slice(1).map(({ at }, index) => (ticks[index]?.at ?? 0) - at);
      // 180 px is the height on a phone, 18 px a line.
      expect((Math.min(...gaps) / 1000) * 180).toBeGreaterThanOrEqual(18);
    }
  }
});

test('a horizontal axis has whole steps only, and goes from edge to edge', () => {
  const axis = xAxisOf({ from: 0, to: 2, format: String, isWhole: true });
  expect(axis.labels.map(({ label }) => label)).toEqual(['0', '1', '2']);
  expect([axis.at(0), axis.at(2)]).toEqual([0, 1000]);
  const half = xAxisOf({
    ...{ from: 0, to: 10.5, isWhole: true },
    format: (value) => formatNumber(value, 1),
  });
  expect(half.labels.at(-1)?.label).toBe('10.5');
  const long = xAxisOf({ from: 0.5, to: 30, format: String, isWhole: true });
  expect(long.labels.every(({ label }) => Number.isInteger(Number(label)))).toBe(true);
  expect(xAxisOf({ from: 7, to: 7, format: String, isWhole: true }).labels).toHaveLength(1);
  // The first step keeps its label where the last is not among the ticks.
  const odd = xAxisOf({ from: 0, to: 15, format: String, isWhole: true }).labels;
  expect([odd.at(0)?.label, odd.at(-1)?.label]).toEqual(['0', '15']);
});

test('a narrow figure shows fewer labels, each of them one of the wider one', () => {
  const places = Array.from({ length: 20 }, (_, index) => 2007 + index);
  const shown = shownFrom(places, 8);
  const at = (width: string) => places.filter((_, index) => shown[index] === width);
  expect(at('any')).toEqual([2008, 2016, 2024]);
  expect(at('wide')).toEqual([2012, 2020]);
  expect(at('broad')).toEqual([2010, 2014, 2018, 2022, 2026]);
  expect(shownFrom([0, 1, 2], 2)).toEqual(['any', 'any', 'any']);
  expect(shownFrom([], 0)).toEqual([]);
  // Two labels of 105 px and the space between them do not fit into 230 px.
  expect(shownFrom([0, 1], 15)).toEqual(['any', 'wide']);
});

test('categories are side by side with gaps, each named in its middle', () => {
  const axis = bandAxis(['A', 'B']);
  expect(axis.at(1)).toBeGreaterThan(axis.at(0) + axis.width);
  expect(axis.at(1) + axis.width).toBeLessThan(1000);
  expect(axis.labels.map(({ label }) => label)).toEqual(['A', 'B']);
  expect(axis.labels[1]?.at).toBeCloseTo(axis.at(1) + axis.width / 2);
});

test('a label is shown from the width on in which it fits', () => {
  expect(widthWithSpace(0.5, 40)).toBe('any');
  expect(widthWithSpace(0.1, 40)).toBe('wide');
  expect(widthWithSpace(0.05, 40)).toBe('broad');
  expect(widthWithSpace(0.01, 40)).toBeNull();
});

test('axes of steps go from the first step to the last, and a value that is not known is left out', () => {
  const over = (steps: readonly number[]) => ({ over: { steps, formatStep: String } });
  const format = { formatValue: String };
  const values = [10, null, 20];
  const axes = stepAxes({ ...over([2, 4, 6]), values, holdsZero: false, ...format });
  expect([0, 1, 2].map(axes.xAt)).toEqual([0, 500, 1000]);
  expect([axes.yAxis.at(10), axes.yAxis.at(20)]).toEqual([1000, 0]);
  const single = stepAxes({ ...over([3]), values: [null], holdsZero: true, ...format });
  expect(single.xAt(0)).toBe(0);
  expect(single.yAxis.at(0)).toBe(1000);
});

const timeLabels = (from: IsoDate, to: IsoDate) =>
  timeAxis([dayNumberOf(from), dayNumberOf(to)], messages).labels.map(({ label }) => label);

test.each([
  ['2021-11-22', '2026-11-20', '2024'],
  ['2025-11-20', '2026-11-20', 'Apr 2026'],
  ['2026-06-20', '2026-11-20', 'Aug 2026'],
  ['2026-10-20', '2026-11-20', '3 Nov'],
] as const)('a time axis from %s to %s names both days, and %s between them', (from, to, mark) => {
  const labels = timeLabels(from, to);
  expect(labels[0]).toMatch(/^\d+ \w+ \d{4}$/);
  expect(labels.at(-1)).toBe('20 Nov 2026');
  expect(labels).toContain(mark);
});

test('a time axis of few whole days names no hours', () => {
  const labels = timeLabels('2026-11-16', '2026-11-19');
  expect(labels.join()).toBe('16 Nov 2026,17 Nov,18 Nov,19 Nov 2026');
});

test('a time axis of hours names the hours of its days', () => {
  const day = dayNumberOf('2026-11-20');
  const axis = timeAxis([day + 0.4, day + 1.4], messages);
  expect(axis.labels[0]?.label).toBe('20 Nov, 9:36');
  expect(axis.labels.at(-1)?.label).toBe('21 Nov, 9:36');
  expect(axis.labels.map(({ label }) => label)).toContain('0:00');
  // Ten seconds before midnight.
  const untilMidnight = timeAxis([day + 0.4, day + 1 - 10 / 86_400], messages);
  expect(untilMidnight.labels.at(-1)?.label).toBe('20 Nov, 23:59');
});

test.each([
  [0.5, '3:00 6:00 9:00'],
  [1, '3:00 6:00 9:00 12:00 15:00 18:00 21:00'],
  [2, '6:00 12:00 18:00 0:00 6:00 12:00 18:00'],
])('hours of %p days are named at even steps', (span, hours) => {
  const day = dayNumberOf('2026-11-20');
  const { labels } = timeAxis([day, day + span / 2 + 0.01, day + span], messages);
  const named = labels.slice(1, -1).map(({ label }) => label);
  expect(named.length).toBeGreaterThan(1);
  expect(hours).toContain(named.join(' '));
});

test('days beyond both ends take no label from the days between', () => {
  const days = (['2025-11-20', '2026-11-20'] as const).map(dayNumberOf);
  const shown = timeAxis(days, messages).labels.map(({ label, from }) => `${label} ${from}`);
  expect(shown).toEqual(['20 Nov 2025 any', 'Apr 2026 wide', 'Jul 2026 wide', '20 Nov 2026 any']);
});

test('on a time axis equal times are equally wide, and a single day is alone', () => {
  const days = (['2024-01-01', '2025-01-01', '2026-01-01'] as const).map(dayNumberOf);
  const axis = timeAxis(days, messages);
  expect(axis.at(days[1]!)).toBeCloseTo(500, -1);
  expect(timeAxis([7], messages).labels).toHaveLength(1);
  expect(timeAxis([], messages).labels).toHaveLength(1);
});

test('no two labels below a time axis touch, at any width', () => {
  const minPx = { any: 230, wide: 480, broad: 840 } as const;
  const order = ['any', 'wide', 'broad'] as const;
  for (let span = 2; span < 9_000; span = Math.ceil(span * 1.3)) {
    const { labels } = timeAxis([18_000, 18_000 + span], messages);
    for (const [index, width] of order.entries()) {
      const boxes = labels
        .filter(({ from }) => order.indexOf(from) <= index)
        .map(({ at, label, anchor }) => {
          const px = label.length * 7;
          const x = (at / 1000) * minPx[width];
          const left = anchor === 'start' ? x : anchor === 'end' ? x - px : x - px / 2;
          return { left, right: left + px };
        })
        .sort((one, other) => one.left - other.left);
      boxes
        .slice(1)
        .forEach((box, place) => expect(box.left).toBeGreaterThanOrEqual(boxes[place]!.right));
    }
  }
});
