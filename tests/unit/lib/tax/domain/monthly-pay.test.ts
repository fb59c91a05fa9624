import fc from 'fast-check';
import { monthlyPay, monthlyTakeHome } from '@/lib/tax/domain/take-home';
import { anyRegime, anyRupees } from '../any-input';
import { lakh, salaried } from '../people';

const cost = (totalRupees: number) => ({
  totalRupees,
  employerEpfRupees: 0,
  gratuityRupees: 0,
  employeeEpfRupees: 0,
});

const none = { rupees: 0, month: 4 };

/** 20 lakh in the new regime: 1,92,400 of tax, published by many; a twelfth is 16,033.33. */
test('twelve equal pays bear twelve equal parts of the tax, from April to March', () => {
  const months = monthlyPay(
    monthlyTakeHome(cost(20 * lakh), salaried(20 * lakh), 'new'),
    2026,
    none,
  );
  expect(months.map(({ month, calendarYear }) => `${month}/${calendarYear}`)).toEqual([
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `${month}/2026`),
    ...[1, 2, 3].map((month) => `${month}/2027`),
  ]);
  expect(new Set(months.map(({ tdsRupees }) => tdsRupees))).toEqual(new Set([16_033, 16_034]));
});

/** The average rate is 9.62 %: 57,000 on 9,50,000 is 6 % in taxguru.in's example of section 392. */
test('a bonus bears the average rate of the year in its month', () => {
  const pay = monthlyTakeHome(cost(20 * lakh), salaried(20 * lakh), 'new');
  const months = monthlyPay(pay, 2026, { rupees: 8 * lakh, month: 10 });
  const october = months.find(({ month }) => month === 10);
  expect(october).toEqual({
    month: 10,
    calendarYear: 2026,
    grossRupees: 9 * lakh,
    tdsRupees: 86_580,
    inHandRupees: 813_420,
  });
  expect(months[0]).toMatchObject({ grossRupees: 1 * lakh, tdsRupees: 9620 });
});

test('every column adds up to its year', () => {
  fc.assert(
    fc.property(anyRupees, anyRupees, anyRegime, (gross, bonus, regime) => {
      const salary = Math.max(0, gross);
      const pay = monthlyTakeHome(cost(salary), salaried(salary), regime);
      const months = monthlyPay(pay, 2026, { rupees: Math.max(0, bonus), month: 3 });
      const sum = (name: 'grossRupees' | 'tdsRupees' | 'inHandRupees') =>
        months.reduce((total, month) => total + month[name], 0);
      expect(sum('grossRupees')).toBe(pay.grossSalaryRupees);
      expect(sum('tdsRupees')).toBe(pay.taxRupees);
      expect(sum('inHandRupees')).toBe(pay.yearlyRupees);
    }),
  );
});

test('without a salary nothing is deducted', () => {
  const pay = { ...monthlyTakeHome(cost(0), salaried(0), 'new'), taxRupees: 10_000 };
  expect(monthlyPay(pay, 2026, none).every(({ tdsRupees }) => tdsRupees === 0)).toBe(true);
});
