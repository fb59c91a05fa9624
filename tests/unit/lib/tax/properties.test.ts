import fc from 'fast-check';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { withMore } from '@/lib/tax/domain/next-rupee';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { anyInput, anyRegime, anyRupees } from './any-input';
import { crore, lakh, taxable, person } from '@/tests/factories/tax-person';

const runs = fuzzRuns(120);
const more = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 10 * lakh }),
  anyRupees,
);

/** In parts, of which a lakh are a rupee. */
const beforeCess = (input: TaxInput, regime: 'new' | 'old') =>
  computeTax(input, regime, 'none').beforeCessParts;

/** The relief above the rebate's limit has no maximum: only agricultural income lets it pass that of the rebate. */
const anyInputOffTheFarm = anyInput.map((input) => ({
  ...input,
  otherRupees: { ...input.otherRupees, agricultural: 0 },
}));

test('tax never falls as normal income rises, agricultural income apart', () => {
  fc.assert(
    fc.property(anyInputOffTheFarm, anyRegime, more, (input, regime, extra) => {
      const here = beforeCess(input, regime);
      expect(beforeCess(withMore(input, extra), regime)).toBeGreaterThanOrEqual(here);
    }),
    runs,
  );
});

test('in the new regime no relief takes more than the extra income, before cess', () => {
  fc.assert(
    fc.property(anyInput, more, (input, extra) => {
      const taken = beforeCess(withMore(input, extra), 'new') - beforeCess(input, 'new');
      expect(taken).toBeLessThanOrEqual(extra * 100_000);
    }),
    runs,
  );
});

/**
 * More income also shrinks what 80GG lets off for rent, a tenth of it, so that the total may grow by more than the extra
 * income; the relief is measured by the total.
 */
test('in the old regime, above the rebate, no relief takes more than the extra income', () => {
  fc.assert(
    fc.property(anyInput, more, (input, extra) => {
      const totalOf = (each: TaxInput) => computeTax(each, 'old', 'none').income.total.rupees;
      const total = totalOf(input);
      fc.pre(total > 5 * lakh);
      const richer = withMore(input, extra);
      const taken = beforeCess(richer, 'old') - beforeCess(input, 'old');
      const grown = input.deductionsRupees.rentWithoutHra > 0 ? totalOf(richer) - total : extra;
      expect(taken).toBeLessThanOrEqual(Math.max(extra, grown) * 100_000);
    }),
    {
      ...runs,
      examples: [
        [
          person(2023, {
            otherRupees: { agricultural: 500_000 },
            gainsRupees: { shortTermAtSlab: 50_000_000 },
            deductionsRupees: { rentWithoutHra: 5_000_000 },
          }),
          1,
        ],
      ],
    },
  );
});

test('age and what only the old regime deducts change nothing in the new one', () => {
  fc.assert(
    fc.property(anyInput, anyInput, (input, other) => {
      const { hraReceived, rentPaid, professionalTax } = other.salaryRupees;
      const deducted: TaxInput = {
        ...input,
        age: other.age,
        hraCity: other.hraCity,
        parentsAge: other.parentsAge,
        ownDisability: other.ownDisability,
        dependantDisability: other.dependantDisability,
        deductionsRupees: other.deductionsRupees,
        salaryRupees: { ...input.salaryRupees, hraReceived, rentPaid, professionalTax },
        houseRupees: {
          ...input.houseRupees,
          selfOccupiedInterest: other.houseRupees.selfOccupiedInterest,
        },
      };
      expect(beforeCess(deducted, 'new')).toBe(beforeCess(input, 'new'));
    }),
    runs,
  );
});

test('in the old regime a further deduction never costs', () => {
  fc.assert(
    fc.property(anyInput, more, (input, extra) => {
      const { other } = input.deductionsRupees;
      const deducted = {
        ...input,
        deductionsRupees: { ...input.deductionsRupees, other: other + extra },
      };
      expect(computeTax(deducted, 'old').taxRupees).toBeLessThanOrEqual(
        computeTax(input, 'old').taxRupees,
      );
    }),
    runs,
  );
});

