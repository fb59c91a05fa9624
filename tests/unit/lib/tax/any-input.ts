import fc from 'fast-check';
import { taxYears, type Regime } from '@/lib/law/tax-years';
import {
  type AmountGroup,
  amountNames,
  emptyInput,
  mayBeNegative,
  type TaxInput,
} from '@/lib/tax/domain/inputs/input';
import { crore, lakh } from '@/tests/factories/tax-person';

const anyYear = fc.constantFrom(...taxYears.map(({ value }) => value.year));

export const anyRegime = fc.constantFrom<Regime>('new', 'old');

/** To 10 crore, with as many near nothing, near the rebate's end and near each surcharge as between them. */
export const anyRupees = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.integer({ min: 0, max: 20 * lakh }),
  fc.integer({ min: 0, max: 10 * crore }),
  fc
    .tuple(
      fc.constantFrom(5 * lakh, 7 * lakh, 12 * lakh, 50 * lakh, 1 * crore, 2 * crore, 5 * crore),
      fc.integer({ min: -2 * lakh, max: 6 * lakh }),
    )
    .map(([near, by]) => near + by),
);

function amountsOf(group: AmountGroup) {
  const one = mayBeNegative(group)
    ? fc.oneof(
        { weight: 3, arbitrary: anyRupees },
        anyRupees.map((rupees) => 0 - rupees),
      )
    : anyRupees;
  return fc.record(Object.fromEntries(amountNames[group].map((name) => [name, one])));
}

const anyAmounts = fc.record(
  Object.fromEntries(
    Object.keys(amountNames).map((group) => [group, amountsOf(group as AmountGroup)]),
  ),
);

const anyFacts = fc.record({
  year: anyYear,
  age: fc.oneof(fc.integer({ min: 0, max: 110 }), fc.constantFrom('1966-04-01' as const, null)),
  residency: fc.constantFrom('resident' as const, 'resident' as const, 'nonResident' as const),
  hraCity: fc.constantFrom('mumbai' as const, 'pune' as const, 'elsewhere' as const),
  employer: fc.constantFrom('private' as const, 'government' as const),
  parentsAge: fc.constantFrom('below60' as const, 'from60' as const),
  ownDisability: fc.constantFrom('none' as const, 'disability' as const, 'severe' as const),
  dependantDisability: fc.constantFrom('none' as const, 'disability' as const, 'severe' as const),
});

const { earlierGainsRupees } = emptyInput(2026);

/** Every field filled or empty, of every kind of person. */
export const anyInput: fc.Arbitrary<TaxInput> = fc
  .tuple(anyFacts, anyAmounts)
  .map(([facts, amounts]) => {
    const input = { ...facts, ...amounts } as TaxInput;
    return facts.year === 2024 ? input : { ...input, earlierGainsRupees };
  });
