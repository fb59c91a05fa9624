import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import { marketOf } from '@/lib/funds/domain/market/market';
import { seriesLookup, type MarketSeries } from '@/lib/funds/domain/market/market-series';
import { loadMarket, loadSchemes, loadSeries } from '@/lib/funds/server/source';
import { loadFundChoice } from '@/lib/plan-history/source';
import { failure, success } from '@/lib/result';
import { readHistoryQuery } from '@/lib/sip/domain/inputs/history-query';
import { examplePlan } from '@/lib/sip/domain/plan';

jest.mock('@/lib/env', () => ({ env: { amfi: { navs: true } } }));
jest.mock('@/lib/funds/server/source', () => ({
  loadMarket: jest.fn(),
  loadSchemes: jest.fn(),
  loadSeries: jest.fn(),
}));

const flexi = 'Equity - Flexi Cap Fund';
const days = [
  ...Array.from({ length: 60 }, (_, month) => lastOfMonth(shiftMonths('2021-11-01', month))),
  '2026-11-20' as const,
];
const series: MarketSeries = {
  days,
  ...{ places: [], quarterPlaces: [] },
  categories: [
    {
      ...{ category: flexi, plan: 'direct', indexFund: null },
      // The first day has no day before it.
      returns: days.map((_, index) => (index === 0 ? null : 1)),
      counts: days.map((_, index) => (index === 0 ? 0 : 20 + Math.floor(index / 10))),
      ...{ years: [], quarters: [] },
    },
  ],
  indexFunds: [],
};
const plan = { ...examplePlan, months: 24, monthlyRupees: 1_000 };
const choiceOf = (query: Record<string, string>, now = new Date('2026-11-21T05:00:00Z')) =>
  loadFundChoice(readHistoryQuery(query), plan, now);

beforeEach(() => {
  const groups = [flexi, 'Debt - Gilt Fund', flexi].map((category) => ({ category }));
  jest.mocked(loadMarket).mockResolvedValue(marketOf({ schemes: [], peerGroups: groups } as never));
  jest
    .mocked(loadSchemes)
    .mockResolvedValue(success({ source: { name: 'AMFI' }, status: 'live' }) as never);
  jest.mocked(loadSeries).mockResolvedValue(seriesLookup(series));
});

it('offers each category once, and asks for nothing else', async () => {
  const choice = await choiceOf({});
  expect(choice.categories).toEqual(['Debt - Gilt Fund', flexi]);
  expect(choice).toMatchObject({ planOnCategory: null, planOnFund: null, found: null });
});

it('runs the plan on the average of a category from every month', async () => {
  const { planOnCategory } = await choiceOf({ fk: flexi });
  expect(planOnCategory).toMatchObject({
    ...{ category: flexi, fundPlan: 'direct', funds: { min: 20, max: 25 } },
    months: { first: '2021-11-30', last: '2026-10-31' },
    origin: { asOf: '2026-11-20', status: 'live', source: { name: 'AMFI' } },
  });
  const { runs, months } = planOnCategory!.history!;
  expect([months, runs.length]).toEqual([24, 36]);
  // Each instalment grows 1 % a month until the month after the last one.
  const value = Array.from({ length: 24 }, (_, month) => 1_000 * 1.01 ** (month + 1));
  for (const { valueRupees } of runs) {
    expect(valueRupees).toBeCloseTo(
      value.reduce((sum, each) => sum + each, 0),
      6,
    );
  }
  // The lump sum is paid with the first instalment.
  const lump = await loadFundChoice(
    readHistoryQuery({ fk: flexi }),
    { ...plan, lumpSumRupees: 500 },
    new Date('2026-11-21T05:00:00Z'),
  );
  expect(lump.planOnCategory!.history!.runs[0]!.investedRupees).toBe(24_500);
});

it('counts the funds of the months that the plan ran in, not of the month that has not ended', async () => {
  const [average] = series.categories;
  // Before the first month there is no return; the last month has only begun.
  const counts = days.map((_, index) => (index === 0 ? 0 : index === days.length - 1 ? 4 : 3));
  const lookup = seriesLookup({ ...series, categories: [{ ...average!, counts }] });
  jest.mocked(loadSeries).mockResolvedValue(lookup);
  const { planOnCategory } = await choiceOf({ fk: flexi });
  expect(planOnCategory?.funds).toEqual({ min: 3, max: 3 });
});

it('runs the plan in each of the funds too, as the job stored their SIPs', async () => {
  const sips = {
    ...{ years: 1, windows: 40, funds: 4, ended: 1, brokenOff: 2, lossPercent: 10 },
    multiples: [0.9, 1, 1.05, 1.1, 1.2],
  };
  const group = { category: flexi, plan: 'direct', sips: [sips] };
  const table = { schemes: [], peerGroups: [group], monthEnds: { last: '2026-10-31' } };
  jest.mocked(loadMarket).mockResolvedValue(marketOf(table as never));
  const { planOnCategory } = await choiceOf({ fk: flexi });
  expect(planOnCategory?.peers).toMatchObject({ years: 1, funds: 4, investedRupees: 12_000 });
  expect(planOnCategory!.peers!.outcomes.best.valueRupees).toBeCloseTo(14_400, 6);
  const regular = await choiceOf({ fk: flexi, fp: 'regular' });
  expect(regular.planOnCategory?.peers).toBeNull();
});

it.each([
  ['a category that is not known', { fk: 'No such category' }],
  ['a plan without averages', { fk: flexi, fp: 'regular' }],
])('says that nothing is stored: %s', async (_, query) => {
  const { planOnCategory } = await choiceOf(query);
  expect(planOnCategory).toMatchObject({ history: null, months: null, funds: null });
});

it('marks averages that are older than a week', async () => {
  const { planOnCategory } = await choiceOf({ fk: flexi }, new Date('2026-11-30T05:00:00Z'));
  expect(planOnCategory?.origin?.status).toBe('stale');
});

it('shows no averages while the list may not be shown', async () => {
  jest.mocked(loadSchemes).mockResolvedValue(failure('switched-off'));
  expect(await choiceOf({ fk: flexi })).toMatchObject({
    ...{ problem: 'switched-off', planOnCategory: null },
  });
});
