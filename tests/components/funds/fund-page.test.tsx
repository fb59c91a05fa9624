import { render, screen, within } from '@testing-library/react';
import { FundFigures } from '@/components/funds/fund-figures';
import { FundFacts, FundNotices, FundStats } from '@/components/funds/fund-head';
import { NoHistory } from '@/components/funds/no-history';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds/7',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { funds: words, sources } = messages();
const today = '2026-11-21';
const scheme: Scheme = {
  ...{ code: 7, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ name: 'Udaharan Flexi Cap Fund', category: 'Equity Scheme - Flexi Cap Fund' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ plan: 'direct', option: 'growth', isin: 'INF000A00000', reinvestmentIsin: null },
  ...{ nav: 40, navDate: '2026-11-20' },
};
/** Doubles in 36 months, day by day, with a fall in the middle. */
const daily = (count: number): DatedValue[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 20 - (count - 1 - index)))
      .toISOString()
      .slice(0, 10) as IsoDate,
    value: 10 * 2 ** (index / 1_095) * (index > 400 && index < 500 ? 0.8 : 1),
  }));
const draw = (query: Record<string, string> = {}, changes: Partial<Scheme> = {}, count = 1_500) =>
  render(
    <FundFigures
      scheme={{ ...scheme, ...changes }}
      series={daily(count)}
      csvSource="Source: MFapi.in"
      other={{
        scheme: { ...scheme, code: 8, plan: 'regular', name: 'Udaharan Regular' },
        series: daily(count).map(({ date, value }, index) => ({
          date,
          value: value * 0.99 ** (index / 365),
        })),
      }}
      typed={readFundQuery(query)}
      today={today}
      messages={words}
    />,
  );
const card = (title: string) => screen.getByRole('region', { name: title });

it('shows trailing returns with a dash where the history is too short', () => {
  draw();
  const row = (name: RegExp) => within(card(words.fund.trailing.title)).getByRole('row', { name });
  expect(row(/^1 year /)).toHaveTextContent(/\+2[56]\.\d\d%20 Nov 2025/);
  expect(row(/^3 years/)).toHaveTextContent(/a year20 Nov 2023/);
  expect(row(/^5 years/)).toHaveTextContent(/––$/);
});

it('shows rolling returns, risk with its method, and the fall with its recovery', () => {
  draw();
  const rolling = card(words.fund.rolling.title);
  expect(within(rolling).getByRole('row', { name: /^3 years/ })).toHaveTextContent(/\+\d/);
  expect(within(rolling).getByRole('row', { name: /^10 years/ })).toHaveTextContent(/–––––$/);
  const risk = card(words.fund.risk.title);
  expect(risk).toHaveTextContent(words.fund.risk.sharpeMethod);
  expect(risk).toHaveTextContent(/−19\.9\d%/);
  expect(risk).toHaveTextContent(/Made good on .* days after the peak/);
});

it('prints dashes for the risk of a young fund', () => {
  draw({}, {}, 200);
  const risk = card(words.fund.risk.title);
  expect(risk).toHaveTextContent(words.fund.risk.textShort);
  expect(within(risk).getAllByText('–').length).toBeGreaterThanOrEqual(3);
});

it('works out a SIP with its XIRR, and the tax if it were sold today', () => {
  draw({ monthly: '10000', from: '2023-11-20' });
  const test = card(words.fund.backTest.title);
  expect(test).toHaveTextContent(/Paid in₹3\.7 lakh37 times/);
  expect(test).toHaveTextContent(/XIRR\+2\d\.\d\d%/);
  const tax = card(words.fund.tax.title);
  expect(tax).toHaveTextContent('Tax (12.5% long-term, 20% short-term)');
  expect(
    within(tax).getByRole('link', { name: /Income-tax Act 2025 .*section 198/ }),
  ).toBeInTheDocument();
  expect(within(tax).getAllByText(words.fund.tax.longTerm).length).toBeGreaterThan(20);
});

it('asks how a fund is taxed where the category does not tell', () => {
  draw({}, { category: 'Other Scheme - Index Funds' });
  expect(card(words.fund.tax.title)).toHaveTextContent(words.fund.tax.choose);
});

