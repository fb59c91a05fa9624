import type { ComponentProps } from 'react';
import { render, screen, within } from '@testing-library/react';
import { rowsOf } from '@/components/charts/reading/reading-rows';
import { csvOfRows } from '@/components/charts/reading/table-csv';
import { CostAndFacts } from '@/components/funds/fund/cost-and-facts';
import { FundFacts, FundHeader } from '@/components/funds/fund/fund-identity';
import { FundFigures } from '@/components/funds/fund/fund-figures';
import { NoHistory } from '@/components/funds/fund/fund-nav';
import { FundNotices, type SchemeFate } from '@/components/funds/fund/fund-notices';
import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { FundOverview } from '@/components/funds/fund/fund-overview';
import { StandingCard } from '@/components/funds/fund/standing-card';
import { MonthTableCard } from '@/components/funds/fund/returns/month-table-card';
import { shiftDays } from '@/lib/calendar/day-count';
import { monthNames } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { SchemeFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { SummaryLookup } from '@/lib/funds/domain/facts/scheme-summaries';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { marketOf } from '@/lib/funds/domain/market/market';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';
import { hrefOf } from '@/tests/components/href-of';
import { marketFromTen, noComparators } from '@/tests/factories/market';
import { dailyValues } from '@/tests/factories/dated-values';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { funds, sources } = messages();
type FiguresProps = ComponentProps<typeof FundFigures>;
const today = '2026-11-21';
const scheme = schemeOf({ code: 7, isin: 'INF000A00000', nav: 40 });
/** Doubles in 36 months, day by day, with a fall in the middle. */
const daily = (count: number) =>
  dailyValues(
    shiftDays('2026-11-20', 1 - count),
    '2026-11-20',
    (index) => 10 * 2 ** (index / 1_095) * (index > 400 && index < 500 ? 0.8 : 1),
  );
const market = marketOf(null);
const nothingBeside = { market, comparators: noComparators };
const figures = (query: Record<string, string>, changes: Partial<FiguresProps> = {}) => (
  <FundFigures
    {...{ scheme, listDay: today, schemes: [], facts: null, csvSource: '', other: null }}
    {...{ ...nothingBeside, series: daily(1_500), typed: readFundQuery(query), ...changes }}
  />
);
/** Beside the regular plan, which grows by a percent a year less. */
const draw = (query: Record<string, string> = {}, changes: Partial<Scheme> = {}, count = 1_500) => {
  const series = daily(count);
  const regular = { ...scheme, code: 8, plan: 'regular', name: 'Udaharan Regular' } as const;
  const ofRegular = series.map(({ date, value }, at) => ({
    ...{ date, value: value * 0.99 ** (at / 365) },
  }));
  const other = { scheme: regular, series: ofRegular };
  return render(figures(query, { scheme: { ...scheme, ...changes }, series, other }));
};
const overview = (
  series: readonly DatedValue[],
  known = market,
  range = 'max',
  own: FundCardProps<'own'>['own'] = null,
) => (
  <FundOverview
    {...{ scheme, series, csvSource: '', noHistory: null, ...nothingBeside, market: known, own }}
    typed={readFundQuery({ range })}
  />
);
const card = (title: string) => screen.getByRole('region', { name: title });
const trailingRow = (name: RegExp) =>
  within(card(funds.fund.trailing.title)).getByRole('row', { name });

it('shows what a member holds of the fund, and marks purchases and sales within the chart', () => {
  const held = {
    ...{ valueRupees: 4_98_000, gainRupees: 65_864, gainPercent: 15.25, xirrPercent: 6.04 },
    ...{ count: 62, href: '/analytics?tab=holdings' },
  };
  const trades = [
    { on: '2026-11-01', isSale: false, isInstalment: true },
    { on: '2026-06-01', isSale: true, isInstalment: false },
    { on: '1999-01-01', isSale: false, isInstalment: false },
  ] as const;
  const { container, rerender } = render(overview(daily(400), market, '1y', { held, trades }));
  expect(container).toHaveTextContent('Your holding · 62 transactions₹4.98 lakh');
  expect(container).toHaveTextContent('· +15.25%XIRR +6.0%');
  expect(screen.getByRole('link', { name: '62 transactions' })).toHaveAttribute('href', held.href);
  expect(screen.getByText(/▲ your purchases, ▼ your sales\.$/)).toBeInTheDocument();
  // One upwards and one downwards; the third day is before the drawing.
  const html = container.innerHTML;
  expect(html.match(/M0-10 5-1H-5z|M0-1 5-10H-5z/g)).toHaveLength(2);
  // Of many, the instalments have none.
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...{ on: shiftDays('2026-01-01', index * 10), isSale: false, isInstalment: index > 0 },
  }));
  rerender(overview(daily(400), market, '1y', { held, trades: many }));
  const ofMany = container.innerHTML;
  expect(ofMany.match(/M0-10 5-1H-5z/g)).toHaveLength(1);
  rerender(overview(daily(400), market, '1y'));
  expect(screen.queryByText(funds.fund.own.title, { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByText(/your purchases/)).not.toBeInTheDocument();
});

