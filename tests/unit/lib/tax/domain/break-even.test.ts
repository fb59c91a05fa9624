import fc from 'fast-check';
import {
  breakEvenDeductions,
  oldOnlyDeductions,
  oldTaxByDeductions,
} from '@/lib/tax/domain/break-even';
import { compareRegimes } from '@/lib/tax/domain/compare-regimes';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { emptyInput, largestRupees } from '@/lib/tax/domain/inputs/input';
import { anyInput } from '../any-input';
import { lakh, person, salaried } from '../people';

test('where the new regime takes nothing, the old one never wins', () => {
  expect(breakEvenDeductions(salaried(1_275_000))).toEqual({ kind: 'never' });
  expect(breakEvenDeductions(emptyInput(2026))).toEqual({ kind: 'never' });
});

test('the old regime wins without a deduction where its rebate reaches gains and the new one does not', () => {
  const input = person(2026, {
    age: 80,
    gainsRupees: { shortTermEquity: 5 * lakh },
  });
  expect(breakEvenDeductions(input)).toEqual({ kind: 'always' });
});

test('interest on one’s home reaches gains, which no other deduction does', () => {
  const owner = person(2026, {
    gainsRupees: { longTermOther: 20 * lakh },
    houseRupees: { selfOccupiedInterest: 2 * lakh },
  });
  // 12.5 % of 20 lakh less 4 lakh in the new regime, less 2.5 and 2 lakh in the old one, and 4 %.
  expect(computeTax(owner, 'new').taxRupees).toBe(208_000);
  expect(computeTax(owner, 'old').taxRupees).toBe(201_500);
  expect(breakEvenDeductions(owner)).toEqual({ kind: 'interest' });
});

test('no break-even says that the dearer regime is lower', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { cheaper } = compareRegimes(input);
      const { kind } = breakEvenDeductions(input);
      fc.pre(kind !== 'above');
      expect(cheaper === 'old').toBe(kind !== 'never');
    }),
    { numRuns: 300 },
  );
});

test('a rupee more than the break-even is cheaper, the break-even is not', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = breakEvenDeductions(input);
      const above = result.kind === 'above' ? result.deductionsRupees : null;
      fc.pre(above !== null);
      const { deductionsRupees } = emptyInput(input.year);
      const bare = {
        ...input,
        ownDisability: 'none' as const,
        dependantDisability: 'none' as const,
        salaryRupees: { ...input.salaryRupees, hraReceived: 0, professionalTax: 0 },
        houseRupees: { ...input.houseRupees, selfOccupiedInterest: 0 },
      };
      const cheaperWith = (other: number) =>
        compareRegimes({ ...bare, deductionsRupees: { ...deductionsRupees, other } }).cheaper;
      expect(cheaperWith(above ?? 0)).not.toBe('old');
      expect(cheaperWith((above ?? 0) + 1)).toBe('old');
    }),
    { numRuns: 40 },
  );
});

test('what only the old regime deducts is one sum', () => {
  const input = person(2026, {
    hraCity: 'delhi',
    salaryRupees: {
      gross: 20 * lakh,
      basicAndDa: 8 * lakh,
      hraReceived: 3 * lakh,
      rentPaid: 3 * lakh,
      professionalTax: 2500,
      employerPension: 80_000,
    },
    houseRupees: { selfOccupiedInterest: 2.5 * lakh },
    deductionsRupees: { section80c: 1.5 * lakh, ownPension: 60_000 },
  });
  // 2,20,000 of HRA, 2,500, 2 lakh of interest, 1.5 lakh and 50,000; the employer’s 80,000 count in both.
  expect(oldOnlyDeductions(input)).toBe(622_500);
});

test('incomes of many fields, each as large as a field may be, have an answer too', () => {
  const input = person(2026, {
    salaryRupees: { gross: largestRupees },
    otherRupees: { normal: largestRupees, dividends: largestRupees },
  });
  expect(['above', 'never', 'always']).toContain(breakEvenDeductions(input).kind);
});

test('interest on one’s home counts as far as a loss may be set off: what is over the cap with let houses waits', () => {
  const input = person(2026, {
    salaryRupees: { gross: 24 * lakh },
    houseRupees: { selfOccupiedInterest: 3 * lakh, letOutInterest: 1.5 * lakh },
  });
  // 3.5 lakh of loss, 2 lakh of it set off; without the home 1.5 lakh would have been.
  expect(oldOnlyDeductions(input)).toBe(50_000);
});

test('at the place of one’s own deductions the falling line is one’s own tax', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      // A house loss may go against gains, which no deduction does.
      const plain = { ...input, houseRupees: emptyInput(input.year).houseRupees };
      const [point] = oldTaxByDeductions(plain, [oldOnlyDeductions(plain)]);
      expect(point?.oldTaxRupees).toBe(computeTax(plain, 'old').taxRupees);
    }),
    { numRuns: 40 },
  );
});
