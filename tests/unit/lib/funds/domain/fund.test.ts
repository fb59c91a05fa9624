import { fundNameOf, fundsOf, schemePlace } from '@/lib/funds/domain/fund';
import type { Scheme } from '@/lib/funds/domain/scheme';

const scheme = (code: number, name: string, changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code, name, house: 'Udaharan Mutual Fund', structure: 'open-ended', category: 'Equity' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav: 10, navDate: '2026-11-20' },
  ...changes,
});

it.each([
  ['Udaharan Gilt Fund - Direct Plan - Growth', 'Udaharan Gilt Fund'],
  ['Udaharan Gilt Fund - Direct Plan - Monthly IDCW', 'Udaharan Gilt Fund'],
  ['Parvat Flexi Cap Fund-Direct Plan-Growth Option', 'Parvat Flexi Cap Fund'],
  ['Sagarika Value Fund - Growth - Direct', 'Sagarika Value Fund'],
  ['Himadri Nifty Sample 1 ETF', 'Himadri Nifty Sample 1 ETF'],
  ['Udaharan Gilt Fund - Direct Plan - Growth (AMFI code 7)', 'Udaharan Gilt Fund'],
  ['Udaharan Direct Plan', 'Udaharan Direct Plan'],
])('the fund of %s is %s', (name, fund) => {
  expect(fundNameOf({ name })).toBe(fund);
});

it('holds all plans and options of a fund, growth bought direct first', () => {
  const schemes = [
    scheme(1, 'Udaharan Gilt Fund - Regular Plan - IDCW', { plan: 'regular', option: 'idcw' }),
    scheme(2, 'Udaharan  Gilt fund - Regular Plan - Growth', { plan: 'regular' }),
    scheme(3, 'Udaharan Gilt Fund - Direct Plan - Growth'),
    scheme(4, 'Udaharan Floater Fund - Direct Plan - Growth'),
    scheme(5, 'Udaharan Gilt Fund - Direct Plan - Growth', { house: 'Parvat Mutual Fund' }),
  ];
  const funds = fundsOf(schemes);
  expect(funds.get(1)!.schemes.map(({ code }) => code)).toEqual([3, 2, 1]);
  expect(funds.get(3)).toBe(funds.get(1));
  expect(funds.get(4)).not.toBe(funds.get(1));
  expect(funds.get(5)).not.toBe(funds.get(1));
});

it('puts growth before payouts and direct before regular', () => {
  const places = [
    schemePlace({ plan: 'direct', option: 'growth' }),
    schemePlace({ plan: 'regular', option: 'growth' }),
    schemePlace({ plan: null, option: null }),
    schemePlace({ plan: 'direct', option: 'idcw' }),
    schemePlace({ plan: 'direct', option: 'bonus' }),
  ];
  expect([...places].sort((one, other) => one - other)).toEqual(places);
});