it('shows trailing returns with a dash where the history is too short', () => {
  draw();
  expect(trailingRow(/^1 year /)).toHaveTextContent(/20 Nov 2025\+2[56]\.\d\d$/);
  expect(trailingRow(/^3 years/)).toHaveTextContent(/20 Nov 2023\+\d\d\.\d\d$/);
  expect(trailingRow(/^5 years/)).toHaveTextContent(/––$/);
});

it('shows rolling returns, risk with its method, and the fall with its recovery', () => {
  const { unmount } = draw();
  const rolling = card(funds.fund.rolling.title);
  expect(within(rolling).getByRole('row', { name: /^3 years/ })).toHaveTextContent(/\+\d/);
  expect(within(rolling).getByRole('row', { name: /^10 years/ })).toHaveTextContent(/–––––$/);
  unmount();
  draw({ tab: 'risk' });
  const risk = card(funds.fund.risk.title);
  expect(risk).toHaveTextContent(funds.fund.risk.sharpeMethod);
  expect(risk).toHaveTextContent(/−19\.9\d%/);
  expect(risk).toHaveTextContent(/Recovered on .* days after the peak/);
});

it('works out a SIP with its XIRR, and the tax if it were sold today', () => {
  const { unmount } = draw({ monthly: '10000', from: '2023-11-20' });
  const test = card(funds.fund.backTest.title);
  expect(test).toHaveTextContent(/Invested₹3\.6 lakh36 instalments/);
  expect(test).toHaveTextContent(/XIRR\+2\d\.\d\d%/);
  expect(
    within(test).getByText(/invested ₹3\.6 lakh, worth ₹[\d.]+ lakh on the last day/),
  ).toBeInTheDocument();
  expect(screen.queryByText(funds.fund.tax.title)).not.toBeInTheDocument();
  unmount();
  draw({ tab: 'tax', monthly: '10000', from: '2023-11-20' });
  // The cess has no section in either act.
  expect(screen.getByText(/^Since 1 Apr 2018\./)).toBeInTheDocument();
  const tax = card(funds.fund.tax.title);
  expect(tax).toHaveTextContent('Tax (12.5% long-term, 20% short-term)');
  expect(
    within(tax).getByRole('link', { name: /Income-tax Act 2025 .*section 198/ }),
  ).toBeInTheDocument();
  expect(within(tax).getAllByText(funds.fund.tax.longTerm).length).toBeGreaterThan(20);
});

it('says of a tax saver how many purchases cannot be sold yet, and by which rule', () => {
  const category = 'Equity - ELSS Tax Saver Fund';
  const { unmount } = draw({ tab: 'tax', from: '2023-10-20' }, { category });
  // From 20 Oct 2023 on 37 instalments; the first two are three years old on 20 Nov 2026.
  expect(card(funds.fund.tax.title)).toHaveTextContent(/35 of these purchases cannot be sold yet/);
  expect(screen.getByText(/^Section 80C\(2\)\(xiii\) of the Act of 1961/)).toBeInTheDocument();
  unmount();
  draw({ tab: 'tax', from: '2023-10-20' });
  expect(card(funds.fund.tax.title)).not.toHaveTextContent(/cannot be sold yet/);
});

