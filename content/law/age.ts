import type { DatedRow } from '../../lib/law/dated-row';
import { lawOutside, readAt } from '../../lib/law/citation';

/** How a person's age counts in the old regime. */
export type AgeBand = 'below60' | 'from60' | 'from80';

export type AgeRule = {
  seniorFromYears: number;
  verySeniorFromYears: number;
  /** An age is reached on the day before the birthday, so that 1 April still counts for the ending year. */
  isReachedOnEveOfBirthday: boolean;
};

/** Residents who reach 60 or 80 at any time of the year are senior and very senior for all of it. */
export const ageRule: readonly DatedRow<AgeRule>[] = [
  {
    id: 'age-2016-07-27',
    from: '2016-07-27',
    to: null,
    value: { seniorFromYears: 60, verySeniorFromYears: 80, isReachedOnEveOfBirthday: true },
    ...lawOutside({
      kind: 'circular',
      paper: 'cbdt-circular',
      number: '28/2016',
      dated: '2016-07-27',
      url: null,
      ...readAt('caclubindia.com, which prints the circular'),
    }),
  },
];
