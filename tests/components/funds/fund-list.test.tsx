import { render, screen, within } from '@testing-library/react';
import { FundFilters } from '@/components/funds/fund-filters';
import { FundTable } from '@/components/funds/fund-table';
import { readListQuery } from '@/lib/funds/domain/list-query';
import type { ListPage } from '@/lib/funds/domain/list-page';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages().funds;
const scheme = (changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code: 7, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ name: 'Udaharan Flexi Cap Fund', category: 'Equity Scheme - Flexi Cap Fund' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav: 1234.5, navDate: '2026-11-20' },
  ...changes,
});
const draw = (changes: Partial<ListPage>, query: Record<string, string> = {}) =>
  render(
    <FundTable
      list={{
        ...{ schemes: [], from: 1, page: 1, pageCount: 1, total: 0, dormantCount: 0 },
        query: readListQuery(query),
        ...changes,
      }}
      today="2026-11-21"
      messages={words}
    />,
  );

it('shows a scheme with category, plan, NAV and the day of it', () => {
  draw({ schemes: [scheme()], total: 1 });
  const row = screen.getByRole('row', { name: /Udaharan/ });
  expect(within(row).getByRole('link', { name: 'Udaharan Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds/7',
  );
  expect(row).toHaveTextContent('Equity: Flexi Cap Fund');
  expect(row).toHaveTextContent('Direct · Growth');
  expect(row).toHaveTextContent('1,234.5000of 20 Nov 2026');
  expect(within(row).queryByText(/^No NAV/)).not.toBeInTheDocument();
});

it('labels a scheme without a current NAV, and prints a dash for none', () => {
  draw({ schemes: [scheme({ nav: null, plan: null, option: null })], total: 1 });
  expect(screen.getByText('No NAV since 20 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('–')).toBeInTheDocument();
});

it('adds to a comparison and takes out of it, five at most', () => {
  draw({ schemes: [scheme(), scheme({ code: 8, name: 'Other' })], total: 2 }, { compare: '8' });
  expect(screen.getByRole('link', { name: 'Compare Udaharan Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds?compare=8,7',
  );
  expect(screen.getByRole('link', { name: /^Take Other/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds',
  );
});

it('offers no sixth', () => {
  draw({ schemes: [scheme()], total: 1 }, { compare: '1,2,3,4,5' });
  expect(screen.queryByRole('link', { name: /Compare/ })).not.toBeInTheDocument();
  expect(screen.getByText(words.list.table.full)).toBeInTheDocument();
});

it('pages by links that keep the question', () => {
  draw({ schemes: [scheme()], total: 60, pageCount: 3, page: 2, from: 26 }, { q: 'flexi' });
  expect(screen.getByRole('link', { name: words.list.pages.next })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=flexi&page=3',
  );
});

it('says when nothing matches, and when only wound-up schemes do', () => {
  const { unmount } = draw({});
  expect(screen.getByText(words.list.empty.text)).toBeInTheDocument();
  unmount();
  draw({ dormantCount: 12 }, { q: 'gilt' });
  expect(screen.getByText(/but 12 without one do/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.list.empty.showDormant })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=gilt&old=1',
  );
});

it('fills the form with the question and keeps what is compared', () => {
  render(
    <FundFilters
      query={readListQuery({ q: 'parag', plan: 'direct', old: '1', compare: '7,8' })}
      directory={{ houses: ['Parvat Mutual Fund'], categories: ['Debt Scheme - Gilt Fund'] }}
      messages={words}
    />,
  );
  expect(screen.getByLabelText(words.list.form.words)).toHaveValue('parag');
  expect(screen.getByLabelText(words.list.form.plan)).toHaveValue('direct');
  expect(screen.getByLabelText(words.list.form.old)).toBeChecked();
  const form = screen.getByRole<HTMLFormElement>('search', { name: words.list.form.title });
  expect(new FormData(form).getAll('compare')).toEqual(['7', '8']);
});

it('has the warning in the words that the law asks for', () => {
  expect(words.warning).toBe(
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  );
});
