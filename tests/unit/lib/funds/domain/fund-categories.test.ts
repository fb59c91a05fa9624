import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import { expectedTax } from '@/lib/funds/domain/tax/tax-kind';

it.each([
  ['Equity Scheme - Flexi Cap Fund', 'Equity - Flexi Cap Fund'],
  ['Equity Schemes - Flexi Cap Fund', 'Equity - Flexi Cap Fund'],
  ['Debt Scheme - Liquid Fund', 'Debt - Liquid Fund'],
  ['Income/Debt Oriented Schemes - Liquid Fund', 'Debt - Liquid Fund'],
  ['Debt Scheme - Low Duration Fund', 'Debt - Ultra Short to Short Term Fund'],
  [
    'Income/Debt Oriented Schemes - Ultra Short to Short Term Fund',
    'Debt - Ultra Short to Short Term Fund',
  ],
  ['Debt Scheme - Ultra Short Duration Fund', 'Debt - Ultra Short Term Fund'],
  ['Income/Debt Oriented Schemes - Ultra Short Term Fund', 'Debt - Ultra Short Term Fund'],
  [
    'Debt Scheme - Gilt Fund with 10 year constant duration',
    'Debt - 10-year Constant Maturity Gilt Fund',
  ],
  ['Debt Scheme - Dynamic Bond', 'Debt - Dynamic Term Fund'],
  ['Income/Debt Oriented Schemes - Fixed Term Plan', 'Debt - Fixed Term Plan'],
  ['Equity Schemes - ELSS- Tax Saver Fund', 'Equity - ELSS Tax Saver Fund'],
  ['ELSS', 'Equity - ELSS Tax Saver Fund'],
  ['Equity Scheme - Sectoral/ Thematic', 'Equity - Sectoral or Thematic Fund'],
  ['Equity Schemes - Thematic Fund', 'Equity - Sectoral or Thematic Fund'],
  [
    'Hybrid Schemes - Balanced Advantage Fund/ Dynamic Asset Allocation',
    'Hybrid - Balanced Advantage or Dynamic Asset Allocation Fund',
  ],
  ['Other Scheme - Other  ETFs', 'ETFs - Not stated'],
  ['Exchange Traded Funds (ETFs) - Silver ETF', 'ETFs - Silver'],
  ['Index Funds - Equity Funds', 'Index funds - Equity'],
  ['Fund of Funds Scheme (Domestic) - Fund of Funds Scheme (Domestic)', 'Fund of funds - Domestic'],
  ['Overseas Fund of Funds - Fund of Funds investing overseas', 'Fund of funds - Overseas'],
  ['Life Cycle Funds - Life Cycle Fund with Maturity of 10 Years', 'Life cycle - Life Cycle Fund'],
  ['Solution Oriented Schemes ** - Retirement Fund', 'Solution oriented - Retirement Fund'],
  ["Children’s Fund - Childrens' Fund", 'Solution oriented - Children’s Fund'],
  ['IDF', 'Debt - Infrastructure Debt Fund'],
  ['Income/Debt Oriented Schemes - Sectoral Fund', 'Debt - Sectoral Debt Fund'],
  ['Fund of Funds Scheme (Overseas) - Fund of Funds Scheme (Overseas)', 'Fund of funds - Overseas'],
  ['Income', 'Debt - Older income scheme'],
])('%s is %s', (amfiCategory, name) => {
  expect(findCategory(amfiCategory)?.name).toBe(name);
  // What this site writes is read back.
  expect(findCategory(name)?.name).toBe(name);
});

it('does not guess a category that it does not know', () => {
  expect(findCategory('Equity Schemes - Elastic Cap Fund')).toBeNull();
  expect(findCategory('')).toBeNull();
});

it.each([
  ['Equity Schemes - Flexi Cap Fund', 'Udaharan Flexi Cap Fund', 'equity', null],
  ['Income/Debt Oriented Schemes - Liquid Fund', 'Udaharan Liquid Fund', 'specified', null],
  ['Hybrid Scheme - Balanced Hybrid Fund', 'Udaharan Balanced Fund', 'hybrid', null],
  ['Exchange Traded Funds (ETFs) - Gold ETF', 'Udaharan Gold ETF', 'gold-silver', null],
  [
    'Overseas Fund of Funds - Fund of Funds investing overseas',
    'Udaharan World FoF',
    'foreign',
    null,
  ],
  ['Other Scheme - FoF Domestic', 'Udaharan Gold FoF', 'fund-of-funds', null],
  ['Other Scheme - Index Funds', 'Udaharan Index Fund', null, 'index-not-stated'],
  ['Hybrid Schemes - Multi Asset Allocation Fund', 'Udaharan Multi Asset', null, 'mix-varies'],
  ['Index Funds - Equity Funds', 'Udaharan Nasdaq 100 Index Fund', null, 'foreign-name'],
  ['Index Funds - Equity Funds', 'Udaharan US Equity Index Fund', null, 'foreign-name'],
  ['Index Funds - Equity Funds', 'Udaharan Industrials Index Fund', 'equity', null],
  // MSCI counts markets all over the world; this index is of Indian shares.
  ['Exchange Traded Funds (ETFs) - Equity ETF', 'Udaharan MSCI India ETF', 'equity', null],
  ['Exchange Traded Funds (ETFs) - Equity ETF', 'Udaharan MSCI World ETF', null, 'foreign-name'],
  ['Elastic Funds', 'Udaharan Elastic Fund', null, 'unknown-category'],
])('%s, %s: taxed as %p, or not known for %p', (category, name, taxClass, doubt) => {
  expect(expectedTax({ category, name })).toEqual({ taxClass, doubt });
});
