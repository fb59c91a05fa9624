import { render, screen, within } from '@testing-library/react';
import { CategoryView } from '@/components/funds/list/category-view';
import { FundFigures } from '@/components/funds/fund/fund-figures';
import { FundOverview } from '@/components/funds/fund/fund-overview';
import { TrailingTable } from '@/components/funds/fund/returns/return-tables';
import { StandingCard } from '@/components/funds/fund/standing-card';
import { CategoriesTable } from '@/components/funds/list/categories-table';
import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/comparators';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import { quartileYears } from '@/lib/funds/domain/list/list-figures';
import { marketOf } from '@/lib/funds/domain/market/market';
import { marketSeries, seriesLookup } from '@/lib/funds/domain/market/market-series';
import { marketTable, type PeerGroup } from '@/lib/funds/domain/market/market-table';
import { monthEndsBefore } from '@/lib/funds/domain/market/nav-month';
import { quarterNumber } from '@/lib/funds/domain/market/peers';
import { messages } from '@/lib/messages';
import { hrefOf } from '@/tests/components/href-of';
import { growingNavs } from '@/tests/factories/dated-values';
import { schemeOf } from '@/tests/factories/scheme';
import {
  codes,
  dayOf,
  days,
  navsOf,
  scheme as schemeOfWalk,
} from '@/tests/unit/lib/funds/domain/market/walks';

const { funds } = messages();
const today = '2026-11-21';
const scheme = schemeOf({ code: 7, nav: 40 });

/** Grows by so many percent in every year of 365 days since 1 Jan 2016. */
const levelOn = (date: IsoDate, percent: number) =>
  10 * (1 + percent / 100) ** ((dayNumberOf(date) - dayNumberOf('2016-01-01')) / 365);
const monthly = (from: IsoDate, percent: number): DatedValue[] =>
  [...monthEndsBefore('2026-11-20'), '2026-11-20' as const]
    .filter((date) => date >= from)
    .map((date) => ({ date, value: levelOn(date, percent) }));

const index = { code: 9, name: 'Udaharan Nifty 500 Index Fund - Direct Plan - Growth' };
const comparators: Comparators = {
  category: monthly('2016-01-31', 10),
  index: { fund: index, navs: monthly('2019-03-31', 11) },
  isTracker: false,
  yearRanks: [
    { period: 2022, place: 3, of: 6 },
    { period: 2023, place: 2, of: 9 },
    { period: 2024, place: 3, of: 9 },
    { period: 2025, place: 9, of: 9 },
  ],
  quarterRanks: [
    { period: quarterNumber(2012, 1), place: 1, of: 9 },
    { period: quarterNumber(2025, 4), place: 9, of: 9 },
    { period: quarterNumber(2026, 2), place: 2, of: 10 },
    { period: quarterNumber(2026, 3), place: 4, of: 6 },
  ],
};
const group: PeerGroup = {
  ...{ category: scheme.category, plan: 'direct', indexFund: index },
  returns: { 1: null, 3: null, 6: null, 12: null, 36: null, 60: null, 84: null, 120: null },
  years: [{ year: 2025, average: -1.25, count: 9, ended: 0 }],
  ...{ rolling: null, sips: [] },
};
const market = { ...marketOf(null), groupOf: () => group };
const series = growingNavs('2016-01-01', '2026-11-20', 12);

type Query = Record<string, string>;
const propsOf = (query: Query, changes: Partial<Comparators>) => ({
  ...{ scheme, series, market, csvSource: '', own: null },
  ...{ comparators: { ...comparators, ...changes }, typed: readFundQuery(query) },
});
const overview = (query: Query, changes: Partial<Comparators> = {}) =>
  render(<FundOverview {...propsOf(query, changes)} noHistory={null} />);
const figures = (query: Query, changes: Partial<Comparators> = {}) => {
  const nothing = { other: null, schemes: [], facts: null };
  return render(<FundFigures {...propsOf(query, changes)} {...nothing} listDay={today} />);
};
const card = (title: string) => screen.getByRole('region', { name: title });
const row = (title: string, name: RegExp) => within(card(title)).getAllByRole('row', { name })[0]!;