it('shows the counted cost of units of before February 2018, so that the gain follows from the row', () => {
  const query = { tab: 'tax', way: 'lump-sum', amount: '1 lakh' };
  const { unmount } = render(figures({ ...query, from: '2017-01-02' }, { series: daily(3_700) }));
  const { lotsCaption, countedCost } = funds.fund.tax;
  const row = within(screen.getByRole('table', { name: lotsCaption, hidden: true })).getAllByRole(
    'row',
    { name: /^2 Jan 2017/, hidden: true },
  )[0]!;
  const [, cost, counted, value, gain] = within(row)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => Number(textContent.replaceAll(',', '')));
  expect(cost).toBe(1_00_000);
  expect(counted).toBeGreaterThan(1_00_000);
  expect(gain).toBeCloseTo(value! - counted!, 1);
  expect(
    screen.getByText(/bought before 1 Feb 2018 count at their NAV of 31 Jan 2018/),
  ).toBeInTheDocument();
  unmount();
  render(figures({ ...query, from: '2019-01-02' }, { series: daily(3_700) }));
  expect(screen.queryByText(countedCost)).not.toBeInTheDocument();
});

it('says that the balance ran out where it did, and not of a small part of a unit', () => {
  const lumpSum = { way: 'lump-sum', amount: '1000', from: '2025-11-20' };
  const dear = daily(1_500).map(({ date, value }) => ({ date, value: value * 1e6 }));
  const { unmount } = render(figures({ tab: 'sip', ...lumpSum }, { series: dear }));
  expect(screen.queryByText(/^The balance ran out/)).not.toBeInTheDocument();
  unmount();
  render(figures({ tab: 'sip', ...lumpSum, way: 'swp', monthly: '600' }, { series: dear }));
  expect(screen.getByText('The balance ran out on 20 Jan 2026.')).toBeInTheDocument();
});

it('says of a fund with one NAV that it is the only one, and shows neither a return nor a mistake', () => {
  const one = daily(1);
  const { container } = render(
    <>
      {overview(one)}
      {figures({ tab: 'risk' }, { series: one })}
    </>,
  );
  expect(screen.getByText(/^₹[\d.]+ on 20 Nov 2026: the only NAV of this period\.$/)).toBeVisible();
  expect(container).not.toHaveTextContent('0.00%');
  expect(screen.queryByText(funds.fund.risk.neverFell)).not.toBeInTheDocument();
  render(figures({ tab: 'sip' }, { series: one }));
  expect(screen.getByText(funds.fund.backTest.oneNav)).toBeInTheDocument();
  expect(screen.queryByText(/must be after/)).not.toBeInTheDocument();
});

