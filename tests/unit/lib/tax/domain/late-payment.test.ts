import { latePayment, paymentDates } from '@/lib/tax/domain/late-payment';
import type { AdvanceTaxFacts } from '@/lib/tax/domain/advance-tax';

const facts: AdvanceTaxFacts = {
  year: 2026,
  taxAfterTdsRupees: 1_00_000,
  isPresumptive: false,
  isExemptSenior: false,
};

const inTime = { hasBusiness: false, paidRupees: [], settledOn: undefined, filedOn: undefined };

const figures = (typed: Partial<Parameters<typeof latePayment>[1]>, change = {}) =>
  latePayment({ ...facts, ...change }, { ...inTime, ...typed }).lines.map(
    ({ kind, missingRupees, rate, rupees }) => [kind, missingRupees, rate.months, rupees],
  );

test('the days of the instalments and the end of the year', () => {
  expect(paymentDates(2026)).toEqual([
    '2026-06-15',
    '2026-09-15',
    '2026-12-15',
    '2027-03-15',
    '2027-03-31',
  ]);
});

/** Sections 425, 424 and 423 as in advance-tax-interest.test.ts and late-return-interest.test.ts. */
test('nothing in advance, the rest with a return in time: four months of 1 %', () => {
  expect(figures({})).toEqual([
    ['deferment', 15_000, null, 450],
    ['deferment', 45_000, null, 1350],
    ['deferment', 75_000, null, 2250],
    ['deferment', 100_000, null, 1000],
    ['default', 100_000, 4, 4000],
    ['late-return', 0, 0, 0],
  ]);
});

test('a return in September is two months late; the rest comes with it unless it was paid before', () => {
  const paidRupees = [15_000, 30_000, 30_000, 25_000];
  expect(figures({ paidRupees, filedOn: '2027-09-10' }).slice(4)).toEqual([
    ['default', 0, 0, 0],
    ['late-return', 0, 2, 0],
  ]);
  expect(figures({ filedOn: '2027-09-10' }).slice(4)).toEqual([
    ['default', 100_000, 6, 6000],
    ['late-return', 100_000, 2, 2000],
  ]);
  expect(figures({ filedOn: '2027-09-10', settledOn: '2027-07-31' }).slice(4)).toEqual([
    ['default', 100_000, 4, 4000],
    ['late-return', 0, 2, 0],
  ]);
});

test('with business the return is due a month later', () => {
  expect(figures({ hasBusiness: true, filedOn: '2027-08-31' }).at(-1)).toEqual([
    'late-return',
    0,
    0,
    0,
  ]);
});

test('where nothing is due in advance, a late return still bears interest on what was not paid', () => {
  expect(figures({ filedOn: '2027-08-01' }, { isExemptSenior: true })).toEqual([
    ['default', 0, 0, 0],
    ['late-return', 100_000, 1, 1000],
  ]);
});

test('a day that is none counts as not given', () => {
  expect(latePayment(facts, { ...inTime, filedOn: '2027-02-30' }).lines.at(-1)?.rupees).toBe(0);
});

test('the remaining tax is paid with the return', () => {
  expect(latePayment(facts, { ...inTime, paidRupees: [40_000] }).restRupees).toBe(60_000);
});
