import type { QueryValues } from '@/lib/query-values';
import { readInputs, startInputs } from '@/lib/sip/domain/inputs/inputs';
import { typedFromQuery } from '@/lib/sip/domain/inputs/query';

const today = '2026-11-21';
const read = (query: QueryValues) => readInputs(typedFromQuery(query), today);

test.each([
  [{ m: 'abc' }, 'monthlyRupees', 'not-a-number'],
  [{ m: '' }, 'monthlyRupees', 'missing'],
  [{ m: '-5' }, 'monthlyRupees', 'too-small'],
  [{ m: '2 crore' }, 'monthlyRupees', 'too-large'],
  [{ m: '0' }, 'monthlyRupees', 'nothing-invested'],
  [{ r: '' }, 'annualReturnPercent', 'missing'],
  [{ r: '41' }, 'annualReturnPercent', 'too-large'],
  [{ r: '-31' }, 'annualReturnPercent', 'too-small'],
  [{ y: '2.5' }, 'years', 'not-whole'],
  [{ y: '0' }, 'years', 'no-time'],
  [{ y: '50', mo: '1' }, 'years', 'no-time'],
  [{ mo: '12' }, 'extraMonths', 'too-large'],
  [{ y: '51' }, 'years', 'too-large'],
  [{ s: '51' }, 'stepUp', 'too-large'],
  [{ s: '-1' }, 'stepUp', 'too-small'],
  [{ s: '2 crore', su: 'rupees' }, 'stepUp', 'too-large'],
  [{ l: '2000 crore' }, 'lumpSumRupees', 'too-large'],
  [{ se: '0' }, 'stepUpEveryMonths', 'too-small'],
  [{ t1: '50000' }, 'topUp1Month', 'month-missing'],
  [{ t2: '50000', t2m: 'Brumaire 2029' }, 'topUp2Month', 'not-a-number'],
  [{ t2: '50000', t2m: 'Oct 2026' }, 'topUp2Month', 'too-small'],
  [{ p1: '12' }, 'pause1Months', 'count-missing'],
  [{ p2n: '3' }, 'pause2Month', 'month-missing'],
  [{ g: 'much' }, 'goalRupees', 'not-a-number'],
  [{ i: '21' }, 'inflationPercent', 'too-large'],
  [{ e: '6' }, 'expenseRatioPercent', 'too-large'],
  [{ ag: '30.5' }, 'age', 'not-whole'],
  [{ 'b.y': 'x' }, 'b.years', 'not-a-number'],
  [{ 'b.m': '0' }, 'b.monthlyRupees', 'nothing-invested'],
  [{ 'c.r': '40', 'c.y': '50', 'c.m': '1 crore', 'c.s': '50' }, 'c.years', 'beyond-counting'],
] as const)('%j is a problem of one field alone', (query, field, problem) => {
  const { problems, inputs } = read(query);
  expect(problems).toEqual({ [field]: problem });
  expect(inputs).toBeNull();
});

test('each bad field has its own message, and the start of a new page fills in for it', () => {
  const { problems, nearest } = read({ m: 'x', r: 'y', y: '5', s: 'q', 'b.l': 'w' });
  expect(Object.keys(problems)).toEqual([
    'monthlyRupees',
    'annualReturnPercent',
    'stepUp',
    'b.lumpSumRupees',
  ]);
  expect(nearest).toEqual({ ...startInputs, years: 5 });
});

test('what would come to more rupees than can be counted exactly is a problem of the years', () => {
  const { problems, nearest } = read({ m: '1 crore', r: '40', y: '50', s: '50' });
  expect(problems).toEqual({ years: 'beyond-counting' });
  expect(nearest.years).toBe(20);
});

test('a blank field means none, or the usual', () => {
  expect(read({ s: '', l: '', i: '', se: '', g: '', ag: '' }).inputs).toEqual({
    ...startInputs,
    inflationPercent: 0,
  });
});

test('a lump sum alone is a plan, so is a top-up, and a goal asks for the instalment', () => {
  expect(read({ m: '0', l: '100000' }).problems).toEqual({});
  expect(read({ m: '0', t1: '100000', t1m: '6' }).problems).toEqual({});
  expect(read({ m: '0', g: '100000' }).problems).toEqual({});
  expect(read({ m: '0', g: '100000', gs: 'years' }).problems).toEqual({
    monthlyRupees: 'nothing-invested',
  });
});

test.each([
  ['Nov 2026', 1],
  ['march 2029', 29],
  ['30', 30],
])('the month %s is number %d', (text, month) => {
  expect(read({ t1: '1', t1m: text }).inputs?.topUp1Month).toBe(month);
});
