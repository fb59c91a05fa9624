import { render, screen, within } from '@testing-library/react';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readListQuery } from '@/lib/funds/domain/list-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages();
const { fundCompare } = words;
const scheme = (code: number, name: string): Scheme => ({
  ...{ code, name, house: 'Udaharan Mutual Fund', structure: 'open-ended', category: 'Equity' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav: 10, navDate: '2026-11-20' },
});
const history = (days: number, ending: number): DatedValue[] =>
  Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 + index - days)).toISOString().slice(0, 10) as IsoDate,
    value: 10 + index + ending * Math.sin(index / 20),
  }));
const draw = (...lengths: number[]) =>
  render(
    <CompareFunds
      funds={lengths.map((days, index) => ({
        scheme: scheme(index + 1, `Fund ${index + 1}`),
        series: history(days, index),
        problem: days === 0 ? ('timed-out' as const) : null,
      }))}
      csvSource="Source: MFapi.in"
      query={readListQuery({
        compare: lengths.map((_, index) => String(index + 1)),
        view: 'compare',
      })}
      messages={words}
    />,
  );

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

it('begins where the youngest fund does, and gives each a letter', () => {
  draw(900, 600);
  expect(
    screen.getByText(/^31 Mar 2025, the first common day, to 20 Nov 2026\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^What ₹10,000 became: A \d\d,\d{3}, B \d[\d,]*\.$/)).toBeInTheDocument();
  const figures = screen.getByRole('table', { name: /^Return and risk from 31 Mar 2025/ });
  expect(within(figures).getByRole('row', { name: /^A \+/ })).toBeInTheDocument();
  const trailing = screen.getByRole('table', { name: fundCompare.trailing.caption });
  expect(within(trailing).getByRole('row', { name: /^B \+.* – – –$/ })).toBeInTheDocument();
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

it('says that a correlation needs 24 months', () => {
  draw(900, 600);
  expect(screen.getByText(/19 months in common; a correlation needs 24/)).toBeInTheDocument();
  const correlation = screen.getByRole('table', { name: fundCompare.correlation.caption });
  expect(within(correlation).getByRole('row', { name: 'A – –' })).toBeInTheDocument();
});

it('draws six lines, each with its own dashes', () => {
  const { container } = draw(900, 890, 880, 870, 860, 850);
  const found = (pattern: RegExp) => new Set(container.innerHTML.match(pattern)).size;
  // The first line is whole.
  expect(found(/stroke-dasharray="[^"]+"/g)).toBe(5);
  expect(found(/stroke-chart-\d/g)).toBe(6);
  expect(screen.queryByRole('link', { name: fundCompare.add })).not.toBeInTheDocument();
});

it('removes one fund and leaves the others', () => {
  draw(900, 600, 700);
  expect(screen.getByRole('link', { name: /^Remove Fund 2 from/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds?compare=1,3&view=compare',
  );
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
  expect(within(figures).getByRole('row', { name: 'B – –' })).toBeInTheDocument();
  const tax = screen.getByRole('table', { name: fundCompare.tax.caption });
  expect(within(tax).getByRole('row', { name: 'B – – – –' })).toBeInTheDocument();
});
