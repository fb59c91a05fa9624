import fc from 'fast-check';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { readFigure, unitIn } from '@/lib/market-files/read-figure';

test.each([
  ['1,23,456.70', 123_456.7, null],
  ['  412.5', 412.5, null],
  ['₹12.5 Cr.', 12.5, 'crore'],
  ['Rs. 3,400', 3_400, null],
  ['15.2%', 15.2, 'percent'],
  ['1.8x', 1.8, 'times'],
  ['45 lakhs', 45, 'lakh'],
  ['(4.2)', -4.2, null],
  ['-12', -12, null],
  ['−12', -12, null],
  ['₹ -12', -12, null],
  ['1.2E+05', 120_000, null],
  ['-0', 0, null],
])('%s is %d', (text, value, unit) => {
  expect(readFigure(text)).toEqual({ value, unit });
});

test.each(['', ' ', '-', '--', '–', 'NA', 'N.A.', 'n/a', 'null', '#DIV/0!', '#N/A', 'NaN'])(
  '%j is no figure that is known',
  (text) => expect(readFigure(text)).toBeNull(),
);

test.each(['abc', '12 apples', '1.2.3', '4 5', '1'.repeat(41), '=1+1', '12-13'])(
  '%j is no figure',
  (text) => expect(readFigure(text)).toBeUndefined(),
);

test('any number that is written with Indian commas is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(readFigure(value.toLocaleString('en-IN'))?.value).toBe(value);
    }),
  );
});

test.each([
  ['Market Cap (Rs. Cr.)', 'crore'],
  ['Sales Rs.Cr.', 'crore'],
  ['Sales (₹ in lakhs)', 'lakh'],
  ["Figures in Rs. '000", 'thousand'],
  ['(Rupees in thousands)', 'thousand'],
  ['ROE %', 'percent'],
  ['Current Price Rs.', 'rupees'],
  ['Price to Earning', null],
  ['Crest Ventures', null],
])('the unit of %s is %s', (text, unit) => expect(unitIn(text)).toBe(unit));

test.each([
  ['2026-11-19', '2026-11-19'],
  ['19-Nov-2026', '2026-11-19'],
  ['06-MAR-2026', '2026-03-06'],
  ['19/11/2026', '2026-11-19'],
  ['5-1-2026', '2026-01-05'],
  ['19 November 2026', '2026-11-19'],
  ['2026-11-19T18:30:00', '2026-11-19'],
  ['30-Feb-2026', null],
  ['11/19/2026', null],
  ['19-Nov-26', null],
  ['', null],
])('%j is the day %s', (text, day) => expect(readWrittenDay(text)).toBe(day));