describe('the chart', () => {
  it('has three lines of 100 from a common start, and the NAV behind a link', () => {
    overview({ range: '5y' });
    // From 30 Nov 2021 on 1,816 days: 1.12, 1.10 and 1.11 to the power of 1816 / 365.
    expect(
      screen.getByText(
        '₹100 invested on 30 Nov 2021 became, by 20 Nov 2026: This fund ₹175.74, Category average ₹160.67, Index fund ₹168.07.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/Index fund: Udaharan Nifty 500 Index Fund, after/)).toBeVisible();
    // The row above the drawing names three lines.
    for (const name of Object.values(funds.fund.nav.growth.short)) {
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    }
    expect(hrefOf(funds.fund.nav.viewTitles.nav)).toBe(
      '/features/mutual-funds/7?range=5y&chart=nav',
    );
  });

  it('leaves the index fund out where it began later, and says so', () => {
    overview({ range: '10y' });
    expect(screen.getByText(/Category average ₹[\d.]+\.$/)).toBeInTheDocument();
    expect(screen.getByText(/The index fund has NAVs since 31 Mar 2019/)).toBeInTheDocument();
  });

  it('names no index fund that has no NAV of the first day, and so no line', () => {
    const navs = monthly('2019-03-31', 11).filter(({ date }) => date !== '2021-11-30');
    overview({ range: '5y' }, { index: { fund: index, navs } });
    expect(screen.getByText(/Category average ₹[\d.]+\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/Index fund: Udaharan Nifty 500/)).not.toBeInTheDocument();
  });

  it.each([
    [{ range: '1m' }, {}],
    [{ chart: 'nav' }, {}],
    [{}, { category: [], index: null }],
  ])('is of the NAV for %j beside %j', (query, changes) => {
    overview(query, changes);
    expect(screen.getByText(/^From ₹/)).toBeInTheDocument();
  });
});

it('sets calendar years beside the category and the index fund, with quartiles, and the quarters of ten years', () => {
  const { unmount } = figures({});
  const { title, quarterTable } = funds.fund.years;
  expect(row(title, /^2026\*/)).toHaveTextContent(/^2026\*\+\d+\.\d\d––––$/);
  expect(row(title, /^2025/)).toHaveTextContent(/^2025\+12\.00−1\.25\+11\.009 of 94$/);
  expect(row(title, /^2023/)).toHaveTextContent(/2 of 91$/);
  // Of six funds there is a rank and no quartile.
  expect(within(card(title)).getByRole('row', { name: /^2022/, hidden: true })).toHaveTextContent(
    /3 of 6–$/,
  );
  expect(
    within(card(title)).getByRole('img', {
      name: 'Of 3 calendar years, the fund was in the first quartile in 1, in the second in 1, in the third in 0, in the fourth in 1.',
    }),
  ).toBeInTheDocument();
  expect(within(card(title)).getByText('8 earlier years')).toBeInTheDocument();
  expect(
    within(card(title)).getByRole('img', {
      name: 'Of 2 quarters, the fund was in the first quartile in 1, in the second in 0, in the third in 0, in the fourth in 1.',
    }),
  ).toBeInTheDocument();
  const table = within(card(title)).getByRole('table', { name: quarterTable, hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    '2026–2 of 104 of 6–',
    '2025–––9 of 9',
  ]);
  unmount();
  // Six funds have no quartile.
  figures({}, { quarterRanks: [{ period: quarterNumber(2026, 3), place: 4, of: 6 }] });
  expect(screen.queryByText(quarterTable)).not.toBeInTheDocument();
});

it('sets rolling returns beside those of the category and the index fund, and colours the months', () => {
  figures({});
  const title = funds.fund.rolling.besideTitle;
  expect(row(title, /^3 years: This fund/)).toHaveTextContent(/\+12\.\d\d\+12\.\d\d\+12\.\d\d–94$/);
  expect(row(title, /^3 years: Category average/)).toHaveTextContent(/100\.094$/);
  expect(row(title, /^7 years: Index fund/)).toHaveTextContent(/\+11\.\d\d100\.08$/);
  // The months are coloured, each with its figure.
  const months = card(funds.fund.months.title);
  const cells = within(within(months).getByRole('row', { name: /^2025/ })).getAllByRole('cell');
  expect(cells).toHaveLength(13);
  expect(cells[12]).toHaveTextContent('+12.0');
  expect(cells[0]).toHaveClass('bg-chart-1/50');
  const newest = within(within(months).getByRole('row', { name: /^2026/ })).getAllByRole('cell');
  expect(newest[10]).toHaveTextContent('–');
  expect(newest[10]).not.toHaveAttribute('class', expect.stringContaining('bg-'));
});

it('sets long rolling returns beside the category alone where the index fund is younger', () => {
  figures({}, { index: { fund: index, navs: monthly('2023-03-31', 11) } });
  const title = funds.fund.rolling.besideTitle;
  expect(row(title, /^5 years: Category average/)).toHaveTextContent(/100\.0\d+$/);
  expect(row(title, /^5 years: Index fund/)).toHaveTextContent(/–––––$/);
});

describe('the figures beside the index fund', () => {
  it('are of three and five years', () => {
    figures({ tab: 'risk' });
    const { title, rows } = funds.fund.index;
    // Both grow evenly: 12 beside 11 percent.
    expect(row(title, new RegExp(`^${rows.difference}`))).toHaveTextContent(/\+1\.0\d\+1\.0\d$/);
    expect(row(title, new RegExp(`^${rows.upside}`))).toHaveTextContent(/108\.\d108\.\d$/);
    expect(row(title, /^Downside/)).toHaveTextContent(/––$/);
    expect(within(card(title)).queryByText(rows.error)).not.toBeInTheDocument();
  });

  it('have a tracking error for a fund that follows an index', () => {
    figures({ tab: 'risk' }, { isTracker: true });
    expect(row(funds.fund.index.title, /^Tracking error/)).toHaveTextContent(/0\.0\d0\.0\d$/);
  });

  it('are not shown for a short common time, and not without an index fund', () => {
    const navs = monthly('2025-01-31', 11);
    const { unmount } = figures({ tab: 'risk' }, { index: { fund: index, navs } });
    expect(card(funds.fund.index.title)).toHaveTextContent('Needs 36 common months');
    unmount();
    figures({ tab: 'risk' }, { index: null });
    expect(screen.queryByText(funds.fund.index.title)).not.toBeInTheDocument();
  });
});

const ownSeries = series;

describe('the page of a category', () => {
  const lastDay = days.at(-1)!;
  /** Fifty walks, of which every tenth has ended, and a fund of the index. */
  const schemes = [
    ...codes.map((code) =>
      schemeOfWalk(code, { navDate: code % 10 === 0 ? '2023-01-02' : lastDay }),
    ),
    schemeOfWalk(99, {
      ...{ name: 'Parvat Nifty 500 Index Fund - Direct Plan - Growth', navDate: lastDay },
      category: 'Index funds - Equity',
    }),
  ];
  const anchor = days.length - 1 - 36;
  const navs = {
    latest: dayOf(lastDay, [...navsOf(days.length - 1), [99, 15]]),
    anchors: { 36: dayOf(days[anchor]!, [...navsOf(anchor), [99, 10]]) },
    monthEnds: days.slice(0, -1).map((day, month) => dayOf(day, navsOf(month))),
  };
  const market = marketOf(marketTable(schemes, navs, lastDay));
  const series = seriesLookup(marketSeries(schemes, navs));
  const group = market.peersOf('Equity - Flexi Cap Fund', 'direct')!;
  const quartiles = quartileYears(group, market, series, (code) => `Fund ${code}`);

  it('says what a category did against a named index fund, its rolling returns and the quartile of each fund', () => {
    render(<CategoryView {...{ group, market, quartiles, csvSource: '' }} />);
    const figures = screen.getByRole('region', { name: 'Flexi Cap Fund, Direct plans' });
    const row = within(figures).getByRole('row', { name: /^3Y/ });
    // 15 from 10 in three years is 14.47% a year.
    expect(row).toHaveTextContent(/^3Y(?:[+−][\d.]+){4}\+14\.47\d+ of 45$/);
    expect(hrefOf(/Nifty 500/, figures)).toBe('/features/mutual-funds/99');
    const spread = screen.getByRole('region', { name: '3-year rolling returns, % a year' });
    expect(spread).toHaveTextContent(/50 funds, 5 closed since; [\d.]+% ended with a loss/);
    const bins = within(spread).getByRole('table', { hidden: true });
    expect(within(bins).getAllByRole('row', { hidden: true })).toHaveLength(
      group.rolling!.bins.length + 1,
    );
    // A bar for each bin, in one drawing.
    expect(spread.innerHTML.match(/<rect /g)).toHaveLength(group.rolling!.bins.length);
    const years = screen.getByRole('region', { name: funds.list.category.years });
    const [head, , counts] = within(years).getAllByRole('row');
    const yearNames = within(head!)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(within(counts!).getAllByRole('cell')[yearNames.indexOf('2010')]).toHaveTextContent(
      '435 closed since',
    );
    const first = quartiles.rows[0]!;
    const table = screen.getByRole('table', { name: funds.list.category.quartiles.caption });
    const ofFirst = within(table).getByRole('row', { name: new RegExp(`^Fund ${first.code} `) });
    expect(within(ofFirst).getAllByRole('cell')).toHaveLength(10);
    expect(within(ofFirst).getAllByRole('cell').at(-1)).toHaveTextContent(
      `${first.quartiles.at(-1)}`,
    );
  });

  it.each([
    ['a fund of today', lastDay, true],
    ['a fund that ended years ago', '2016-04-15', false],
  ] as const)(
    'has the returns of its index fund beside %s only where both are of one time',
    (_, end, isShown) => {
      const standsFor = { code: 99, name: 'Parvat Nifty 500 Index Fund - Direct Plan - Growth' };
      const props = {
        ...propsOf({}, { index: { fund: standsFor, navs: [{ date: lastDay, value: 15 }] } }),
        ...{ scheme: schemeOf({ code: isShown ? 7 : 777, navDate: end }), market },
        series: ownSeries.filter(({ date }) => date <= end),
      };
      render(<StandingCard {...props} />);
      render(<TrailingTable {...props} />);
      const shown = screen.queryAllByText(/^\+14\.47$/);
      expect(shown).toHaveLength(isShown ? 2 : 0);
      expect(screen.queryAllByText(/after its own cost/)).toHaveLength(isShown ? 1 : 0);
      const ended = 'No rank: the latest NAV is of 15 Apr 2016, and the returns end there.';
      expect(screen.queryAllByText(ended)).toHaveLength(isShown ? 0 : 1);
    },
  );

  it('leads from all categories to the page and to the funds of each', () => {
    render(<CategoriesTable query={readListQuery({ view: 'categories' })} market={market} />);
    expect(hrefOf('Flexi Cap Fund')).toBe(
      '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund&view=category',
    );
    expect(hrefOf(/^45 funds.*Flexi Cap Fund$/)).toBe(
      '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund',
    );
  });

  it.each([
    ['direct', {}],
    ['regular', { plan: 'regular' }],
  ] as const)('names the plan of all averages: %s', (plan, query) => {
    const ofPlan = schemes.map((scheme) => ({ ...scheme, plan }));
    const known = marketOf(marketTable(ofPlan, navs, lastDay));
    render(<CategoriesTable query={readListQuery(query)} market={known} />);
    const name = `Average returns by category, growth option, ${funds.plans[plan]} plans, %`;
    expect(screen.getByRole('table', { name })).toHaveTextContent(/Flexi Cap Fund/);
  });
});
