import { computeTax } from '@/lib/tax/domain/compute-tax';
import { exampleInput, largestRupees } from '@/lib/tax/domain/inputs/input';
import { afterChange, whatIfKinds } from '@/lib/tax/domain/what-if';

const input = exampleInput(2026);
const taxOf = (regime: 'new' | 'old', after = input) => computeTax(after, regime).taxRupees;

test('a raise of 1 lakh costs 20 % and cess in the new regime, 30 % in the old one', () => {
  const after = afterChange(input, 'raise', 100_000);
  expect(taxOf('new', after) - taxOf('new')).toBe(20_800);
  expect(taxOf('old', after) - taxOf('old')).toBe(31_200);
});

test("one's own pension saves in the old regime only, the employer's in both", () => {
  const own = afterChange(input, 'ownPension', 50_000);
  expect(taxOf('new', own)).toBe(taxOf('new'));
  expect(taxOf('old') - taxOf('old', own)).toBe(15_600);
  const byEmployer = afterChange(input, 'employerPension', 50_000);
  expect(taxOf('new') - taxOf('new', byEmployer)).toBe(10_400);
  expect(taxOf('old') - taxOf('old', byEmployer)).toBe(15_600);
});

test.each(whatIfKinds)('%s of nothing changes nothing, and no field passes its most', (kind) => {
  expect(afterChange(input, kind, 0)).toEqual(input);
  expect(() => computeTax(afterChange(input, kind, largestRupees), 'old')).not.toThrow();
});
