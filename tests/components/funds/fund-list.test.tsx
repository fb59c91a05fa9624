import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListMethod } from '@/components/funds/list/list-header';
import { GuestFunds } from '@/components/funds/watched/guest-funds';
import { WatchedTable } from '@/components/funds/watched/watched-table';
import { GuestWatchButton } from '@/components/holdings/guest-watch-button';
import { savedGuestItems } from '@/components/saved/guest-items';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { ListPage } from '@/lib/funds/domain/list/list-page';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import { marketOf } from '@/lib/funds/domain/market/market';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { hrefOf } from '@/tests/components/href-of';
import { marketFromTen } from '@/tests/factories/market';
import { schemeOf } from '@/tests/factories/scheme';
import { textsOf } from '@/tests/components/texts-of';
import { refuseStorage } from '@/tests/components/refuse-storage';

const fundsMessages = messages().funds;
const { form, empty, score: scoreMessages, table, watched } = fundsMessages.list;
const scheme = (changes: Partial<Scheme> = {}) => schemeOf({ code: 7, nav: 1234.5, ...changes });
const rows = (...schemes: Scheme[]) => schemes.map((each) => ({ name: each.name, scheme: each }));
/** Five funds of a kind, of which the first grew most, from NAVs of three years before. */
const peers = [1, 2, 3, 4, 5].map((place) =>
  scheme({ code: place, name: `Fund ${place}`, nav: 20 - place }),
);
const market = marketFromTen(peers, { months: 36, codes: [1, 2, 3, 4, 5], asOf: '2026-11-20' });
const draw = (
  changes: Partial<ListPage>,
  query: QueryValues = {},
  known = market,
  facts: StoredFacts = noStoredFacts,
) =>
  render(
    <FundsList
      list={{
        ...{ rows: [], allRows: [], from: 1, page: 1, pageCount: 1, dormantCount: 0 },
        ...{ total: changes.rows?.length ?? 0, query: readListQuery(query) },
        ...{ order: readListQuery(query).sort, hasUnknownFilter: false, ...changes },
      }}
      directory={{ houses: ['Parvat Mutual Fund'], categories: ['Debt Scheme - Gilt Fund'] }}
      market={known}
      facts={facts}
      watchlist="unavailable"
      newest="2026-11-20"
      note={null}
    />,
  );

/** What a form sends. */
const valuesOf = (role: 'search' | 'form', name: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>(role, { name })));

it('shows a fund with category and NAV, and its day where it is another than the list’s', () => {
  const late = { code: 8, name: 'Late', navDate: '2026-11-19', plan: 'regular' } as const;
  draw({ rows: rows(scheme(), scheme(late)) });
  const row = screen.getByRole('row', { name: /Udaharan/ });
  expect(hrefOf('Udaharan Flexi Cap Fund', row)).toBe('/features/mutual-funds/7');
  expect(within(row).getByRole('cell', { name: 'Flexi Cap' })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: '1,234.5000' })).toBeInTheDocument();
  expect(within(row).queryByText(/^No NAV/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Late/ })).toHaveTextContent('1,234.500019 Nov 2026');
  // A plan and an option are said unless they are growth bought direct.
  expect(screen.queryByText('Direct · Growth')).not.toBeInTheDocument();
  expect(screen.getByText('Regular · Growth')).toBeInTheDocument();
});

it('shows returns with their sign and the rank among the same kind, a dash where they are not known', () => {
  draw({ rows: rows(peers[1]!, scheme({ code: 99, name: 'New' })) });
  const cells = (name: RegExp) => textsOf('cell', screen.getByRole('row', { name }));
  // 18 from 10 in three years: 21.64% a year. Without 1, 5 and 10 years.
  expect(cells(/^Fund 2/).slice(2, 7)).toEqual(['–', '+21.64', '–', '–', '2 of 5']);
  expect(cells(/^New/).slice(2, 7)).toEqual(['–', '–', '–', '–', '–']);
});

it('sorts by links, and says by which column', () => {
  draw({ rows: rows(scheme()) }, { sort: 'return-3', group: 'equity' });
  const head = screen.getByRole('columnheader', { name: /3Y % p\.a\.$/ });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(hrefOf(/5Y % p\.a\./)).toBe('/features/mutual-funds?group=equity&sort=return-5');
});

