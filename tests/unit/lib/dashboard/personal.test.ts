import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { sipDates } from '@/lib/dashboard/data/agenda-dates';
import { attentionItems } from '@/lib/dashboard/domain/attention';
import { arranged, withMark } from '@/lib/dashboard/domain/card-layout';
import { dashboardHref, readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { findInstrument } from '@/lib/dashboard/domain/find-instrument';
import { onTrackOf, progressOf } from '@/lib/dashboard/domain/plan-progress';
import { investedIn, namesInShort, type Position } from '@/lib/dashboard/domain/portfolio';
import {
  twoReturns,
  dayGain,
  gainOver,
  holdingXirr,
  positionXirr,
  inRupeesOf,
  lumpSumsOf,
  totalGain,
  totalXirr,
} from '@/lib/dashboard/domain/gains-and-returns';
import { openingOf, worthOverTime, type PricedHolding } from '@/lib/holdings/worth';
import { checkHousehold } from '@/lib/household/checks';
import { unansweredHousehold, type Household } from '@/lib/household/household';
import { messages } from '@/lib/messages';
import { savedItemOf, summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { minCpuMs } from '@/tests/factories/cpu-time';
import { holdingOf } from '@/lib/holdings/ledger';
import { heldOf } from '@/tests/factories/held';
import { plainSpaces } from '@/tests/factories/plain-spaces';

const today = '2026-11-21';
const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const lot = (boughtOn: IsoDate, costRupees: number, quantity = 1) => ({
  ...{ id, boughtOn, quantity, costRupees },
});
const fundWith = (lots: readonly ReturnType<typeof lot>[]) =>
  heldOf({ assetClass: 'fund', instrumentId: '1', lots });
const prices = (...points: [IsoDate, number][]) => points.map(([date, value]) => ({ date, value }));

function plan(savedOn: string, changes: Partial<typeof startInputs> = {}) {
  const item = savedItemOf(id, 'Home', { ...startInputs, years: 1, ...changes });
  const summary =
    item && summariseSavedPlan({ ...item, updatedAt: new Date(`${savedOn}T06:00:00Z`) });
  if (!summary) throw new Error('no plan');
  return summary;
}

test('a plan counts its instalments from the day on which it was saved', () => {
  const saved = plan('2026-08-31', { lumpSumRupees: 5000 });
  expect(progressOf(saved, '2026-09-01')).toMatchObject({
    ...{ paidInstalments: 1, expectedRupees: 15_000 },
  });
  // 31 August, 30 September, 31 October; 30 November has not come.
  expect(progressOf(saved, today)).toEqual({
    paidInstalments: 3,
    instalments: 12,
    expectedRupees: 35_000,
    endsOn: '2027-08-31',
  });
});

test('what is due today is expected from tomorrow, so that a new plan is not behind', () => {
  const saved = plan('2026-08-31', { lumpSumRupees: 5000 });
  const nothing = { paidInstalments: 0, expectedRupees: 0 };
  expect(progressOf(saved, '2026-08-31')).toMatchObject(nothing);
  expect(onTrackOf([saved], [], '2026-08-31')).toMatchObject({ aheadRupees: 0 });
  expect(onTrackOf([saved], [], '2026-09-01')).toMatchObject({ aheadRupees: -15_000 });
  expect(progressOf(saved, '2026-09-30')).toMatchObject({ paidInstalments: 1 });
  expect(progressOf(saved, '2026-10-01')).toMatchObject({ paidInstalments: 2 });
});

test('a plan that is renamed keeps its instalments, in the agenda, too', () => {
  const saved = { ...plan('2026-08-31'), updatedAt: new Date(`${today}T06:00:00Z`) };
  expect(progressOf(saved, today)).toMatchObject({ paidInstalments: 3, endsOn: '2027-08-31' });
  expect(onTrackOf([saved], [], today)?.since).toBe('2026-08-31');
  const span = { from: today, to: '2026-12-01' } as const;
  const dates = sipDates([saved], span, messages().dashboard.agenda.sip);
  expect(dates.map(({ date }) => date)).toEqual(['2026-11-30']);
});

test('instalments that rise count in whole rupees, as the table of the plan prints them', () => {
  const saved = plan('2026-08-31', { stepUp: 7, monthlyRupees: 10_001, years: 3 });
  const { expectedRupees } = progressOf(saved, '2028-09-15');
  // 12 of 10,001, 12 of 10,701.07, 1 of 11,450.14.
  expect(expectedRupees).toBe(12 * 10_001 + 12 * 10_701 + 11_450);
});

test('an instalment of a day without trading counts from the business day after it', () => {
  // 25 October 2026 is a Sunday.
  const saved = plan('2026-09-25');
  const paidOn = (day: IsoDate) => progressOf(saved, day).paidInstalments;
  expect([paidOn('2026-09-24'), paidOn('2026-10-26'), paidOn('2026-10-27')]).toEqual([0, 1, 2]);
  expect(paidOn('2027-12-31')).toBe(12);
});

test('a skipped month and a plan of a lump sum alone have no instalment', () => {
  const paused = plan('2026-08-31', { pause1Month: 2, pause1Months: 4 });
  expect(progressOf(paused, today)).toMatchObject({ paidInstalments: 1, instalments: 8 });
  const once = plan('2026-08-31', { monthlyRupees: 0, lumpSumRupees: 5000 });
  expect(progressOf(once, today)).toMatchObject({
    ...{ paidInstalments: 0, instalments: 0, expectedRupees: 5_000 },
  });
});

test.each(['return', 'years'] as const)(
  'why a goal asked for by %s is not reached says nothing of instalments, which were not tried',
  (goalUnknown) => {
    const { goal } = plan('2026-08-31', { goalRupees: 90_000_000_000, goalUnknown });
    if (!goal || goal.ok) throw new Error('the goal is reached');
    const { goalProblems } = messages().dashboard.plans;
    expect(goalProblems[goal.problem]).not.toMatch(/instalment/);
  },
);

test('all plans are held against the purchases of funds since the first', () => {
  const funds = [
    fundWith([lot('2026-01-01', 99_999), lot('2026-09-21', 10_000), lot('2026-10-21', 12_000)]),
  ];
  // 21 November is a Saturday: the third instalment is invested on Monday.
  expect(onTrackOf([plan('2026-09-21')], funds, today)?.expectedRupees).toBe(20_000);
  expect(onTrackOf([plan('2026-09-21')], funds, '2026-11-24')).toEqual({
    expectedRupees: 30_000,
    boughtRupees: 22_000,
    aheadRupees: -8000,
    since: '2026-09-21',
  });
  expect(onTrackOf([], funds, today)).toBeNull();
});

test('instalments stand in the agenda with the same uid for ever', () => {
  const dates = sipDates(
    [plan('2026-08-31')],
    { from: today, to: '2027-01-01' },
    messages().dashboard.agenda.sip,
  );
  expect(dates.map(({ date, uid }) => `${date} ${uid}`)).toEqual([
    `2026-11-30 sip-${id}-2026-11-30`,
    `2026-12-31 sip-${id}-2026-12-31`,
  ]);
  expect(dates[0]).toMatchObject({
    title: 'SIP instalment of ₹10,000',
    dependsOnHolidays: true,
  });
});

test.each([
  // Guru Nanak Jayanti, Christmas on a Friday, a Saturday.
  ['2026-09-24', '2026-11-01', '2026-11-25', '24 Nov 2026'],
  ['2026-09-25', '2026-12-01', '2026-12-28', '25 Dec 2026'],
  ['2026-09-28', '2026-11-01', '2026-11-30', '28 Nov 2026'],
] as const)(
  'an instalment of a plan of %s moves to the next business day, says so and has its uid',
  (savedOn, from, investedOn, due) => {
    const [first] = sipDates(
      [plan(savedOn)],
      { from, to: '2026-12-31' },
      messages().dashboard.agenda.sip,
    );
    const dueOn = new Date(`${due} UTC`).toISOString().slice(0, 10);
    expect(first).toMatchObject({ date: investedOn, uid: `sip-${id}-${dueOn}` });
    expect(first?.detail).toContain(`Due on ${due}, not a business day.`);
  },
);

test.each([
  ['2026-09-25', { from: '2026-10-26', to: '2026-10-26' }],
  ['2026-01-31', { from: '2026-03-02', to: '2026-03-02' }],
  ['2026-10-31', { from: '2026-10-31', to: '2027-02-01' }],
  ['2026-10-31', { from: '2025-01-01', to: '2026-11-30' }],
] as const)('of a plan of %s, the dates of %j are those of its whole life', (savedOn, span) => {
  const datesIn = (of: { from: IsoDate; to: IsoDate }) =>
    sipDates([plan(savedOn)], of, messages().dashboard.agenda.sip);
  const whole = datesIn({ from: '2020-01-01', to: '2090-01-01' });
  const within = whole.filter(({ date }) => span.from <= date && date <= span.to);
  expect(within.length).toBeGreaterThan(0);
  expect(datesIn(span)).toEqual(within);
});

const held: PricedHolding = {
  ...fundWith([lot('2025-11-21', 1000, 10)]),
  prices: prices(['2025-11-21', 100], ['2026-05-21', 104], [today, 112]),
  maxGapDays: 10,
};

test('a single purchase earns the same either way; below a year nothing is stretched', () => {
  const whole = twoReturns([held], { from: null, to: today });
  expect(whole).toMatchObject({
    ...{ since: '2025-11-21', isMoneyPerYear: true, isTimePerYear: true },
  });
  expect(whole?.moneyPercent).toBeCloseTo(12, 8);
  expect(whole?.timePercent).toBeCloseTo(12, 8);
  const half = twoReturns([held], { from: '2026-05-21', to: today });
  expect(half).toMatchObject({ isMoneyPerYear: false, isTimePerYear: false });
  expect(half?.moneyPercent).toBeCloseTo((112 / 104 - 1) * 100, 8);
  expect(half?.timePercent).toBeCloseTo((112 / 104 - 1) * 100, 8);
  expect(twoReturns([], { from: null, to: today })).toBeNull();
});

test.each([
  [90_000, -10],
  [750_000, 650],
  [100_000, 0],
])('₹1,00,000 bought yesterday and worth ₹%d today has returned %d %%', (worth, percent) => {
  const yesterday = '2026-11-20';
  const bought: PricedHolding = {
    ...held,
    ...fundWith([lot(yesterday, 100_000)]),
    prices: prices([yesterday, 100_000], [today, worth]),
  };
  const returns = twoReturns([bought], { from: null, to: today });
  expect(returns).toMatchObject({ isMoneyPerYear: false, isTimePerYear: false });
  expect(returns?.moneyPercent).toBeCloseTo(percent, 8);
  expect(returns?.timePercent).toBeCloseTo(percent, 8);
});

test('a worth of a year ago is more in rupees of today; what is not known stays unknown', () => {
  const point = (date: IsoDate, worthRupees: number | null) => ({
    ...{ date, worthRupees, paidRupees: 1000, givenRupees: 0 },
    ...{ proceedsRupees: 0, dividendRupees: 0 },
  });
  const points = [point('2025-11-21', 1000), point('2026-05-21', null), point(today, 1120)];
  const [before, gap, now] = inRupeesOf(today, points, 6);
  expect(before?.realRupees).toBeCloseTo(1060, 0);
  expect(gap?.realRupees).toBeNull();
  expect(now?.realRupees).toBe(1120);
});

test('the largest house among funds; what has no price is named', () => {
  const position = (house: string | null, valueRupees: number | null) =>
    ({
      ...{ house, valueRupees, name: `${house ?? 'coin'} ${valueRupees}` },
      holding: { assetClass: house === null ? 'coin' : 'fund' },
    }) as Position;
  const positions = [position('A', 100), position('B', 150), position('A', 100)];
  const unpriced = [position('C', null), position(null, null)];
  expect(investedIn([...positions, position(null, 650), ...unpriced], [])).toEqual({
    ...{ totalRupees: 1000, fundsRupees: 350, inDoubt: [] },
    largestHouse: { name: 'A', rupees: 200 },
    ...{ unpriced: ['C null', 'coin null'], unpricedFunds: ['C null'] },
  });
  expect(investedIn([position('A', null)], [])).toEqual({
    ...{ totalRupees: 0, fundsRupees: 0, largestHouse: null, inDoubt: [] },
    ...{ unpriced: ['A null'], unpricedFunds: ['A null'] },
  });
  expect(investedIn([], [])).toBeNull();
});

describe('how the worth changed', () => {
  const point = (date: IsoDate, worthRupees: number | null, paidRupees: number) => ({
    ...{ date, worthRupees, paidRupees, givenRupees: 0 as number | null },
    ...{ proceedsRupees: 0, dividendRupees: 0 },
  });
  const unknown = { rupees: null, percent: null };

  test('money that was paid in is no gain', () => {
    const start = point('2025-11-21', 1_000, 900);
    expect(gainOver([start, point('2026-11-21', 1_700, 1_400)], 1_000)).toEqual({
      rupees: 200,
      percent: (200 / 1_500) * 100,
    });
    expect(gainOver([start, point('2026-11-21', null, 1_400)], 1_000)).toEqual(unknown);
    expect(gainOver([start], 1_000)).toEqual(unknown);
    // A gift of 400 is no gain either; without its worth nothing is known.
    const end = { ...point('2026-11-21', 2_100, 1_400), givenRupees: 400 };
    expect(gainOver([start, end], 1_000)).toEqual({ rupees: 200, percent: (200 / 1_900) * 100 });
    expect(gainOver([start, { ...end, givenRupees: null }], 1_000).rupees).toBeNull();
    expect(gainOver([start, end], null)).toEqual(unknown);
  });

  test('since the first purchase, the gain is what the total gain says', () => {
    // Ten units for ₹800 and five for ₹600, of a fund at ₹100, ₹110 and ₹120; then two as a gift.
    const prices = [
      { date: '2026-01-01', value: 100 },
      { date: '2026-03-01', value: 110 },
      { date: '2026-04-01', value: 120 },
    ] as const;
    const lots = [lot('2026-01-01', 800, 10), lot('2026-03-01', 600, 5)];
    const held: PricedHolding = { ...fundWith(lots), prices, maxGapDays: null };
    const gainSince = (holding: PricedHolding, from: IsoDate) =>
      gainOver(worthOverTime([holding], { from, to: '2026-04-01' }), openingOf([holding], from))
        .rupees;
    expect(gainSince(held, '2026-01-01')).toBe(15 * 120 - 800 - 600);
    // From March: ten units at their price, and five at their cost.
    expect(gainSince(held, '2026-03-01')).toBe(15 * 120 - 10 * 110 - 600);
    const given = { ...held, ...fundWith([...lots, lot('2026-01-01', 0, 2)]) };
    expect(gainSince(given, '2026-01-01')).toBe(17 * 120 - 800 - 600 - 2 * 100);
  });

  const fund: PricedHolding = {
    ...fundWith([lot('2026-11-01', 900, 10), lot('2026-11-20', 510, 5)]),
    prices: prices(['2026-11-01', 90], ['2026-11-19', 100], ['2026-11-20', 102]),
    maxGapDays: 10,
  };

  const coin = { ...fund, assetClass: 'coin' as const };
  const [first, second, last] = fund.prices as [DatedValue, DatedValue, DatedValue];

  test('the latest day counts what was held before it, at the last two prices', () => {
    expect(dayGain([fund], today)).toEqual({ rupees: 20, percent: 2 });
  });

  test('the percent of a day is of shares and gold, too, which count at their typed price', () => {
    // ₹1,000 of the fund, and ₹3,000 of a share; what was bought today had no day.
    const shares = fundWith([lot('2026-01-02', 2_000, 30), lot(today, 500, 5)]);
    const share: PricedHolding = {
      ...{ ...shares, assetClass: 'share', maxGapDays: null },
      prices: [{ date: '2026-02-02', value: 100 }],
    };
    expect(dayGain([fund, share], today)).toEqual({ rupees: 20, percent: 0.5 });
    expect(dayGain([share], today)).toEqual(unknown);
  });

  test.each<[string, PricedHolding, IsoDate, number | null]>([
    ['a price that was typed has no day before it', { ...fund, maxGapDays: null }, today, null],
    [
      'a price of weeks before says nothing of a day',
      { ...fund, prices: [first, last] },
      today,
      null,
    ],
    ['two prices of five days ago are the last ones', fund, '2026-11-25', 20],
    ['two prices of six days ago are those of a fund that was wound up', fund, '2026-11-26', null],
    ['coins trade every day', coin, today, 20],
    ['the price of a coin three days ago is too old', coin, '2026-11-23', null],
    [
      'the history of a coin that ends three days before its price says nothing of one day',
      { ...coin, prices: [first, { ...second, date: '2026-11-17' }, last] },
      today,
      null,
    ],
  ])('%s', (_, holding, day, rupees) => {
    expect(dayGain([holding], day).rupees).toBe(rupees);
  });

  test('a rate is annual and needs a year', () => {
    const bought = fundWith([lot('2024-11-20', 1_000)]);
    expect(holdingXirr(bought, 1_210, '2026-11-20')).toBeCloseTo(10, 8);
    expect(holdingXirr(bought, 1_210, '2025-11-19')).toBeNull();
    expect(holdingXirr(bought, null, '2026-11-20')).toBeNull();
    const given = fundWith([lot('2024-11-20', 0)]);
    expect(holdingXirr(given, 1_210, '2026-11-20')).toBeNull();
    expect(totalXirr([fund], '2026-11-21')).toBeNull();
  });

  test('the XIRR of a holding ends on the day of its price', () => {
    const bought = fundWith([lot('2024-11-20', 1_000)]);
    // Nothing was typed since the purchase: its price is no return of 0 %.
    expect(holdingXirr(bought, 1_000, '2024-11-20')).toBeNull();
    expect(holdingXirr(bought, 1_100, '2025-11-20')).toBeCloseTo(10, 8);
    expect(holdingXirr(bought, 1_000, null)).toBeNull();
    // Bought on the day after the newest NAV.
    const twice = fundWith([lot('2024-11-20', 1_000), lot('2026-11-20', 1_000)]);
    expect(holdingXirr(twice, 2_210, '2026-11-19')).toBeCloseTo(10, 8);
  });

  test('a price of the last days is one of today in both rates', () => {
    const holding = fundWith([lot('2024-11-20', 1_000)]);
    const position = { holding, valueRupees: 1_210, pricedOn: '2026-11-18' } as const;
    expect(positionXirr(position, '2026-11-20')).toBe(holdingXirr(holding, 1_210, '2026-11-20'));
    expect(positionXirr(position, '2026-12-20')).toBe(holdingXirr(holding, 1_210, '2026-11-18'));
    expect(positionXirr({ ...position, pricedOn: null }, '2026-11-20')).toBeNull();
  });

  test('the gain of everything is of what has a price', () => {
    expect(
      totalGain([
        { boughtRupees: 1_000, totalGainRupees: 250, givenRupees: 0 },
        { boughtRupees: 500, totalGainRupees: null, givenRupees: 0 },
      ]),
    ).toEqual({ rupees: 250, percent: 25 });
    expect(totalGain([])).toEqual(unknown);
  });

  test('a gift counts at its value on its day; what has one of unknown value is left out', () => {
    expect(
      totalGain([
        { boughtRupees: 1_000, totalGainRupees: 250, givenRupees: 0 },
        { boughtRupees: 0, totalGainRupees: 1_100, givenRupees: 1_000 },
        { boughtRupees: 0, totalGainRupees: 9_000, givenRupees: null },
      ]),
    ).toEqual({ rupees: 350, percent: 17.5 });
    const bought = { ...fund, ...fundWith([lot('2024-11-20', 1_000)]) };
    const given = { ...bought, ...fundWith([lot('2019-01-01', 0)]) };
    const alone = totalXirr([bought], '2026-11-21');
    expect(alone).not.toBeNull();
    expect(totalXirr([bought, given], '2026-11-21')).toBe(alone);
    expect(totalXirr([given], '2026-11-21')).toBeNull();
  });

  test('instalments repeat an amount; the others are lump sums', () => {
    const costs = [5_000, 5_000, 5_000, 40_000, 20_000, 20_000];
    const holding = fundWith(costs.map((rupees) => lot('2026-01-01', rupees)));
    const lumps = lumpSumsOf([holding]).map(({ purchase }) => purchase.rupees);
    expect(lumps).toEqual([20_000, 20_000, 40_000]);
  });
});

describe('cards and addresses', () => {
  test('a card of a new release is placed after its predecessor, and a removed one is left out', () => {
    expect(arranged(['a', 'b', 'c', 'd'], ['d', 'gone', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
    expect(arranged(['new', 'a', 'b'], ['b', 'a'])).toEqual(['new', 'b', 'a']);
  });

  test('for any remembered order each card of the registry stands once', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(ids, fc.array(fc.constantFrom('a', 'b', 'c', 'x', 'y')), (registry, order) => {
        expect(arranged(registry, order).sort()).toEqual([...registry].sort());
      }),
    );
  });

  test('a card is marked and unmarked', () => {
    expect(withMark(['a'], 'a', false)).toEqual([]);
    expect(withMark(['a'], 'a', true)).toEqual(['a']);
  });

  const usual = {
    range: '1y',
    isDemo: false,
    tab: 'overview',
    open: null,
    edit: null,
    of: null,
    page: 1,
  };

  test.each([
    [{}, usual],
    [
      { range: '3y', demo: '1', tab: 'plans', open: 'target' },
      { ...usual, range: '3y', isDemo: true, tab: 'plans', open: 'target' },
    ],
    [
      { tab: 'holdings', edit: id },
      { ...usual, tab: 'holdings', edit: id },
    ],
    [
      { tab: 'holdings', of: id, page: '2' },
      { ...usual, tab: 'holdings', of: id, page: 2 },
    ],
    [{ edit: `${id}'` }, usual],
    [{ of: `${id}'`, page: '0' }, usual],
    [{ page: '1e9' }, usual],
    [{ range: 'forever', tab: 'cards', open: 'sesame' }, usual],
  ])('the address %j is read as %j', (query, read) => {
    expect(readDashboardQuery(query)).toEqual(read);
  });

  test.each([
    [{ range: '1y', tab: 'overview' }, ''],
    [{ range: 'max', isDemo: true }, '?range=max&demo=1'],
    [{ tab: 'holdings', open: 'add' }, '?tab=holdings&open=add'],
    [{ tab: 'holdings', open: 'prices' }, '?tab=holdings&open=prices'],
    [{ tab: 'holdings', edit: 'x' }, '?tab=holdings&edit=x'],
    [{ tab: 'holdings', of: 'x' }, '?tab=holdings&of=x'],
    [{ tab: 'holdings', of: 'x', page: 2 }, '?tab=holdings&of=x&page=2'],
    [{ tab: 'holdings', page: 2 }, '?tab=holdings'],
  ] as const)('%j is written without its defaults, as "%s"', (changes, query) => {
    expect(dashboardHref(changes)).toBe(`/analytics${query}`);
  });
});

describe('an instrument', () => {
  const schemes = Array.from({ length: 14_000 }, (_, index) => ({
    code: 100_000 + index,
    name: `Udaharan Fund ${index} - Direct Plan - Growth`,
    isin: `INF${String(index).padStart(9, '0')}`,
    reinvestmentIsin: null,
  }));

  test('two thousand unknown names among 14,000 schemes take well under 300 ms of processor', () => {
    const known = { coins: null, schemes };
    let found: (string | null)[] = [];
    const findAll = () => {
      found = Array.from({ length: 2_000 }, (_, row) =>
        findInstrument('fund', `No such fund ${row} of any fund house`, known),
      );
    };
    expect(minCpuMs(findAll, { enoughMs: 300 })).toBeLessThan(300);
    expect(found.every((id) => id === null)).toBe(true);
    expect(findInstrument('fund', 'udaharan fund 13999 - direct plan - growth', known)).toBe(
      '113999',
    );
  });

  test('of equal names the first of the list counts, and a new list has an index of its own', () => {
    const same = { name: 'Same', isin: null };
    const twice = [
      { ...same, code: 1, reinvestmentIsin: 'INF000000009' },
      { ...same, code: 2, reinvestmentIsin: null },
    ];
    expect(findInstrument('fund', ' SAME ', { coins: null, schemes: twice })).toBe('1');
    expect(findInstrument('fund', 'inf000000009', { coins: null, schemes: twice })).toBe('1');
    const later = { coins: null, schemes: twice.slice(1) };
    expect(findInstrument('fund', 'same', later)).toBe('2');
    expect(findInstrument('fund', 'null', later)).toBeNull();
  });

  test('a text that no list could hold names nothing', () => {
    const coins = [{ id: 'a'.repeat(400), symbol: 'A', name: 'A' }];
    expect(findInstrument('coin', 'a'.repeat(400), { coins, schemes: null })).toBeNull();
  });

  const coin = (id: string, symbol: string, name: string) => ({ id, symbol, name });
  const named = { name: 'Udaharan Fund - Direct', isin: 'INF000000001', reinvestmentIsin: null };
  const known = {
    coins: [
      coin('big-sam', 'SAM', 'Big Sam'),
      coin('sam', 'XS', 'Sam'),
      coin('small', 'SAM', 'Small'),
    ],
    schemes: [{ code: 102550, ...named }],
  };

  test.each([
    ['coin', ' sam ', 'sam'],
    ['coin', 'xs', 'sam'],
    ['coin', 'Small', 'small'],
    ['coin', 'big sam', 'big-sam'],
    ['fund', '102550', '102550'],
    ['fund', 'inf000000001', '102550'],
    ['fund', 'Udaharan', null],
    ['share', 'm&m', 'M&M'],
    ['share', '=1+1', null],
    ['gold', ' SGB 2.5% 2031 @ 6,199', 'SGB 2.5% 2031 @ 6,199'],
    ['gold', '=1+1', null],
    ['gold', 'Coins; bars', null],
  ] as const)('the %s that people call “%s” is %s', (assetClass, text, id) => {
    expect(findInstrument(assetClass, text, known)).toBe(id);
  });

  test('without a list nothing is found', () => {
    expect(findInstrument('coin', 'sam', { coins: null, schemes: null })).toBeNull();
  });
});

describe('what needs attention', () => {
  const attentionMessages = messages().dashboard;
  const today = '2026-11-24';
  const quiet = {
    answeredOn: null,
    portfolio: { positions: [], closed: [], inDoubt: [] },
    ...{ oldPrices: [], track: null, sessions: null, questionsDue: 0 },
  };
  const inParvat = {
    ...{ totalRupees: 350, fundsRupees: 350, inDoubt: [], unpriced: [], unpricedFunds: [] },
    largestHouse: { name: 'Parvat', rupees: 210 },
  };
  const itemsOf = (
    answers: Partial<Household>,
    invested: typeof inParvat | null,
    changes: Partial<Parameters<typeof attentionItems>[0]> = {},
    isDemo = false,
  ) => {
    const checks = checkHousehold({ ...unansweredHousehold, ...answers }, invested, today);
    return attentionItems({ checks, ...quiet, ...changes }, { isDemo }, attentionMessages);
  };

  test('of many names the first three are said, and how many more there are', () => {
    const short = (...names: string[]) => namesInShort(names, attentionMessages.moreNames);
    expect(short('A', 'B', 'C', 'D')).toBe('A, B, C, D');
    expect(short('A', 'B', 'C', 'D', 'E')).toBe('A, B, C and 2 more');
  });

  test('old prices of the owner lead to where they are entered', () => {
    const oldPrices = ['ABC (2 Jan 2026)', 'XYZ (3 Jan 2026)'];
    expect(itemsOf({}, null, { oldPrices })).toMatchObject([
      {
        text: 'Old price: ABC (2 Jan 2026), XYZ (3 Jan 2026)',
        href: '/analytics?tab=holdings&open=prices',
      },
    ]);
  });

  test('without answers and holdings nothing needs attention', () => {
    expect(itemsOf({}, null)).toEqual([]);
  });

  test('what was sold and never bought is named, also where nothing of it is left', () => {
    const holding = holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, [
      { id: 'a', type: 'sell', on: '2026-06-02', quantity: 4, rupees: 700, account: null },
    ]);
    const sold = { name: 'ABC', holding } as Position;
    const portfolio = { positions: [], closed: [sold], inDoubt: [] };
    expect(itemsOf({}, null, { portfolio })).toMatchObject([
      { text: 'More sold than held: ABC', href: '/analytics?tab=holdings' },
    ]);
  });

  test('a check of answers says of when they are, one of holdings does not', () => {
    const answers = { regime: 'old', longTermSavingsRupees: 50_000 } as const;
    const items = itemsOf(answers, inParvat, { answeredOn: '2026-04-03' });
    expect(items.map(({ text }) => plainSpaces(text))).toEqual([
      '80C: ₹1 L unused (your answers of 3 Apr 2026)',
      '60% of your funds with Parvat',
    ]);
  });

  test('each thing has a figure and the page where it is done, the most pressing first', () => {
    const answers = {
      ...{ monthlySpendRupees: 50_000, monthlyEmiRupees: 0, savingsRupees: 200_000 },
      accountsWithoutNominee: 2,
    };
    const unpriced = {
      ...{ name: 'SAMPLE', valueRupees: null },
      holding: fundWith([lot('2026-01-02', 100)]),
    } as Position;
    const rupees = { expectedRupees: 30_000, boughtRupees: 22_000, aheadRupees: -8_000 };
    const changes = {
      portfolio: { positions: [unpriced], closed: [], inDoubt: [] },
      track: { ...rupees, since: '2026-09-21' as const },
      sessions: { actions: [{ id: 'abc', text: 'Send the policy' }], free: [] },
      questionsDue: 3,
    };
    const items = itemsOf(answers, inParvat, changes, true);
    // What hides with the person's other amounts is named as it is printed.
    const amounts = items.flatMap((item) =>
      (item.amounts ?? []).filter((one) => item.text.includes(one)),
    );
    expect(amounts).toEqual(['₹8,000']);
    expect(items.map(({ text, href }) => `${text} → ${href}`)).toEqual([
      'No price for SAMPLE → /analytics?tab=holdings&demo=1',
      'Emergency fund: 4 of 6 months → /analytics?tab=checks&demo=1',
      '60% of your funds with Parvat → /analytics?tab=checks&demo=1',
      'Accounts without a nominee: 2 → /analytics?tab=checks&demo=1',
      'SIP purchases are ₹8,000 behind your plans → /analytics?tab=plans&demo=1',
      'From your session: Send the policy → /features/consultation/bookings/abc#after-call',
      '3 questions to review → /features/financial-education/review',
    ]);
  });
});
