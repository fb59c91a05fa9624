import { render, screen, within } from '@testing-library/react';
import { CategoryView } from '@/components/funds/list/category-view';
import { FundFigures } from '@/components/funds/fund/fund-figures';
import { FundOverview } from '@/components/funds/fund/fund-overview';
import { CategoriesTable } from '@/components/funds/list/categories-table';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
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
import { schemeOf } from '@/tests/factories/scheme';
import {
  codes,
  dayOf,
  days,
  navsOf,
  scheme as schemeOfWalk,
} from '@/tests/unit/lib/funds/domain/market/walks';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import { PortfolioNote } from '@/components/funds/compare/overlap-part';
import type { Portfolio } from '@/lib/funds/domain/portfolio';
import { textsOf } from '@/tests/components/texts-of';

const { funds } = messages();
const today = '2026-11-21';
const scheme = schemeOf({ code: 7, nav: 40 });

/** Grows by so many percent in every year of 365 days since 1 Jan 2016. */
const levelOn = (date: IsoDate, percent: number) =>
  10 * (1 + percent / 100) ** ((dayNumberOf(date) - dayNumberOf('2016-01-01')) / 365);
const daily = (from: IsoDate, percent: number): DatedValue[] => {
  const first = dayNumberOf(from);
  return Array.from({ length: dayNumberOf('2026-11-20') - first + 1 }, (_, index) => {
    const date = dateOfDayNumber(first + index);
    return { date, value: levelOn(date, percent) };
  });
};
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
const series = daily('2016-01-01', 12);

type Query = Record<string, string>;
const propsOf = (query: Query, changes: Partial<Comparators>) => ({
  ...{ scheme, series, market, csvSource: '', messages: funds },
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
    render(<CategoryView {...{ group, market, quartiles, csvSource: '', messages: funds }} />);
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
    expect(within(years).getByRole('row', { name: /^2010/ })).toHaveTextContent(
      '43, 5 closed since',
    );
    const first = quartiles.rows[0]!;
    const table = screen.getByRole('table', { name: funds.list.category.quartiles.caption });
    const ofFirst = within(table).getByRole('row', { name: new RegExp(`^Fund ${first.code} `) });
    expect(within(ofFirst).getAllByRole('cell')).toHaveLength(10);
    expect(within(ofFirst).getAllByRole('cell').at(-1)).toHaveTextContent(
      `${first.quartiles.at(-1)}`,
    );
  });

  it('leads from all categories to the page and to the funds of each', () => {
    render(
      <CategoriesTable
        query={readListQuery({ view: 'categories' })}
        market={market}
        messages={funds.list}
      />,
    );
    expect(hrefOf('Flexi Cap Fund')).toBe(
      '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund&view=category',
    );
    expect(hrefOf(/^45 funds.*Flexi Cap Fund$/)).toBe(
      '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund',
    );
  });
});

describe('compare funds', () => {
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

  const heads = (table: HTMLElement) => textsOf('rowheader', table);

  it('begins with the youngest fund, gives each fund a letter, and shows unknown figures as dashes', () => {
    draw(900, 600);
    expect(
      screen.getByText(
        /^From 31 Mar 2025, the first day that all funds have in common, to 20 Nov 2026\.$/,
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: /^Return and risk from 31 Mar 2025/ }),
    ).toBeInTheDocument();
    // A goes from 310 to 909, B from 10 to about 608.
    expect(screen.getByText(/^What ₹10,000 became: A 29,323, B 6,08,\d{3}\.$/)).toBeInTheDocument();
    const figures = screen.getByRole('table', { name: 'Return, risk and cost of each fund' });
    expect(within(figures).getByRole('row', { name: /^A \+/ })).toBeInTheDocument();
    const trailing = screen.getByRole('table', { name: fundCompare.trailing.caption });
    expect(within(trailing).getByRole('row', { name: /^B \+.* – – –$/ })).toBeInTheDocument();
    expect(screen.getByText(/19 common months; a correlation needs 24/)).toBeInTheDocument();
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
    expect(screen.getByText(/From 45 common months/)).toBeInTheDocument();
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
    const figures = screen.getByRole('table', { name: 'Return, risk and cost of each fund' });
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
});
