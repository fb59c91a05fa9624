import { fundNames, matchFund } from '@/lib/funds/domain/portfolio/match-fund';
import type { Scheme } from '@/lib/funds/domain/scheme';

const scheme = (code: number, name: string, house = 'Udaharan Mutual Fund'): Scheme => ({
  ...{ code, name, house, structure: 'open-ended', category: '', amfiCategory: '' },
  ...{ plan: null, option: null, optionText: null, isin: null, reinvestmentIsin: null },
  ...{ nav: 10, navDate: '2026-11-20' },
});
const names = fundNames([
  scheme(3, 'Udaharan Flexi Cap Fund - Regular Plan - Growth'),
  scheme(2, 'Udaharan Flexi Cap Fund - Direct Plan - Growth'),
  scheme(4, 'Udaharan Large & Mid Cap Fund - Direct Plan - Growth'),
  scheme(5, 'Udaharan Gold ETF'),
  scheme(6, 'Namuna Tax Saver Fund', 'Namuna Mutual Fund'),
  scheme(7, 'Bharat Bond Fund', 'Namuna Mutual Fund'),
  scheme(8, 'Bharat Bond Fund', 'Udaharan Mutual Fund'),
  scheme(9, 'Udaharan Flexi Cap Fund Series II - Direct Plan - Growth'),
]);
const codeOf = (...titles: string[]) => {
  const match = matchFund(titles, names);
  return match.ok ? match.fund.codes : match.problem;
};

it.each([
  [[2, 3], ['Udaharan Flexi Cap Fund (An open ended equity scheme)']],
  [[2, 3], ['Portfolio statement of UDAHARAN FLEXI-CAP FUND as on 31 Oct 2026']],
  [
    [2, 3],
    ['Sheet1', 'Udaharan-Flexi-Cap-Fund-Oct-2026.xlsx'],
  ],
  ['longer-name', ['Udaharan Flexi Cap Fund Segregated Portfolio 1']],
  [[9], ['Udaharan Mutual Fund', 'Udaharan Flexi Cap Fund Series II']],
  [[4], ['Scheme name: Udaharan Large and Mid Cap Fund (formerly Udaharan Flexi Cap Fund)']],
  [[6], ['Monthly portfolio', 'Namuna Tax Saver Fund 31/10/2026']],
  [[8], ['Udaharan Mutual Fund', 'Bharat Bond Fund']],
  ['ambiguous', ['Bharat Bond Fund']],
  ['longer-name', ['Udaharan Gold ETF Fund of Fund']],
  ['unknown', ['Udaharan Mutual Fund', 'Udaharan Small Cap Fund']],
  ['unknown', []],
] as const)('%j: %j', (expected, titles) => {
  expect(codeOf(...titles)).toEqual(expected);
});
