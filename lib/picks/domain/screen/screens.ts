import type { RankingCriterion, Screen } from './screen';

const higher = (expressionText: string, weight = 1): RankingCriterion => ({
  expressionText,
  better: 'higher',
  weight,
});
const lower = (expressionText: string): RankingCriterion => ({
  expressionText,
  better: 'lower',
  weight: 1,
});
const best = (...criteria: RankingCriterion[]): Screen['ranking'] => ({ criteria, take: 30 });

/**
 * The screens whose lists the site records. Where each comes from, what it hopes for and how it has failed is in
 * lib/messages/en/picks/picks-screens.ts, by id. A change of a rule is a new screen: its record would be another one.
 */
export const screens = [
  {
    id: 'graham-defensive',
    ruleText:
      'Sales >= 500 cr AND Current ratio >= 2x AND Debt to net current assets <= 1x AND Years of figures = 10 AND Profitable years = 10 AND Dividend years = 10 AND Earnings growth 10 years >= 33.3% AND Price to 3 year earnings <= 15x AND (Price to book <= 1.5x OR Graham product <= 22.5x)',
    ranking: null,
  },
  {
    id: 'magic-formula',
    ruleText:
      'Market cap >= 500 cr AND Financial company = no AND Earnings yield > 0% AND Return on capital > 0%',
    ranking: best(higher('Earnings yield'), higher('Return on capital')),
  },
  {
    id: 'piotroski',
    ruleText: 'Price to book <= 1.5x AND Piotroski score >= 7 AND Market cap >= 100 cr',
    ranking: best(higher('Piotroski score'), lower('Price to book')),
  },
  {
    id: 'coffee-can',
    ruleText:
      'Market cap >= 100 cr AND Lowest sales growth 10 years >= 10% AND ((Financial company = no AND Lowest return on capital employed 10 years >= 15%) OR (Financial company = yes AND Lowest return on equity 10 years >= 15%))',
    ranking: null,
  },
  {
    id: 'dividend-growers',
    ruleText:
      'Dividend growth years >= 5 AND Dividend growth 5 years >= 8% AND Dividend payout <= 60% AND Free cash flow > 0 cr AND Interest cover >= 5x',
    ranking: best(higher('Dividend growth 5 years', 2), higher('Dividend yield')),
  },
  {
    id: 'low-leverage-quality',
    ruleText:
      'Financial company = no AND Debt to equity <= 0.3x AND Interest cover >= 6x AND Average return on capital employed 5 years >= 18% AND Cash conversion 5 years >= 80% AND Pledged holding <= 5%',
    ranking: best(higher('Average return on capital employed 5 years'), lower('Accruals')),
  },
  {
    id: 'momentum-with-quality',
    ruleText:
      'Momentum >= 15% AND Below 52 week high <= 20% AND Return on equity >= 15% AND (Financial company = yes OR Debt to equity <= 1x) AND Traded value >= 1 cr AND Under surveillance = no',
    ranking: best(higher('Momentum', 2), higher('Return on equity'), lower('Volatility')),
  },
  {
    id: 'small-value',
    ruleText:
      'Market cap >= 100 cr AND Market cap <= 5000 cr AND Price to book <= 2x AND EV to operating profit <= 8x AND Net profit > 0 cr AND Debt to equity <= 1x AND Share count change <= 2%',
    ranking: best(lower('Price to book'), higher('Free cash flow yield')),
  },
  {
    id: 'steady-growth',
    ruleText:
      'Sales growth 3 years >= 12% AND Profit growth 3 years >= 12% AND Sales growth > 0% AND Profit growth > 0%',
    ranking: best(higher('Sales growth 3 years'), higher('Profit growth 3 years')),
  },
  {
    id: 'balance-sheet-strength',
    ruleText:
      'Financial company = no AND Net worth > 0 cr AND Debt to equity <= 0.5x AND Current ratio >= 1.5x AND Interest cover >= 4x',
    ranking: best(lower('Debt to equity'), higher('Interest cover')),
  },
  {
    id: 'cash-conversion',
    ruleText:
      'Financial company = no AND Cash conversion >= 90% AND Free cash flow > 0 cr AND Accruals <= 5%',
    ranking: best(higher('Cash conversion'), lower('Accruals')),
  },
  {
    id: 'pledge-free-promoters',
    ruleText:
      'Pledged holding = 0% AND Promoter holding >= 40% AND Promoter holding change >= -1% AND Net profit > 0 cr',
    ranking: best(higher('Promoter holding')),
  },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof screens)[number]['id'];

export function isScreenId(text: string): text is ScreenId {
  return screens.some(({ id }) => id === text);
}
