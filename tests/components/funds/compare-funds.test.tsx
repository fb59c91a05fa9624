import { render, screen, within } from '@testing-library/react';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import { PortfolioNote } from '@/components/funds/compare/overlap-part';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import type { Portfolio } from '@/lib/funds/domain/portfolio/portfolio';
import { messages } from '@/lib/messages';
import { hrefOf } from '@/tests/components/href-of';
import { schemeOf } from '@/tests/factories/scheme';

const allMessages = messages();
const { fundCompare } = allMessages;
const scheme = (code: number, name: string) => schemeOf({ code, name });
const history = (days: number, ending: number): DatedValue[] =>
  Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 + index - days)).toISOString().slice(0, 10) as IsoDate,
    value: 10 + index + ending * Math.sin(index / 20),
  }));
let portfolios: readonly (Portfolio | null)[] = [];
let isSecondBehind = false;
beforeEach(() => {
  portfolios = [];
  isSecondBehind = false;
});
const portfolio = (fileName: string, asOf: IsoDate, weights: readonly number[]): Portfolio => ({
  ...{ codes: [1], name: 'Fund', house: 'Udaharan Mutual Fund', asOf, fileName },
  importedAt: '2026-11-10T05:00:00Z',
  holdings: weights.map((percent, index) => ({
    ...{ isin: `ISIN${index}`, name: `Company ${index}`, percent },
  })),
});
const draw = (...lengths: number[]) =>
  render(
    <CompareFunds
      funds={lengths.map((days, index) => ({
        scheme: scheme(index + 1, `Fund ${index + 1}`),
        series: history(days, index),
        ter: index === 0 ? { percent: 0.68, date: '2026-11-20' } : null,
        portfolio: portfolios[index] ?? null,
        problem: days === 0 ? ('timed-out' as const) : null,
        isBehind: index === 1 && isSecondBehind,
      }))}
      csvSource="Source: MFapi.in"
      query={readListQuery({
        compare: lengths.map((_, index) => String(index + 1)),
        view: 'compare',
      })}
      messages={allMessages}
    />,
  );

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

it('begins with the youngest fund, gives each fund a letter, and shows unknown figures as dashes', () => {
  draw(900, 600);
  expect(
    screen.getByText(/^31 Mar 2025, the first common day, to 20 Nov 2026\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^What ₹10,000 became: A \d\d,\d{3}, B \d[\d,]*\.$/)).toBeInTheDocument();
  const figures = screen.getByRole('table', { name: /^Return and risk from 31 Mar 2025/ });
  expect(within(figures).getByRole('row', { name: /^A \+/ })).toBeInTheDocument();
  const trailing = screen.getByRole('table', { name: fundCompare.trailing.caption });
  expect(within(trailing).getByRole('row', { name: /^B \+.* – – –$/ })).toBeInTheDocument();
  expect(screen.getByText(/19 months in common; a correlation needs 24/)).toBeInTheDocument();
  const correlation = screen.getByRole('table', { name: fundCompare.correlation.caption });
  expect(within(correlation).getByRole('row', { name: 'A – –' })).toBeInTheDocument();
  expect(screen.getByText(fundCompare.overlap.none)).toBeInTheDocument();
  expect(within(figures).getByRole('row', { name: /^A .* 0\.68%$/ })).toBeInTheDocument();
  expect(within(figures).getByRole('row', { name: /^B .* –$/ })).toBeInTheDocument();
  expect(hrefOf(new RegExp(fundCompare.terMissing))).toBe(
    'https://www.amfiindia.com/ter-of-mf-schemes',
  );
});

it('says of which fund days are missing', () => {
  isSecondBehind = true;
  draw(900, 600);
  const { behindText } = allMessages.funds.fund;
  const [behind, ...others] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(behindText));
  expect(others).toEqual([]);
  expect(behind).toHaveTextContent(/^BFund 2/);
});

it('says of an option that pays out that its NAV does not show what it earned', () => {
  const growth = { ...scheme(1, 'Fund 1'), option: 'growth' } as const;
  render(
    <CompareFunds
      funds={[growth, { ...scheme(2, 'Fund 2'), option: 'idcw' } as const].map((each) => ({
        ...{ scheme: each, series: history(900, 0), ter: null, portfolio: null, problem: null },
        isBehind: false,
      }))}
      csvSource=""
      query={readListQuery({ compare: '1,2', view: 'compare' })}
      messages={allMessages}
    />,
  );
  const chosen = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(fundCompare.paysOut));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toHaveTextContent('Fund 2');
});