it('shows the columns that the address names, and the one that the list is in order of', () => {
  draw({ rows: rows(peers[1]!) }, { col: 'drawdown', sort: 'return-1m' });
  const heads = textsOf('columnheader');
  const shown = ['Sort by 1M %', 'Sort by Max drawdown %', '1M rank in category'];
  expect(heads.slice(3, 6)).toEqual(shown);
  expect(valuesOf('search', form.title)).toMatchObject({ col: 'drawdown' });
  const columns = screen.getByLabelText<HTMLInputElement>(form.sorts.drawdown).form!;
  expect([...new FormData(columns)]).toEqual([
    ['col', 'drawdown'],
    ['sort', 'return-1m'],
  ]);
});

it('writes a volatility without a sign, in its column and on the second line of a phone', () => {
  const [scheme] = peers;
  const calm = { ...market.figuresOf(scheme!.code)!, volatilityPercent: 12.34 };
  const known = { ...market, figuresOf: () => calm };
  draw({ rows: rows(scheme!) }, { col: ['return-3', 'volatility'] }, known);
  const row = screen.getByRole('row', { name: /^Fund 1/ });
  expect(row).toHaveTextContent('Volatility 12.34%');
  expect(within(row).getByRole('cell', { name: '12.34' })).toBeInTheDocument();
});

it('names what narrows the list, each with the way to take it away', () => {
  draw({ rows: rows(scheme()) }, { q: 'flexi', plan: 'regular', group: 'equity' });
  expect(screen.getByText('1 fund')).toBeInTheDocument();
  expect(hrefOf(/^Remove filter: “flexi”/)).toBe(
    '/features/mutual-funds?group=equity&plan=regular',
  );
  expect(screen.getByRole('link', { name: 'Equity' })).toHaveAttribute('aria-current', 'page');
  expect(hrefOf('Debt')).toBe('/features/mutual-funds?q=flexi&group=debt&plan=regular');
});

it('labels a scheme without a current NAV, and prints a dash for none', () => {
  draw({ rows: rows(scheme({ nav: null, plan: null, option: null })) });
  expect(screen.getByText('No NAV since 20 Nov 2026')).toBeInTheDocument();
  const cells = within(screen.getByRole('row', { name: /Udaharan/ })).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent(/^–$/);
});

it('adds to a comparison of six at most, and takes out of it', () => {
  const two = rows(scheme(), scheme({ code: 8, name: 'Other' }));
  const { unmount } = draw({ rows: two }, { compare: '8' });
  expect(hrefOf('Compare Udaharan Flexi Cap Fund')).toBe('/features/mutual-funds?compare=8,7');
  expect(hrefOf(/^Remove Other from/)).toBe('/features/mutual-funds');
  unmount();
  draw({ rows: two }, { compare: '1,2,3,4,5,6' });
  expect(screen.queryByRole('link', { name: /Compare/ })).not.toBeInTheDocument();
  expect(screen.getAllByText(table.full)).toHaveLength(2);
});

it('says when nothing matches, and when only wound-up schemes do', () => {
  const { unmount } = draw({});
  expect(screen.getByText(empty.text)).toBeInTheDocument();
  unmount();
  draw({ dormantCount: 12 }, { q: 'gilt' });
  expect(screen.getByText(/but 12 without one do/)).toBeInTheDocument();
  expect(hrefOf(empty.showDormant)).toBe('/features/mutual-funds?q=gilt&old=1');
});

it('preserves what was chosen for a comparison where the filters are cleared', () => {
  draw({}, { q: 'nothing', group: 'debt', compare: '7,8', col: 'drawdown' });
  const links = [empty.clear, form.reset].flatMap((name) =>
    screen.getAllByRole('link', { name, hidden: true }),
  );
  const hrefs = links.map((link) => link.getAttribute('href'));
  // The chips clear the filters alone, the other two the whole query.
  const whole = '/features/mutual-funds?col=drawdown&compare=7,8';
  expect(new Set(hrefs)).toEqual(new Set([whole, whole.replace('?', '?group=debt&')]));
});

it('says that a fund house or category of the address is not in the list', () => {
  const { unmount } = draw({ hasUnknownFilter: true });
  expect(screen.getByText(fundsMessages.list.unknownFilter)).toBeInTheDocument();
  unmount();
  draw({});
  expect(screen.queryByText(fundsMessages.list.unknownFilter)).not.toBeInTheDocument();
});

it('fills the form with the query and preserves the compared funds', () => {
  draw({}, { q: 'parag', plan: 'direct', old: '1', compare: '7,8', group: 'debt' });
  expect(screen.getByLabelText(form.words)).toHaveValue('parag');
  const plan = screen.getByRole('combobox', { name: form.plan, hidden: true });
  expect(plan).toHaveValue('direct');
  expect(screen.getByLabelText(form.old)).toBeChecked();
  expect(valuesOf('search', form.title)).toMatchObject({ compare: '7,8', group: 'debt' });
});