describe('a NAV that jumped', () => {
  /** A tenth of it since 3 Feb 2025: a split. */
  const split = daily(1_500).map(({ date, value }) => ({
    date,
    value: date >= '2025-02-03' ? value / 10 : value,
  }));
  const sentence = 'NAV changed by −89.99% on 3 Feb 2025; returns across this day are not shown.';

  it('is said, and no return across it is shown', () => {
    const { rerender } = render(
      <>
        <FundNotices
          {...{ scheme, series: split, isBehind: false, listDay: today, messages: funds.fund }}
        />
        {overview(split)}
        {figures({}, { series: split })}
      </>,
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(trailingRow(/^1 year /)).toHaveTextContent(/\d\+2\d\.\d\d/);
    for (const across of [/^3 years/, /^Whole history/]) {
      expect(trailingRow(across)).toHaveTextContent(/––$/);
    }
    // One year lies after the jump, three and five years across it.
    const standing = within(card(funds.fund.standing.titleAlone));
    const own = standing.getByRole('row', { name: /^This fund/ });
    expect(own).toHaveTextContent(/\+2\d\.\d\d––$/);
    expect(screen.getByText(/The line is broken where/)).toBeInTheDocument();
    expect(screen.queryByText(/₹100 became/)).not.toBeInTheDocument();
    // Its SIP of five years would cross the jump.
    expect(screen.queryByText(/10,000 SIP/)).not.toBeInTheDocument();
    rerender(figures({ tab: 'tax' }, { series: split }));
    expect(card(funds.fund.backTest.titleOfTax)).toHaveTextContent(
      'NAV changed by −89.99% on 3 Feb 2025; there is no back-test across this day.',
    );
    expect(screen.queryByText(funds.fund.tax.title)).not.toBeInTheDocument();
    // Units that were bought before the jump and kept would be sold across it.
    const before = { tab: 'tax', way: 'lump-sum', from: '2023-01-04', to: '2024-12-31' };
    rerender(figures(before, { series: split }));
    expect(card(funds.fund.tax.title)).toHaveTextContent(
      /NAV changed by −89\.99% on 3 Feb 2025; no tax is worked out/,
    );
    expect(card(funds.fund.tax.title)).not.toHaveTextContent('₹');
    rerender(figures({ ...before, from: '2025-02-03', to: '2025-12-31' }, { series: split }));
    expect(card(funds.fund.tax.title)).toHaveTextContent('₹');
    rerender(figures({ tab: 'risk' }, { series: split }));
    expect(card(funds.fund.risk.title)).not.toHaveTextContent(/−89/);
  });

  it('within the newest two NAVs gives no change since the one before', () => {
    render(overview([split[0]!, { ...split[0]!, date: '2022-10-14', value: 1 }]));
    expect(screen.queryByText(/^since /)).not.toBeInTheDocument();
  });
});

describe('the first screen', () => {
  const codes = [7, 2, 3, 4];
  const peers = codes.map((code, at) => ({ ...scheme, code, nav: 19 - at }));
  const ranked = marketFromTen(peers, { months: 36, codes, asOf: '2026-11-20' });

  it.each([
    [1_827, /^₹100 became ₹\d+\.\d\d in 5 years: /],
    [400, /^₹100 became ₹\d+\.\d\d since 17 Oct 2025: /],
  ])('of %d days says over which time the NAV grew', (days, sentence) => {
    render(overview(daily(days), market, '5y'));
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('has the NAV with its change, the rank among the kind and the SIP of five years', () => {
    render(overview(daily(2_200), ranked));
    expect(screen.getByText('NAV, 20 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('+0.06%')).toBeInTheDocument();
    const standing = card('Among 4 funds: Flexi Cap Fund');
    // 19 from 10 in three years; the average of 19, 18, 17 and 16.
    expect(within(standing).getByRole('row', { name: /^This fund/ })).toHaveTextContent(
      /^This fund\+2\d\.\d\d\+23\.86\+2\d\.\d\d$/,
    );
    expect(within(standing).getByRole('row', { name: /^Category average/ })).toHaveTextContent(
      /^Category average–\+20\.\d\d–$/,
    );
    expect(within(standing).getByRole('row', { name: /^Rank/ })).toHaveTextContent(/–1 of 4–$/);
    expect(within(standing).getByRole('img', { name: /this fund \+23\.86%/ })).toBeInTheDocument();
    const sip = card('₹10,000 SIP, 5 years');
    expect(sip).toHaveTextContent(/Invested₹6 lakh 60 instalments/);
    expect(hrefOf(funds.fund.sip.tax, sip)).toBe(
      '/features/mutual-funds/7?tab=tax&range=max#details',
    );
  });

  it.each([
    ['notRanked', {}],
    ['growthOnly', { option: 'idcw' }],
    ['noPeers', { category: 'Index funds - Equity' }],
    ['noPeers', { category: 'ETFs - Gold', plan: null, option: null }],
    ['noPeers', { name: 'Udaharan Bond Fund - Segregated Portfolio 1 - Direct Plan - Growth' }],
  ] as const)('says why there is no rank: %s', (reason, changes) => {
    render(
      <StandingCard {...{ scheme: schemeOf(changes), series: daily(1_500), ...nothingBeside }} />,
    );
    const { standing } = funds.fund;
    expect(card(standing.titleAlone)).toHaveTextContent(standing[reason]);
  });

  it('dates the returns of the others, where the nightly job is behind the NAV', () => {
    const behind = marketFromTen(peers, { months: 36, codes, asOf: '2026-10-30' });
    const others = 'Category average and index fund: up to 30 Oct 2026.';
    const { rerender } = render(figures({}, { market: behind }));
    expect(card(funds.fund.trailing.title)).toHaveTextContent(others);
    rerender(figures({}, { market: ranked }));
    expect(card(funds.fund.trailing.title)).not.toHaveTextContent(/: up to/);
  });

  it('links to the other plan with the same query', () => {
    const other = { ...scheme, code: 8, plan: 'regular' } as const;
    const typed = readFundQuery({ tab: 'risk' });
    render(<FundHeader {...{ scheme, other, typed, watch: null, pill: null }} />);
    expect(screen.getByRole('link', { name: 'Direct' })).toHaveAttribute('aria-current', 'page');
    expect(hrefOf('Regular')).toBe('/features/mutual-funds/8?tab=risk');
  });
});

describe('the category', () => {
  const facts = (changes: Partial<Scheme>) =>
    render(<FundFacts scheme={{ ...scheme, ...changes }} since={null} listDay={today} />);

  it('has one name, with AMFI’s own words and its tax class', () => {
    facts({
      ...{ category: 'Debt - Ultra Short to Short Term Fund', option: 'idcw' },
      ...{ amfiCategory: 'Debt Scheme - Low Duration Fund', optionText: 'MONTHLY DCW Payout' },
    });
    expect(screen.getByText('Debt: Ultra Short to Short Term Fund')).toBeInTheDocument();
    expect(screen.getByText('Direct · Monthly IDCW Payout')).toBeInTheDocument();
    expect(
      screen.getByText(
        'AMFI’s category: Debt Scheme - Low Duration Fund. Taxed as: specified (debt) mutual fund, based on its category. The scheme’s documents decide.',
      ),
    ).toBeInTheDocument();
  });

  it('that is not known says so, and why its tax is not', () => {
    facts({ category: 'Elastic Funds', amfiCategory: 'Elastic Funds' });
    expect(
      screen.getByText(
        'AMFI’s category, not yet known to this site: Elastic Funds. Tax treatment not known: the category is not in this site’s table. See the scheme’s documents.',
      ),
    ).toBeInTheDocument();
  });
});

const { backTest, onDate, risk, tax } = funds.fund;
const usedUp = { way: 'swp', amount: '10000', monthly: '5000' };

it.each<[what: string, title: string, query: Record<string, string>, found: string | RegExp]>([
  ['computes nothing from wrong input', backTest.title, { monthly: 'lots' }, backTest.unread],
  [
    'has one purchase',
    backTest.title,
    { way: 'lump-sum', amount: '10 lakh' },
    '₹10 lakh1 instalment',
  ],
  ['refuses a wrong slab', tax.title, { tab: 'tax', kind: 'debt', slab: '99' }, backTest.unread],
  ['says when withdrawals used the money up', backTest.title, usedUp, /The balance ran out on/],
  ['has no tax on it', tax.title, { ...usedUp, tab: 'tax' }, /^.*The balance ran out on/],
  ['finds the NAV of a day', onDate.title, { on: '2026-11-20' }, /NAV of 20 Nov 2026: ₹/],
  ['refuses a day ahead', onDate.title, { on: '2026-11-21' }, 'The latest NAV is of 20 Nov 2026.'],
])('%s in the card “%s”', (_, title, query, found) => {
  draw(query);
  expect(card(title)).toHaveTextContent(found);
});

it('asks how a fund is taxed where its category does not decide it, and knows no risk of a young one', () => {
  const { unmount } = draw({ tab: 'tax' }, { category: 'Other Scheme - Index Funds' });
  expect(card(tax.title)).toHaveTextContent(tax.choose);
  unmount();
  draw({ tab: 'risk' }, {}, 200);
  expect(card(risk.title)).toHaveTextContent(risk.textShort);
  expect(within(card(risk.title)).getAllByText('–').length).toBeGreaterThanOrEqual(3);
});

it('shows what the regular plan costs in rupees over 10 and 20 years', () => {
  draw({ gap: '1 lakh' });
  const gap = card(funds.fund.gap.title);
  expect(within(gap).getByRole('row', { name: /^10 years/ })).toHaveTextContent(/₹\d.*₹\d.*₹\d/);
  // 1,499 days: 2 to the power of 1499 / 1095, and the same less 1 % a year.
  expect(gap).toHaveTextContent('4.1 common years, 13 Oct 2022 to 20 Nov 2026: direct');
  expect(within(gap).getByRole('row', { name: /^4\.1 years \(actual\)/ })).toHaveTextContent(
    /₹2,58,282₹2,47,839₹10,444$/,
  );
  expect(hrefOf(/Udaharan Regular/, gap)).toBe('/features/mutual-funds/8');
});

it('says that the history of the other plan did not come, and not that there is no such plan', () => {
  const regular = { ...scheme, code: 8, plan: 'regular', name: 'Udaharan Regular' } as const;
  render(figures({ tab: 'plans' }, { other: { scheme: regular, series: [] } }));
  const gap = card(funds.fund.gap.title);
  expect(gap).toHaveTextContent(funds.fund.gap.noHistory);
  expect(gap).not.toHaveTextContent(funds.fund.gap.none);
  expect(hrefOf(/Udaharan Regular/, gap)).toBe('/features/mutual-funds/8');
});

it.each(['idcw', 'bonus'] as const)('has no cost of the regular plan from NAVs of %s', (option) => {
  draw({ tab: 'plans' }, { option });
  const gap = card(funds.fund.gap.title);
  expect(gap).toHaveTextContent(funds.fund.gap.paysOut);
  expect(within(gap).queryByRole('table')).not.toBeInTheDocument();
  expect(hrefOf(/Udaharan Regular/, gap)).toBe('/features/mutual-funds/8');
});

it('preserves wrong input, and carries what the other forms were asked along', () => {
  const { unmount } = draw({ monthly: 'lots' });
  expect(screen.getByLabelText(backTest.monthly)).toHaveValue('lots');
  unmount();
  draw({ tab: 'about', range: '1y', monthly: '7,000' });
  const form = screen.getByRole<HTMLFormElement>('form', { name: funds.fund.onDate.title });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ tab: 'about', range: '1y', monthly: '7,000', on: '' },
  });
});

it('labels schemes that are wound up, pay out or lack days', () => {
  render(
    <>
      <FundFacts
        {...{
          scheme: { ...scheme, nav: null },
          since: '2018-10-08',
          listDay: today,
        }}
      />
      <FundNotices
        {...{ series: [], isBehind: true, listDay: today, messages: funds.fund }}
        scheme={{ ...scheme, navDate: '2025-01-31', option: 'idcw' }}
      />
    </>,
  );
  expect(screen.getByText('No NAV since 20 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText(/NAVs since 8 Oct 2018/)).toBeInTheDocument();
  expect(screen.getByText(/latest NAV is of 31 Jan 2025/)).toBeInTheDocument();
  expect(screen.getByText(funds.fund.idcwTitle)).toBeInTheDocument();
  expect(screen.getByText(funds.fund.behindTitle)).toBeInTheDocument();
});

it('shows AMFI’s NAV while the history is not known, and why it is not', () => {
  render(
    <NoHistory
      newest={scheme}
      problem="timed-out"
      retryPath="/features/mutual-funds/7"
      messages={{ fund: funds.fund, missing: sources.missing }}
    />,
  );
  expect(screen.getByText('₹40.0000')).toBeInTheDocument();
  expect(screen.getByText(/MFapi.in takes too long/)).toBeInTheDocument();
  expect(hrefOf(sources.missing.retry)).toBe('/features/mutual-funds/7');
});

describe('what the nightly job noted of a scheme', () => {
  const draw = (fate: Partial<SchemeFate>, changes: Partial<Scheme> = {}) => {
    const known = { closedSince: null, corrections: [], messages: messages().fundFacts, ...fate };
    return render(
      <FundNotices
        {...{ series: [], isBehind: false, fate: known, listDay: today, messages: funds.fund }}
        scheme={{ ...scheme, ...changes }}
      />,
    );
  };

  it('a NAV that AMFI corrected is said with both values, the newest first', () => {
    const correction = { code: 7, before: 41.2, after: 41.25, foundOn: '2026-11-20' as const };
    draw({
      corrections: [
        { ...correction, day: '2026-10-01', after: 41.3 },
        { ...correction, day: '2026-11-12' },
      ],
    });
    expect(
      screen.getByText('AMFI corrected the NAV of 12 Nov 2026 from ₹41.2000 to ₹41.2500'),
    ).toBeInTheDocument();
    expect(screen.getByText(/NAV of 1 Oct 2026 from ₹41.2000 to ₹41.3000/)).toBeInTheDocument();
    expect(screen.getAllByText(/Found on 20 Nov 2026/)).toHaveLength(2);
  });

  it.each([
    ['2026-11-18', 'Closed: not in AMFI’s list since 18 Nov 2026'],
    ['unknown', 'Closed: not in AMFI’s list of schemes'],
  ] as const)('a closed scheme says since when: %s', (closedSince, title) => {
    draw({ closedSince }, { nav: 12.5, navDate: '2026-11-17' });
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText('Its last stored NAV is ₹12.5000 of 17 Nov 2026.')).toBeInTheDocument();
    expect(screen.queryByText(funds.fund.dormantTitle)).not.toBeInTheDocument();
  });

  it('is not shown where the job noted nothing', () => {
    expect(draw({}).container).toBeEmptyDOMElement();
  });
});

describe('cost and facts', () => {
  const fundFactsMessages = messages().fundFacts;
  const scheme = schemeOf({ code: 7 });
  const facts: SchemeFacts = {
    master: { launchDate: '2013-01-01', minimumRupees: 500, asOf: '2026-11-25' },
    averageAum: { crore: 12_345.67, asOf: '2026-09-30' },
    ter: {
      ...{ percent: 0.76, date: '2026-10-31', basePercent: 0.53, brokeragePercent: 0.02 },
      ...{ transactionPercent: 0, leviesPercent: 0.21, asOf: '2026-10-31' },
    },
    performance: {
      ...{ benchmark: 'NIFTY 500 TRI', schemeRisk: 'very-high', benchmarkRisk: 'high' },
      ...{ benchmarkReturns: [8.2, -10.9, null, null], asOf: '2026-11-24' },
    },
  };
  const nothing: SchemeFacts = { master: null, averageAum: null, ter: null, performance: null };

  const summary: ReturnType<SummaryLookup> = {
    ...{ id: 8_012, readOn: '2026-11-24', minimumSip: 'Rs. 500' },
    exitLoad: '1% if redeemed within 1 year; Nil thereafter',
  };
  const draw = (own: SchemeFacts, document: ReturnType<SummaryLookup> = null) =>
    render(<CostAndFacts {...{ scheme, facts: own, summary: document, sourceName: 'AMFI' }} />);
  /** The list as text, from a label on to the next one. */
  function figureOf(label: string): string {
    const text = screen.getByRole('region').textContent ?? '';
    const from = text.indexOf(label);
    const nexts = labels.map((each) => text.indexOf(each, from + 1)).filter((at) => at > from);
    return from < 0 ? '' : text.slice(from, Math.min(text.length, ...nexts));
  }
  const { ter, minimum, launch, risk: ofRisk, benchmark, summary: ofSummary } = fundFactsMessages;
  const labels = [
    ...[ter.label, 'Average AUM', minimum.label, launch.label, ofRisk.label, benchmark.label],
    ...[ofSummary.minimumSip, ofSummary.exitLoad],
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
    expect(figureOf('Benchmark of the fund')).toMatch(/NIFTY 500 TRI.*1Y \+8\.20% · 3Y −10\.90%/);
    expect(figureOf('Minimum SIP')).toMatch(
      /^Minimum SIPRs\. 500Scheme summary \(PDF\).*AMFI, read on 24 Nov 2026$/,
    );
    expect(figureOf('Exit load')).toMatch(/^Exit load1% if redeemed within 1 year; Nil thereafter/);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', 'https://portal.amfiindia.com/spages/SSD_8012.pdf');
    }
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('shows a dash, never zero, for unknown figures, and where to look them up', () => {
    draw(nothing);
    for (const label of labels)
      expect(figureOf(label)).toMatch(/^[^–]+(?:–[A-Z])?.*–Not in AMFI’s files/);
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(screen.getAllByRole('link', { name: /document at Udaharan Mutual Fund/ })).toHaveLength(
      4,
    );
  });

  it('has no parts where one of them is not known, since they would not add up, nor an exit load', () => {
    draw({ ...facts, ter: { ...facts.ter!, leviesPercent: null } }, { ...summary, exitLoad: null });
    expect(figureOf(ter.label)).not.toContain('Base');
    expect(figureOf(ter.label)).toContain('0.76%');
    expect(figureOf('Exit load')).toMatch(/^Exit load–Not stated in the scheme summary/);
  });
});

it('writes every year of the monthly returns into the CSV, each return as a number', () => {
  // From the middle of 2013 on: the first and the last of fourteen years are parts of one.
  render(<MonthTableCard {...{ scheme, series: daily(4_890), csvSource: 'AMFI' }} />);
  const [head, ...years] = csvOfRows(rowsOf(screen.getByRole('figure')))
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head).toEqual(['Year', ...monthNames.en, 'Year %']);
  expect(years.map(([year]) => year)).toEqual([
    '2026*',
    ...Array.from({ length: 12 }, (_, index) => `${2025 - index}`),
    '2013*',
  ]);
  expect(years.map((cells) => Number(cells.at(-1)))).not.toContain(NaN);
});