it('has the windows of the longest span in sight, and the months of the correlation', () => {
  draw(1_500, 1_400);
  const spans = screen.getAllByRole('group').filter((one) => one.matches('details'));
  expect(spans.map((one) => (one as HTMLDetailsElement).open)).toEqual(
    expect.arrayContaining([false, true]),
  );
  const rolling = screen.getByRole('table', { name: 'Rolling returns over 3 years' });
  expect(within(rolling).getByRole('columnheader', { name: 'Above B' })).toBeInTheDocument();
  expect(within(rolling).getByRole('row', { name: /^A .* – \d+%$/ })).toBeInTheDocument();
  expect(screen.getByText(/From 45 months in common/)).toBeInTheDocument();
  const correlation = screen.getByRole('table', { name: fundCompare.correlation.caption });
  expect(within(correlation).getByRole('row', { name: /^B .* 1\.00$/ })).toBeInTheDocument();
});

it('draws six lines, each with its own dashes', () => {
  const { innerHTML: html } = draw(900, 890, 880, 870, 860, 850).container;
  const found = (pattern: RegExp) => new Set(html.match(pattern)).size;
  // The first line is whole.
  expect(found(/stroke-dasharray="[^"]+"/g)).toBe(5);
  expect(found(/stroke-chart-\d/g)).toBe(6);
  expect(screen.queryByRole('link', { name: fundCompare.add })).not.toBeInTheDocument();
});

it('removes one fund and leaves the others', () => {
  draw(900, 600, 700);
  expect(hrefOf(/^Remove Fund 2 from/)).toBe('/features/mutual-funds?compare=1,3&view=compare');
});

it('requires a second fund', () => {
  draw(900);
  expect(screen.getByText(fundCompare.chooseMore)).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('says whose history does not come, and compares the others', () => {
  draw(900, 0, 600);
  expect(screen.getByText(fundCompare.missing['timed-out'])).toBeInTheDocument();
  const figures = screen.getByRole('table', { name: /^Return and risk/ });
  expect(heads(figures)).toEqual(['A', 'B', 'C']);
  expect(within(figures).getByRole('row', { name: 'B – – –' })).toBeInTheDocument();
  const tax = screen.getByRole('table', { name: fundCompare.tax.caption });
  expect(within(tax).getByRole('row', { name: 'B – – – –' })).toBeInTheDocument();
});

it('says the overlap of each pair, its largest holdings, and how much of the funds is known', () => {
  portfolios = [
    portfolio('a.xlsx', '2026-10-31', [40, 30, 20]),
    portfolio('b.xlsx', '2026-09-30', [10, 50, 0, 35]),
    null,
  ];
  draw(900, 600, 0);
  const overlap = screen.getByRole('table', { name: fundCompare.overlap.caption });
  expect(within(overlap).getByRole('row', { name: 'A – 40.0% –' })).toBeInTheDocument();
  expect(within(overlap).getByRole('row', { name: 'C – – –' })).toBeInTheDocument();
  const common = screen.getByRole('table', { name: 'Largest common holdings: 2 of 2' });
  expect(heads(common)).toEqual(['Company 1', 'Company 0']);
  expect(within(common).getByRole('row', { name: 'Company 1 30.0% 50.0%' })).toBeInTheDocument();
  expect(
    screen.getByText(/^A: 31 Oct 2026, 3 securities, 90\.0% .*a\.xlsx\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText('C: no portfolio disclosure is loaded.')).toBeInTheDocument();
  expect(screen.getByText(fundCompare.overlap.differentDays)).toBeInTheDocument();
});

it('leads from a fund whose portfolio is stored to its overlap', () => {
  const entry = {
    key: 7,
    codes: [7],
    asOf: '2026-10-31',
    count: 62,
    coveragePercent: 96.31,
  } as const;
  render(<PortfolioNote code={7} entry={entry} messages={fundCompare.overlap} />);
  expect(
    screen.getByText('Portfolio of 31 Oct 2026: 62 securities, 96.3% of the net assets.'),
  ).toBeInTheDocument();
  expect(hrefOf(fundCompare.overlap.compare)).toBe('/features/mutual-funds?compare=7');
});
