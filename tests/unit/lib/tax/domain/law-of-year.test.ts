import { ageBandOf, ageReached, lawOfYear } from '@/lib/tax/domain/law-of-year';
import { person } from '../people';

/** CBDT Circular 28/2016: who is born on 1 April completes the year on 31 March. */
test.each([
  ['1967-03-31', 60],
  ['1967-04-01', 60],
  ['1967-04-02', 59],
  ['1966-12-31', 60],
  ['1947-04-01', 80],
  ['1947-04-02', 79],
] as const)('born on %s, the age reached in the year to 31 March 2027 is %p', (birth, age) => {
  expect(ageReached(birth, lawOfYear(2026))).toBe(age);
});

test.each([
  [59, 'below60'],
  [60, 'from60'],
  [79, 'from60'],
  [80, 'from80'],
  ['1967-04-01', 'from60'],
] as const)('age %p is %s', (age, band) => {
  expect(ageBandOf(person(2026, { age }), lawOfYear(2026))).toBe(band);
});

test('a non-resident’s age does not count', () => {
  expect(ageBandOf(person(2026, { age: 85, residency: 'nonResident' }), lawOfYear(2026))).toBe(
    'below60',
  );
});
