import { render, screen, within } from '@testing-library/react';
import { FundHistoryPart } from '@/components/sip/fund-history-part';
import { lastOfMonth } from '@/lib/calendar/month-bounds';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { monthEndPlanHistory } from '@/lib/funds/domain/plan-history';
import { messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { FundChoice, PlanOnCategory } from '@/lib/plan-history/fund-choice';
import { readSipPageQuery } from '@/lib/sip/domain/inputs/page-query';

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

it('says that a category has no stored averages', () => {
  draw({ ...found, history: null, months: null, funds: null });
  expect(screen.getByText(planHistory.categoryNone)).toBeInTheDocument();
});
