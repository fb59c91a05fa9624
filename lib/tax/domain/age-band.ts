import type { IsoDate } from '@/lib/calendar/iso-date';
import type { AgeBand } from '@/content/law/age';
import type { YearLaw } from './law-of-year';
import type { TaxInput } from './inputs/input';

/**
 * The years that a person completes by the end of a tax year. Who is born on 1 April completes them on the day
 * before, the last of the year that ends (CBDT Circular 28/2016).
 */
export function ageReached(birth: IsoDate, law: YearLaw): number {
  const endYear = law.year.value.year + 1;
  const [year = NaN, month = NaN, day = NaN] = birth.split('-').map(Number);
  const lastCounted = law.age.value.isReachedOnEveOfBirthday ? 401 : 331;
  return endYear - year - (month * 100 + day <= lastCounted ? 0 : 1);
}

/** Age counts for residents alone: a non-resident is taxed as below 60. */
export function ageBandOf({ age, residency }: TaxInput, law: YearLaw): AgeBand {
  if (residency === 'nonResident') return 'below60';
  const years = typeof age === 'number' ? age : ageReached(age, law);
  const { seniorFromYears, verySeniorFromYears } = law.age.value;
  if (years >= verySeniorFromYears) return 'from80';
  return years >= seniorFromYears ? 'from60' : 'below60';
}
