import type { Scheme } from '@/lib/funds/domain/scheme';

/** A flexi cap fund of the list of 20 November 2026, bought direct, that pays nothing out. */
export const schemeOf = (changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code: 1, name: 'Udaharan Flexi Cap Fund', house: 'Udaharan Mutual Fund' },
  ...{ structure: 'open-ended', category: 'Equity - Flexi Cap Fund', plan: 'direct' },
  ...{ amfiCategory: 'Equity Scheme - Flexi Cap Fund', option: 'growth', optionText: null },
  ...{ isin: null, reinvestmentIsin: null, nav: 10, navDate: '2026-11-20' },
  ...changes,
});
