import { render, screen } from '@testing-library/react';
import { CostAndFacts } from '@/components/funds/fund/cost-and-facts';
import type { SchemeFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { SummaryLookup } from '@/lib/funds/domain/facts/scheme-summaries';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

const words = messages().fundFacts;
const scheme: Scheme = {
  ...{ code: 7, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ name: 'Udaharan Flexi Cap Fund', category: 'Equity - Flexi Cap Fund' },
  ...{ optionText: null, amfiCategory: '', plan: 'direct', option: 'growth' },
  ...{ isin: null, reinvestmentIsin: null, nav: 40, navDate: '2026-11-20' },
};
const fetchedAt = '2026-11-25T05:00:00.000Z';
const facts: SchemeFacts = {
  master: {
    ...{ launchDate: '2013-01-01', minimumRupees: 500 },
    ...{ asOf: '2026-11-25', fetchedAt },
  },
  averageAum: { crore: 12_345.67, asOf: '2026-09-30', fetchedAt },
  ter: {
    ...{ percent: 0.76, date: '2026-10-31', basePercent: 0.53, brokeragePercent: 0.02 },
    ...{ transactionPercent: 0, leviesPercent: 0.21, asOf: '2026-10-31', fetchedAt },
  },
  performance: {
    ...{ benchmark: 'NIFTY 500 TRI', schemeRisk: 'very-high', benchmarkRisk: 'high' },
    ...{ benchmarkReturns: [8.2, -10.9, null, null], asOf: '2026-11-24', fetchedAt },
  },
};
const nothing: SchemeFacts = { master: null, averageAum: null, ter: null, performance: null };

const summary: ReturnType<SummaryLookup> = {
  ...{ id: 8_012, readOn: '2026-11-24', minimumSip: 'Rs. 500' },
  exitLoad: '1% if redeemed within 1 year; Nil thereafter',
};
const draw = (own: SchemeFacts, document: ReturnType<SummaryLookup> = null) =>
  render(
    <CostAndFacts
      {...{ scheme, facts: own, summary: document, sourceName: 'AMFI', messages: words }}
    />,
  );
/** The list as text, from a label on to the next one. */
function figureOf(label: string): string {
  const text = screen.getByRole('region').textContent ?? '';
  const from = text.indexOf(label);
  const nexts = labels.map((each) => text.indexOf(each, from + 1)).filter((at) => at > from);
  return from < 0 ? '' : text.slice(from, Math.min(text.length, ...nexts));
}
const labels = [
  ...[words.ter.label, 'Average AUM', words.minimum.label, words.launch.label],
  ...[words.risk.label, words.benchmark.label, words.summary.minimumSip, words.summary.exitLoad],
];

it('shows each fact with its source and day', () => {
  draw(facts, summary);
  expect(screen.getByRole('region', { name: 'Cost and facts' })).toBeInTheDocument();
  expect(figureOf('Expense ratio (TER), a year')).toMatch(
    /0\.76%Direct plan\. .*Base 0\.53% \+ brokerage 0\.02% \+ transactions 0\.00% \+ levies 0\.21%AMFI, 31 Oct 2026/,
  );
  expect(figureOf('Average AUM, Jul–Sep 2026')).toMatch(/₹12,346 crore.*AMFI, 30 Sep 2026/);
  expect(figureOf('Minimum investment')).toMatch(/₹500AMFI, 25 Nov 2026/);
  expect(figureOf('Launch date')).toMatch(/1 Jan 2013AMFI/);
  expect(figureOf('Riskometer')).toMatch(
    /Very HighLevel 6 of 6\.Benchmark: High\.AMFI, 24 Nov 2026/,
  );
  expect(figureOf('Benchmark of the scheme')).toMatch(/NIFTY 500 TRI.*1Y \+8\.20% · 3Y −10\.90%/);
  expect(figureOf('Minimum SIP')).toMatch(
    /^Minimum SIPRs\. 500Scheme summary \(PDF\).*AMFI, read on 24 Nov 2026$/,
  );
  expect(figureOf('Exit load')).toMatch(/^Exit load1% if redeemed within 1 year; Nil thereafter/);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', 'https://portal.amfiindia.com/spages/SSD_8012.pdf');
  }
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('links to the summary that says nothing of an exit load', () => {
  draw(facts, { ...summary, exitLoad: null });
  expect(figureOf('Exit load')).toMatch(/^Exit load–Not stated in the scheme summary/);
});

it('shows a dash, never zero, for what is not known, and where to look', () => {
  draw(nothing);
  for (const label of labels)
    expect(figureOf(label)).toMatch(/^[^–]+(?:–[A-Z])?.*–Not in AMFI’s files/);
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(screen.getAllByRole('link', { name: /document at Udaharan Mutual Fund/ })).toHaveLength(4);
});

it('has no parts where the file does not divide the ratio', () => {
  const undivided = {
    ...{ basePercent: null, brokeragePercent: null, transactionPercent: null, leviesPercent: null },
  };
  draw({ ...facts, ter: { ...facts.ter!, ...undivided } });
  expect(figureOf(words.ter.label)).not.toContain('Base');
  expect(figureOf(words.ter.label)).toContain('0.76%');
});