describe('a NAV that jumped', () => {
  /** A tenth of it since 3 Feb 2025: a split. */
  const split = daily(1_500).map(({ date, value }) => ({
    date,
    value: date >= '2025-02-03' ? value / 10 : value,
  }));
  const sentence = 'NAV changed by −89.99% on 3 Feb 2025; returns across this day are not shown.';

  it('is said, and no return across it is shown', () => {
    render(
      <>
        <FundNotices
          scheme={scheme}
          series={split}
          isBehind={false}
          today={today}
          messages={words.fund}
        />
        <FundStats scheme={scheme} series={split} messages={words.fund} />
        <FundFigures
          scheme={scheme}
          series={split}
          csvSource=""
          other={null}
          typed={readFundQuery({ range: 'max' })}
          today={today}
          messages={words}
        />
      </>,
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const row = (name: RegExp) =>
      within(card(words.fund.trailing.title)).getByRole('row', { name });
    expect(row(/^1 year /)).toHaveTextContent(/\+2\d\.\d\d%/);
    expect(row(/^3 years/)).toHaveTextContent(/––$/);
    expect(row(/^Whole history/)).toHaveTextContent(/––$/);
    expect(screen.getAllByText(words.fund.head.noReturn)).toHaveLength(2);
    expect(card(words.fund.backTest.title)).toHaveTextContent(
      'NAV changed by −89.99% on 3 Feb 2025; a back-test across this day is not worked out.',
    );
    expect(screen.queryByText(words.fund.tax.title)).not.toBeInTheDocument();
    expect(card(words.fund.risk.title)).not.toHaveTextContent(/−89/);
    expect(screen.getByText(/The line is broken where/)).toBeInTheDocument();
  });

  it('within the newest two NAVs gives no change since the one before', () => {
    render(
      <FundStats
        scheme={scheme}
        series={[split[0]!, { ...split[0]!, date: '2022-10-14', value: 1 }]}
        messages={words.fund}
      />,
    );
    expect(screen.queryByText(words.fund.head.change)).not.toBeInTheDocument();
  });
});

describe('the category', () => {
  const facts = (changes: Partial<Scheme>) =>
    render(
      <FundFacts scheme={{ ...scheme, ...changes }} since={null} today={today} messages={words} />,
    );

  it('stands under one name, AMFI’s own words and how it is taxed beside it', () => {
    facts({
      category: 'Debt - Ultra Short to Short Term Fund',
      amfiCategory: 'Debt Scheme - Low Duration Fund',
      option: 'idcw',
      optionText: 'MONTHLY DCW Payout',
    });
    expect(screen.getByText('Debt: Ultra Short to Short Term Fund')).toBeInTheDocument();
    expect(screen.getByText('Direct · Monthly IDCW Payout')).toBeInTheDocument();
    expect(
      screen.getByText(
        'AMFI’s category: Debt Scheme - Low Duration Fund. Taxed as: specified (debt) mutual fund, from its category; the scheme’s documents decide.',
      ),
    ).toBeInTheDocument();
  });

  it('that is not known says so, and why its tax is not', () => {
    facts({ category: 'Elastic Funds', amfiCategory: 'Elastic Funds' });
    expect(
      screen.getByText(
        'AMFI’s category, which this site does not know yet: Elastic Funds. Taxed as: not known: the category is not in this site’s table. The scheme’s documents say it.',
      ),
    ).toBeInTheDocument();
  });
});

it('keeps what was typed wrongly, says why, and works nothing out', () => {
  draw({ monthly: 'lots', from: '1999-01-01' });
  expect(screen.getByLabelText(words.fund.backTest.monthly)).toHaveValue('lots');
  expect(screen.getByLabelText(words.fund.backTest.monthly)).toBeInvalid();
  expect(screen.getByText(/The first NAV is of /)).toBeInTheDocument();
  expect(screen.getByText(words.fund.backTest.unread)).toBeInTheDocument();
  expect(screen.queryByText(words.fund.tax.title)).not.toBeInTheDocument();
});

it('says when withdrawals used the money up', () => {
  draw({ way: 'swp', amount: '10000', monthly: '5000' });
  expect(screen.getByText(/The money was used up on/)).toBeInTheDocument();
});

it('shows what the regular plan costs in rupees over 10 and 20 years', () => {
  draw({ gap: '1 lakh' });
  const gap = card(words.fund.gap.title);
  expect(within(gap).getByRole('row', { name: /^10 years/ })).toHaveTextContent(/₹\d.*₹\d.*₹\d/);
  expect(within(gap).getByRole('link', { name: /Udaharan Regular/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds/8',
  );
});

it('finds the NAV of a day, and refuses one outside of the history', () => {
  const { unmount } = draw({ on: '2026-11-20' });
  expect(card(words.fund.onDate.title)).toHaveTextContent(/NAV of 20 Nov 2026: ₹/);
  unmount();
  draw({ on: '2026-11-21' });
  expect(card(words.fund.onDate.title)).toHaveTextContent('The newest NAV is of 20 Nov 2026.');
});

it('carries what the other forms were asked along', () => {
  draw({ range: '1y', monthly: '7,000' });
  const form = screen.getByRole<HTMLFormElement>('form', { name: words.fund.onDate.title });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ range: '1y', monthly: '7,000', on: '' },
  });
});

it('labels what is wound up, pays out, or lacks days', () => {
  render(
    <>
      <FundFacts
        scheme={{ ...scheme, nav: null }}
        since="2018-10-08"
        today={today}
        messages={words}
      />
      <FundNotices
        scheme={{ ...scheme, navDate: '2025-01-31', option: 'idcw' }}
        series={[]}
        isBehind
        today={today}
        messages={words.fund}
      />
    </>,
  );
  expect(screen.getByText('No NAV since 20 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText(/NAVs since 8 Oct 2018/)).toBeInTheDocument();
  expect(screen.getByText(words.fund.head.notGiven)).toBeInTheDocument();
  expect(screen.getByText(/newest NAV is of 31 Jan 2025/)).toBeInTheDocument();
  expect(screen.getByText(words.fund.idcwTitle)).toBeInTheDocument();
  expect(screen.getByText(words.fund.behindTitle)).toBeInTheDocument();
});

it('shows AMFI’s NAV while the history is not known, and why it is not', () => {
  render(
    <>
      <FundStats scheme={scheme} series={[]} messages={words.fund} />
      <NoHistory
        problem="timed-out"
        retryPath="/features/mutual-funds/7"
        messages={{ fund: words.fund, missing: sources.missing }}
      />
    </>,
  );
  expect(screen.getByText('₹40.0000')).toBeInTheDocument();
  expect(screen.getByText(/MFapi.in takes too long/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: sources.missing.retry })).toHaveAttribute(
    'href',
    '/features/mutual-funds/7',
  );
});
