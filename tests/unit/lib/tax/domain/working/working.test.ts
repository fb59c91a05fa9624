import fc from 'fast-check';
import { messages } from '@/lib/messages';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { knownErrors } from '@/lib/tax/domain/working/known-errors';
import { roundRupees } from '@/lib/tax/domain/working/parts';
import { workingOf, type WorkingLine } from '@/lib/tax/domain/working/working';
import { anyInput, anyRegime } from '../../any-input';
import { lakh, person, salaried, taxable } from '../../people';

const asRows = (lines: readonly WorkingLine[]) =>
  lines.map(({ name, paise }) => [name, paise / 100]);

/** Of the lines that are no sums themselves. */
const sumOf = (lines: readonly WorkingLine[]) =>
  lines.reduce((total, { paise, isSum }) => total + (isSum ? 0 : paise), 0);

test('12.85 lakh of salary, line by line (12,10,000 after the standard deduction)', () => {
  expect(asRows(workingOf(computeTax(salaried(1_285_000), 'new')))).toEqual([
    ['salary', 1_285_000],
    ['standardDeduction', -75_000],
    ['grossTotal', 1_210_000],
    ['totalIncome', 1_210_000],
    ['slab', 0],
    ['slab', 20_000],
    ['slab', 40_000],
    ['slab', 1500],
    ['slab', 0],
    ['slab', 0],
    ['slab', 0],
    ['rebateRelief', -51_500],
    ['cess', 400],
    ['tax', 10_400],
  ]);
});

test('51 lakh, the end of it', () => {
  expect(asRows(workingOf(computeTax(taxable(51 * lakh), 'new'))).slice(-4)).toEqual([
    ['surcharge', 111_000],
    ['surchargeRelief', -41_000],
    ['cess', 47_200],
    ['tax', 1_227_200],
  ]);
});

/** Lines that rest on no row of the law. */
const plain: readonly string[] = [
  ...['salary', 'familyPension', 'otherIncome', 'specialIncome'],
  ...['grossTotal', 'deductionsAboveIncome', 'totalIncome', 'tax'],
];

test('in each part the lines add up to its sums, and each that the law makes names its row', () => {
  fc.assert(
    fc.property(anyInput, anyRegime, (input, regime) => {
      const lines = workingOf(computeTax(input, regime));
      const added = (['income', 'tax'] as const).flatMap((part) => {
        const own = lines.filter((line) => line.part === part);
        return own.map((line, index) =>
          line.isSum ? { ...line, paise: sumOf(own.slice(0, index)) } : line,
        );
      });
      expect(added).toEqual(lines);
      for (const { name, law } of lines) {
        expect({ name, hasLaw: law !== null }).toEqual({ name, hasLaw: !plain.includes(name) });
      }
    }),
  );
});

test('other income is what no other line names', () => {
  const input = person(2026, {
    otherRupees: { normal: 1 * lakh, dividends: 50_000, familyPension: 90_000, vda: 10_000 },
    gainsRupees: { shortTermAtSlab: 20_000 },
    houseRupees: { rentReceived: 1 * lakh },
  });
  expect(asRows(workingOf(computeTax(input, 'new'))).slice(0, 6)).toEqual([
    ['house', 70_000],
    ['familyPension', 90_000],
    ['familyPensionDeduction', -25_000],
    ['otherIncome', 170_000],
    ['specialIncome', 10_000],
    ['grossTotal', 315_000],
  ]);
});

test('a last figure of five or more is rounded upwards (sections 288A and 288B, 516)', () => {
  const toTen = (rupees: number) => roundRupees(rupees, { toMultipleOfRupees: 10 });
  expect([1_234_564.99, 1_234_565, 4, 5].map(toTen)).toEqual([1_234_560, 1_234_570, 0, 10]);
  expect(roundRupees(0.5, { toMultipleOfRupees: 1 })).toBe(1);
});

/** The published figure beside the right one. */
test.each([
  ['rebateForgotten', 120_000, 0],
  ['cessForgotten', 10_000, 10_400],
  ['reliefToSalary', 74_880, 73_630],
  ['reliefCopied', 1_227_200, 1_303_470],
  ['slabsOfLastYear', 145_600, 109_200],
  ['standardDeductionForgotten', 208_000, 192_400],
  ['exemptionIgnored', 22_750, 0],
  ['oldGainsExemption', 338_000, 334_750],
] as const)('%s: shown %p, right %p', (name, shown, right) => {
  const error = knownErrors.find((one) => one.name === name);
  expect(error?.shownRupees).toBe(shown);
  expect(error && computeTax(error.input, error.regime).taxRupees).toBe(right);
  expect(messages().taxKnownErrors.reasons[name]).not.toBe('');
});
