import { chartLabels } from './chart-labels';

export const charts = {
  labels: chartLabels,
  tableOf: '{title} in figures',
  month: 'Month',
  years: 'Years',
  year: 'Year',
  units: { rupees: '₹', percent: '%' },
  line: {
    title: 'Line',
    sentence:
      'What ₹1,00,000 became in five years: {equity} in the equity fund, {hybrid} in the hybrid fund, {debt} in the debt fund. The hybrid fund has no price for three months, so its line has a gap.',
    equity: 'Equity',
    hybrid: 'Hybrid',
    debt: 'Debt',
  },
  area: {
    title: 'Area',
    sentence: 'Net worth over three years: from {from} to {to}.',
    value: 'Net worth',
  },
  stacked: {
    title: 'Stacked area',
    sentence: 'Savings over ten years by asset: {total} at the end.',
    equity: 'Equity',
    debt: 'Debt',
    gold: 'Gold',
  },
  bar: {
    title: 'Bars',
    sentence: 'Gain or loss of each financial year. The worst was {worst}, the best {best}.',
    gain: 'Gain',
  },
  groupedBar: {
    title: 'Bars side by side',
    sentence: 'Planned and actual savings of the last six months.',
    planned: 'Planned',
    actual: 'Actual',
  },
  histogram: {
    title: 'Histogram',
    sentence: 'How the returns of 240 months are spread. Half of them were above {median}.',
    return: 'Return of a month, %',
    from: 'From',
    to: 'To below',
    count: 'Months',
    median: 'Median {median}',
  },
  donut: {
    title: 'Donut',
    sentence: 'A sample portfolio of {total} by kind of asset. The largest part is {largest}.',
    total: 'Total',
    part: 'Asset',
    amount: 'Amount',
    share: 'Share',
    parts: { equity: 'Equity', debt: 'Debt', gold: 'Gold', property: 'Property', cash: 'Cash' },
  },
  heat: {
    title: 'Heat table',
    sentence: 'Returns of each month, in percent. Teal is a gain, marigold a loss.',
  },
  payoff: {
    title: 'Payoff',
    sentence:
      'A call and a put bought at a strike of {strike} for {premium} together: a loss between {low} and {high} at expiry, a profit outside.',
    price: 'Price at expiry',
    profit: 'Profit or loss',
    spot: 'Now {price}',
  },
  price: {
    title: 'Price over time',
    sentence: 'The price of a sample went from {from} to {to} in five years.',
    date: 'Date',
    value: 'Price',
  },
  drawdown: {
    title: 'Drawdown of a sample fund',
    sentence: 'Maximum drawdown: {percent}.',
    value: 'Below the high',
  },
  segmented: {
    label: 'A sample portfolio by kind of asset, above its target.',
    kinds: { equity: 'Equity', debt: 'Debt', gold: 'Gold', coins: 'Coins', cash: 'Cash' },
  },
  boxes: {
    title: 'Returns by holding period, % a year',
    titles: {
      name: 'Held for',
      range: 'Worst to best',
      worst: 'Worst',
      median: 'Median',
      best: 'Best',
    },
    held: { 1: '1Y', 3: '3Y', 5: '5Y' },
  },
  smallBars: {
    caption: 'Rank of each fund among 31, and the years in which it beat the others.',
    rank: 'Rank',
    years: 'Good years',
    of: '{part} of {whole}',
  },
  sparkline: {
    sentence: 'The last 12 months of each fund in one small line.',
    fund: 'Fund',
    trend: 'Twelve months',
    change: 'Change',
    trendLabel: '{fund}: {change} in twelve months',
    funds: ['Banyan Flexi Cap', 'Deodar Short Duration', 'Neem Gold Savings', 'Sal Small Cap'],
  },
} as const;
