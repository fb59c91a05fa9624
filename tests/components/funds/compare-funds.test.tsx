import { render, screen, within } from '@testing-library/react';
import { CompareFunds } from '@/components/funds/list/compare-funds';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readListQuery } from '@/lib/funds/domain/list-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages().funds;
const { compare } = words.list;
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
      }))}
      csvSource="Source: MFapi.in"
      query={readListQuery({
        compare: lengths.map((_, index) => String(index + 1)),
        view: 'compare',
      })}
      messages={words}
    />,
  );

it('begins where the youngest fund does, and gives each a letter', () => {
  draw(900, 600);
  expect(
    screen.getByText(/^31 Mar 2025, the first common day, to 20 Nov 2026\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^What ₹100 became: A \d+, B \d[\d,]*\.$/)).toBeInTheDocument();
  const figures = screen.getByRole('table', { name: compare.figures });
  expect(within(figures).getByRole('row', { name: /^A \+/ })).toBeInTheDocument();
  const correlation = screen.getByRole('table', { name: compare.correlation });
  expect(within(correlation).getByRole('row', { name: /^B .* 1\.00$/ })).toBeInTheDocument();
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
  expect(screen.getByText(compare.chooseMore)).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('says whose history does not come, and compares the others', () => {
  draw(900, 0, 600);
  expect(screen.getByText(compare.noHistory)).toBeInTheDocument();
  const figures = screen.getByRole('table', { name: compare.figures });
  expect(
    within(figures)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['A', 'C']);
});