it('says which months each figure of risk comes from', () => {
  const monthEnds = { first: '2006-04-30', last: '2026-10-31' } as const;
  const { container } = render(<ListMethod table={{ ...market.table!, monthEnds }} />);
  expect(container).toHaveTextContent(
    'Maximum drawdown and worst year: from month-end NAVs, 30 Apr 2006 to 31 Oct 2026. Volatility: from at most the last 36 months.',
  );
});

it('has the warning in the words that the law requires', () => {
  expect(fundsMessages.warning).toBe(
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  );
});

const stored = {
  asOf: '2026-11-20',
  fetchedAt: '2026-11-20T04:00:00Z',
  byCode: new Map(),
} as const;
const withFacts: StoredFacts = { ...noStoredFacts, master: stored, ter: stored };

it('filters by minimum investment where the scheme master is known', () => {
  const name = form.minimum;
  const { unmount } = draw({});
  expect(screen.queryByRole('combobox', { name, hidden: true })).not.toBeInTheDocument();
  unmount();
  draw({ rows: rows(scheme()) }, { min: '500' }, market, withFacts);
  expect(screen.getByRole('combobox', { name, hidden: true })).toHaveValue('500');
  expect(hrefOf(/^Remove filter: Minimum up to ₹500/)).toBe('/features/mutual-funds');
});

it('shows the points of each part, and a form with the weights of those that are known', () => {
  const score = { points: 71.25, parts: { consistency: 60, drawdown: 45, cost: null, age: 100 } };
  const query = { sort: 'points', q: 'flexi', 'w-age': '5' };
  const scored = [{ ...rows(scheme())[0]!, score }];
  const { unmount } = draw({ rows: scored }, query, market, withFacts);
  const cells = within(screen.getByRole('row', { name: /Udaharan/ })).getAllByRole('cell');
  const texts = cells.map((cell) => cell.textContent);
  expect(texts.slice(2, 7)).toEqual(['71.3', '60', '45', '–', '100']);
  expect(valuesOf('form', scoreMessages.title)).toEqual({
    ...{ 'w-consistency': '40', 'w-drawdown': '20', 'w-cost': '20', 'w-age': '5' },
    ...{ q: 'flexi', sort: 'points' },
  });
  expect(hrefOf(scoreMessages.reset)).toBe('/features/mutual-funds?q=flexi&sort=points');
  unmount();
  draw({ rows: rows(scheme()) }, { sort: 'points' });
  expect(screen.queryByLabelText('Cost, weight')).not.toBeInTheDocument();
  expect(screen.getByText(/Cost is not counted/)).toBeInTheDocument();
});

describe('the watchlist of a guest', () => {
  const { watchlist } = fundsMessages.fund;
  const name = 'Udaharan Flexi Cap Fund';
  const fund = { assetClass: 'fund', instrumentId: '120503', name } as const;

  const show = () =>
    render(
      <>
        <GuestWatchButton {...fund} messages={watchlist} />
        <GuestFunds
          {...{ fundsPath: '/features/mutual-funds', messages: watched, none: 'none yet' }}
          removeMessages={messages().saved.remove}
        />
      </>,
    );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('saves a fund in this browser with its name, lists it, and removes it', async () => {
    show();
    expect(screen.getByText('none yet')).toBeInTheDocument();
    await press(watchlist.watch);
    expect(savedGuestItems().items).toMatchObject([{ kind: 'watchlist', data: fund }]);
    const table = screen.getByRole('table', { name: watched.title });
    expect(hrefOf('Udaharan Flexi Cap Fund', table)).toBe('/features/mutual-funds/120503');
    await press('Remove Udaharan Flexi Cap Fund');
    expect(screen.getByRole('button', { name: watchlist.watch })).toBeInTheDocument();
    expect(localStorage.getItem('saved')).toBeNull();
  });

  it.each([
    ['QuotaExceededError', watchlist.here.full],
    ['SecurityError', watchlist.here.unavailable],
  ])('says when the browser stores nothing: %s', async (name, sentence) => {
    refuseStorage(name);
    show();
    await press(watchlist.watch);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: watchlist.watch })).toBeInTheDocument();
  });

  it('names a fund without a saved name by its code, and shows a dash where a figure is not known', () => {
    render(
      <WatchedTable
        funds={[
          { itemId: 'a', code: 7, href: '/', name: 'AMFI code 7', scheme: null, dayPercent: null },
        ]}
        market={marketOf(null)}
        removal={() => null}
        messages={watched}
      />,
    );
    expect(screen.getByRole('row', { name: /^AMFI code 7/ })).toHaveTextContent(/–{7}$/);
  });
});
