import fc from 'fast-check';
import { breakEvenDeductions, oldOnlyDeductions } from '@/lib/tax/break-even';
import { compareRegimes } from '@/lib/tax/compare-regimes';
import { computeTax } from '@/lib/tax/compute-tax';
import { emptyInput } from '@/lib/tax/input';
import { anyInput } from './any-input';
import { lakh, person, salaried } from './people';

test.each([
  // 3,07,500 in the new regime is 16.5 lakh taxable in the old one: 24.5 - 16.5 lakh; five rupees more still round up.
  [25 * lakh, 800_000],
  // 1,85,000 is 12,41,666.67: 19.5 lakh less that.
  [20 * lakh, 708_335],
])(
  'with %p of salary the old regime wins above %p (worked by hand from the slabs)',
  (gross, rupees) => {
    const result = breakEvenDeductions(salaried(gross));
    expect(result.kind).toBe('above');
    if (result.kind === 'above')
      expect(Math.abs(result.deductionsRupees - rupees)).toBeLessThan(40);
  },
);

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

test('a rupee more than the break-even is cheaper, the break-even is not', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = breakEvenDeductions(input);
      fc.pre(result.kind === 'above');
      if (result.kind !== 'above') return;
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
      expect(cheaperWith(result.deductionsRupees)).not.toBe('old');
      expect(cheaperWith(result.deductionsRupees + 1)).toBe('old');
    }),
    { numRuns: 300 },
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
  const bare = computeTax(
    person(2026, {
      salaryRupees: { gross: 20 * lakh, basicAndDa: 8 * lakh, employerPension: 80_000 },
    }),
    'old',
  );
  const all = computeTax(input, 'old');
  expect(bare.income.total.rupees - all.income.total.rupees).toBe(622_500);
});
