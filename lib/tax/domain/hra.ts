import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { HraRule } from '@/content/law/hra';
import type { TaxInput } from './inputs/input';

/** The three amounts of which the least is free; paise are dropped. */
export type HraExemption = {
  receivedRupees: number;
  /** Rent above a tenth of salary; zero when it is less. */
  rentAboveShareRupees: number;
  /** Half of salary in the named cities, two fifths elsewhere. */
  shareOfSalaryRupees: number;
  rupees: number;
  law: LawReference;
};

/** Section 10(13A): the city counts by the list of the year. */
export function hraExemption(
  { salaryRupees, hraCity }: TaxInput,
  law: DatedRow<HraRule>,
): HraExemption {
  const { gross, basicAndDa, hraReceived, rentPaid } = salaryRupees;
  const rule = law.value;
  const isNamed = hraCity !== 'elsewhere' && rule.namedCities.includes(hraCity);
  const sharePercent = isNamed ? rule.namedCityPercentOfSalary : rule.elsewherePercentOfSalary;
  const rentAbove = Math.max(
    0,
    Math.floor((rentPaid * 100 - basicAndDa * rule.rentAbovePercentOfSalary) / 100),
  );
  const share = Math.floor((basicAndDa * sharePercent) / 100);
  return {
    receivedRupees: hraReceived,
    rentAboveShareRupees: rentAbove,
    shareOfSalaryRupees: share,
    // An allowance is part of the salary: no more can be free than there is.
    rupees: Math.min(hraReceived, rentAbove, share, gross),
    law,
  };
}
