import { messages } from '@/lib/messages';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { knownErrors } from '@/lib/tax/domain/working/known-errors';

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
])('%s: shown %p, right %p', (name, shown, right) => {
  const error = knownErrors.find((one) => one.name === name);
  expect(error?.shownRupees).toBe(shown);
  expect(error && computeTax(error.input, error.regime).taxRupees).toBe(right);
});

test('each has its sentence', () => {
  expect(knownErrors.map(({ name }) => name)).toEqual(
    Object.keys(messages().taxKnownErrors.reasons),
  );
});
