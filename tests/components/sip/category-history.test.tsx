import { render, screen, within } from '@testing-library/react';
import { FundHistoryPart } from '@/components/sip/fund-history-part';
import { lastOfMonth } from '@/lib/calendar/month-bounds';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { planInPeers } from '@/lib/funds/domain/market/peer-sips';
import { monthEndPlanHistory } from '@/lib/funds/domain/plan-history';
import { messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { FundChoice, PlanOnCategory } from '@/lib/plan-history/fund-choice';
import { readSipPageQuery } from '@/lib/sip/domain/inputs/history-query';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/sip-calculator',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { planHistory } = messages().funds;
const category = 'Equity - Flexi Cap Fund';
const growth = Array.from({ length: 72 }, (_, month) => ({
  date: lastOfMonth(shiftMonths('2020-11-01', month)),
  value: 100 * 1.01 ** month * (1 + 0.1 * Math.sin(month / 5)),
}));
const payments = Array.from({ length: 36 }, () => 5_000);
const found: PlanOnCategory = {
  ...{ category, fundPlan: 'regular', history: monthEndPlanHistory(growth, payments) },
  peers: null,
  months: { first: '2020-11-30', last: '2026-10-31' },
  funds: { least: 21, most: 34 },
  origin: {
    source: { name: 'Sample data', url: null, attribution: null },
    ...{ asOf: '2026-11-20', fetchedAt: '2026-11-20T18:30:00.000Z', status: 'sample' },
  },
};

function draw(planOnCategory: PlanOnCategory | null, categories = [category, 'Debt - Gilt Fund']) {
  const choice: FundChoice = {
    ...{ scheme: null, found: null, problem: null, isUnknown: false, planOnFund: null },
    ...{ categories, planOnCategory },
  };
  const query = readSipPageQuery({ m: '5000', r: '12', y: '3', tab: 'fund' }, '2026-11-21');
  render(
    <FundHistoryPart
      query={query}
      choice={choice}
      now={new Date('2026-11-21T05:00:00Z')}
      language="en"
    />,
  );
}

it('asks for a category and the plan of its funds in the form of the fund', () => {
  draw(null);
  const form = screen.getByRole('search', { name: planHistory.title });
  expect(within(form).getByLabelText(planHistory.category)).toHaveValue('');
  expect(within(form).getByLabelText(planHistory.fundPlan)).toHaveValue('direct');
  const submit = within(form).getByRole('button', { name: planHistory.submitCategory });
  expect(submit).toHaveAttribute('name', 'fw');
  expect(submit).toHaveValue('category');
});

it('offers no category before averages are stored', () => {
  draw(null, []);
  expect(screen.queryByLabelText(planHistory.category)).not.toBeInTheDocument();
});

it('shows the range of final values with its windows, funds, months and source', () => {
  draw(found);
  expect(screen.getByLabelText(planHistory.category)).toHaveValue(category);
  expect(screen.getByLabelText(planHistory.fundPlan)).toHaveValue('regular');
  const { band, runs } = found.history!;
  const values = (['worst', 'middle', 'best'] as const).map((place) =>
    formatLakhCrore(band[place].valueRupees),
  );
  expect(new Set(values).size).toBe(3);
  for (const value of values) expect(screen.getByText(value)).toBeInTheDocument();
  expect(
    screen.getByText(new RegExp(`Started in each of ${runs.length} months`)),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/The average of 21 to 34 funds a month, from 30 Nov 2020 to 31 Oct 2026/),
  ).toBeInTheDocument();
  expect(screen.getByText(/Each instalment buys at the end of its month/)).toBeInTheDocument();
  expect(screen.getAllByText(/Sample data/).length).toBeGreaterThan(0);
});

describe('the range over the funds of a category', () => {
  const sip = (years: number, multiples: number[]) => ({
    ...{ years, windows: 2_345, funds: 31, ended: 4, brokenOff: 1, lossPercent: 12.5, multiples },
  });
  const sips = [sip(1, [0.8, 0.9, 1, 1.1, 1.2]), sip(3, [0.9, 1.1, 1.2, 1.3, 1.6])];
  const peersOf = (months: number, rupees = 5_000) =>
    planInPeers(
      sips,
      Array.from({ length: months }, () => rupees),
      '2026-10-31',
    );

  it('has what a plan of equal instalments became in them', () => {
    const peers = peersOf(36)!;
    expect(peers).toMatchObject({ years: 3, investedRupees: 180_000, funds: 31, ended: 4 });
    for (const [index, { valueRupees }] of Object.values(peers.outcomes).entries()) {
      const expected = sips[1]!.multiples[index]! * 180_000;
      expect(Math.abs(valueRupees / expected - 1)).toBeLessThan(1e-9);
    }
    expect(peers.outcomes.low.xirrPercent).toBeGreaterThan(0);
  });

  it('takes the longest SIPs that the plan is not shorter than', () => {
    expect([11, 12, 35, 240].map((months) => peersOf(months)?.years)).toEqual([undefined, 1, 1, 3]);
    expect(peersOf(36, 0)).toBeNull();
  });

  it('stands before the average, with funds that have closed counted', () => {
    draw({ ...found, peers: peersOf(36) });
    const { peers } = planHistory;
    const table = screen.getByRole('table', { name: peers.caption });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent?.match(/^[A-Z][a-z ]+/)?.[0])).toEqual([
      'Worst',
      'Lower quartile',
      'Median',
      'Upper quartile',
      'Best',
    ]);
    expect(rows[0]).toHaveTextContent('1,62,000');
    expect(screen.getByText(/2,345 SIPs of 3 years in 31 funds, 4 of which/)).toBeInTheDocument();
    expect(screen.getByText(/1 more was cut short/)).toBeInTheDocument();
    expect(screen.getByText(/12.5% of them ended below/)).toBeInTheDocument();
    expect(screen.getByText(peers.average)).toBeInTheDocument();
    expect(screen.queryByText(/No stored SIP is as long/)).not.toBeInTheDocument();
  });

  it('says where it is of a part of the plan', () => {
    draw({ ...found, peers: peersOf(24) });
    expect(screen.getByText(/this is the first 1 year of the plan/)).toBeInTheDocument();
  });
});

it('says that a category has no stored averages', () => {
  draw({ ...found, history: null, months: null, funds: null });
  expect(screen.getByText(planHistory.categoryNone)).toBeInTheDocument();
});
