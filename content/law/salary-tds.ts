import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw } from '../../lib/law/citation';
import { readAt } from '../../lib/law/readings';

/** The employer deducts from each pay at the average rate of the year: its tax over its pay. */
export const salaryTds: readonly DatedRow<null>[] = [
  {
    id: 'salary-tds',
    from: '2020-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw('192', '392', readAt('taxguru.in and bharattax.co')),
  },
];
