import type { DatedRow } from './dated-row';

/** The employer deducts from each pay at the average rate of the year: its tax over its pay. */
export const salaryTds: readonly DatedRow<null>[] = [
  {
    id: 'salary-tds',
    from: '2020-04-01',
    to: null,
    value: null,
    section: { act1961: '192', act2025: '392' },
    source: {
      name: 'taxguru.in and bharattax.co on section 392',
      url: 'https://taxguru.in/income-tax/average-tax-rate-tds-head-salaryincome-tax-act-2025.html',
    },
    verified: 'secondary',
  },
];