test('without income there is no tax, whatever is deducted', () => {
  fc.assert(
    fc.property(anyInput, anyRegime, (input, regime) => {
      const { salaryRupees, otherRupees, gainsRupees, earlierGainsRupees } = emptyInput(input.year);
      const houseRupees = { ...input.houseRupees, rentReceived: 0 };
      const without = { ...input, salaryRupees, otherRupees, gainsRupees, earlierGainsRupees };
      expect(computeTax({ ...without, houseRupees }, regime)).toMatchObject({
        taxRupees: 0,
        exactPaise: 0,
      });
    }),
  );
});

test('the steps add up to the tax, to a few paise of printing', () => {
  fc.assert(
    fc.property(anyInput, anyRegime, (input, regime) => {
      const { slabTax, specialTax, rebate, surcharge, cess, exactPaise } = computeTax(
        input,
        regime,
      );
      const sum = slabTax.paise + specialTax.paise - rebate.paise + surcharge.paise + cess.paise;
      expect(Math.abs(sum - exactPaise)).toBeLessThanOrEqual(5);
      const inSlabs = slabTax.lines.reduce((total, { taxPaise }) => total + taxPaise, 0);
      expect(inSlabs - (slabTax.agricultural?.takenOffPaise ?? 0)).toBe(slabTax.paise);
      const special = specialTax.lines.reduce((total, { taxPaise }) => total + taxPaise, 0);
      expect(specialTax.paise - special).toBeLessThanOrEqual(specialTax.lines.length);
      expect(Number.isSafeInteger(exactPaise)).toBe(true);
    }),
    runs,
  );
});

test('every rupee of income is taxed by slab, taxed at a special rate, lost or deducted', () => {
  fc.assert(
    fc.property(anyInput, anyRegime, (input, regime) => {
      const { income, specialTax } = computeTax(input, regime, 'none');
      const special = specialTax.lines.reduce((total, { incomeRupees }) => total + incomeRupees, 0);
      expect(income.taxable.normalRupees + special).toBe(income.total.exactRupees);
      expect(income.grossTotalRupees - income.deductions.rupees).toBe(income.total.exactRupees);
      expect(income.taxable.normalRupees).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

/** The same law in another shape: one sum of positive parts in bigint paise, and the least of two for a relief. */
function plainTax(income: number): bigint {
  const paise = BigInt(income) * 100n;
  const min = (a: bigint, b: bigint) => (a < b ? a : b);
  const slabTax = [4, 8, 12, 16, 20, 24]
    .map((lakhs) => BigInt(Math.max(0, income - lakhs * lakh)) * 5n)
    .reduce((total, part) => total + part, 0n);
  if (income <= 12 * lakh) return 0n;
  if (income <= 50 * lakh) return min(slabTax, paise - 120_000_000n);
  // Rupees of tax and surcharge at 50 lakh, 1 crore and 2 crore: 10,80,000; 25,80,000 and 10 %; 55,80,000 and 15 %.
  if (income <= 1 * crore) return min((slabTax * 110n) / 100n, 108_000_000n + paise - 500_000_000n);
  if (income <= 2 * crore)
    return min((slabTax * 115n) / 100n, 283_800_000n + paise - 1_000_000_000n);
  return min((slabTax * 125n) / 100n, 641_700_000n + paise - 2_000_000_000n);
}

test('without special income the new regime of 2026-27 agrees with a formula written another way', () => {
  fc.assert(
    fc.property(anyRupees, (rupees) => {
      const tens = Math.floor(rupees / 10) * 10;
      const withCess = (plainTax(tens) * 104n) / 10_000n;
      const { taxRupees } = computeTax(taxable(tens), 'new');
      expect(BigInt(taxRupees)).toBe(((withCess + 5n) / 10n) * 10n);
    }),
    fuzzRuns(500),
  );
});
