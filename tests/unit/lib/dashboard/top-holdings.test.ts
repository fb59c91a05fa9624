import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  giftNames,
  navsInUnitsOf,
  oldPriceNames,
  portfolioOf,
  topHoldingsOf,
  type Position,
} from '@/lib/dashboard/domain/portfolio';
import { holdingOf } from '@/lib/holdings/ledger';
import { heldOf } from '@/tests/factories/held';
import { positionOf } from '@/tests/factories/position';
import { valuePosition } from '@/lib/dashboard/domain/gains-and-returns';
import type { PricedHolding } from '@/lib/holdings/worth';

const today: IsoDate = '2026-11-20';
const totalNames = { one: '{count} holding', other: '{count} holdings' };

/** Bought in January at 100 a unit; its prices of the days that are given. */
function coin(id: string, quantity: number, prices: PricedHolding['prices'], unitCost = 100) {
  const holding: PricedHolding = heldOf({
    ...{ assetClass: 'coin' as const, instrumentId: id, prices, maxGapDays: 2 },
    lots: [{ id: `${id}-1`, boughtOn: '2026-01-02', quantity, costRupees: quantity * unitCost }],
  });
  const given = { group: 'coins', path: `/${id}` } as const;
  return { holding, position: positionOf(holding, prices.at(-1)?.value ?? null, given) };
}

const large = coin('large', 10, [
  { date: '2026-10-20', value: 140 },
  { date: '2026-10-21', value: 145 },
  { date: today, value: 150 },
]);
const small = coin('small', 1, [{ date: today, value: 90 }]);
const unpriced = coin('unpriced', 5, []);
const all = [large, small, unpriced];
const portfolio = portfolioOf(
  all.map(({ position }) => position),
  all.map(({ holding }) => holding),
  today,
);
const rows = topHoldingsOf(portfolio, { count: 1, today, totalNames });

test('a share at a price of more than 30 days ago is named with its day, and a fund is not', () => {
  const held = (assetClass: 'share' | 'fund', name: string, pricedOn: IsoDate | null) => ({
    ...{ name, pricedOn },
    holding: heldOf({ assetClass, instrumentId: name, lots: [] }),
  });
  const positions = [
    held('share', 'INFY', '2022-11-22'),
    held('share', 'TCS', '2026-10-21'),
    held('fund', 'Fund', '2022-11-22'),
    held('share', 'NEW', null),
  ];
  expect(oldPriceNames(positions, today)).toEqual(['INFY (22 Nov 2022)']);
});

test('the first holdings stand with the prices of the last thirty days', () => {
  expect(rows.map(({ name }) => name)).toEqual(['large', '3 holdings']);
  expect(rows[0]).toMatchObject({ valueRupees: 1_500, gainRupees: 500, line: [145, 150] });
});

test('a gift that was entered with 0 has a value and no gain, is not in the total gain, and is named', () => {
  const gift = coin('gift', 10, [{ date: today, value: 50 }], 0);
  const positions = [gift, large, unpriced].map(({ position }) => position);
  const shown = topHoldingsOf({ ...portfolio, positions }, { count: 1, today, totalNames });
  expect(shown).toMatchObject([
    { name: 'gift', valueRupees: 500, gainRupees: null, gainPercent: null },
    { isTotal: true, valueRupees: 2_000, gainRupees: 500, gainPercent: 50 },
  ]);
  expect(giftNames(positions)).toEqual(['gift']);
  // The total gain since the first purchase counts a gift at its value on its day.
  expect(gift.position.totalGainRupees).toBe(500);
});

test('the gain is known again once the gift is sold', () => {
  const entries = [
    { id: 'a', type: 'buy', on: '2024-01-02', quantity: 10, rupees: 0, account: null },
    { id: 'b', type: 'buy', on: '2024-02-02', quantity: 10, rupees: 1_000, account: null },
    { id: 'c', type: 'sell', on: '2025-06-02', quantity: 10, rupees: 900, account: null },
  ] as const;
  const gainOf = (count: number) =>
    valuePosition(
      holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, entries.slice(0, count)),
      120,
    ).gainRupees;
  expect([gainOf(2), gainOf(3)]).toEqual([null, 200]);
});

test('a scheme has the name of its fund, unless another scheme of the fund is held', () => {
  const fund = (name: string): Position => ({
    ...large.position,
    name,
    holding: { ...large.holding, assetClass: 'fund', instrumentId: name },
  });
  const held = ['Gilt Fund - Direct Plan - Growth', 'Liquid Fund - Direct Plan - Growth'].map(fund);
  const both = [...held, fund('Gilt Fund - Regular Plan - Growth')];
  const namesOf = (positions: readonly Position[]) =>
    topHoldingsOf({ ...portfolio, positions }, { count: 2, today, totalNames })
      .filter(({ isTotal }) => !isTotal)
      .map(({ name }) => name);
  expect(namesOf(held)).toEqual(['Gilt Fund', 'Liquid Fund']);
  expect(namesOf(both)).toEqual(['Gilt Fund - Direct Plan - Growth', 'Liquid Fund']);
});

test('the last row is the sum of all that have a price, and the XIRR of a year not yet over is unknown', () => {
  expect(rows[1]).toMatchObject({ isTotal: true, valueRupees: 1_590, gainRupees: 490, line: [] });
  expect(rows.map(({ xirrPercent }) => xirrPercent)).toEqual([null, null]);
});

describe('an exchange-traded fund whose units were split ten to one', () => {
  const navs = [
    { date: '2019-01-01', value: 1_100 },
    { date: '2019-12-18', value: 1_290 },
    { date: '2019-12-19', value: 129.5 },
    { date: '2026-11-20', value: 250 },
  ] as const;
  const bought = { type: 'buy', on: '2019-01-01', rupees: 11_000 } as const;

  test('its NAVs before are scaled where the purchase has the new units', () => {
    const transactions = [{ ...bought, quantity: 100 }];
    const scaled = navsInUnitsOf(transactions, navs);
    expect(scaled.map(({ value }) => Math.round(value))).toEqual([110, 130, 130, 250]);
  });

  test('of two splits, only the one is counted that the purchase has the units of', () => {
    const second = [
      { date: '2026-11-23', value: 125 },
      { date: '2026-11-24', value: 126 },
    ] as const;
    const scaled = navsInUnitsOf([{ ...bought, quantity: 100 }], [...navs, ...second]);
    expect(scaled.map(({ value }) => Math.round(value))).toEqual([110, 130, 130, 250, 125, 126]);
  });

  test.each([
    ['the units are the old ones', [{ ...bought, quantity: 10 }]],
    [
      'only one of two purchases was corrected',
      [10, 100].map((quantity) => ({ ...bought, quantity })),
    ],
    ['it was a gift, whose cost says nothing', [{ ...bought, quantity: 100, rupees: 0 }]],
    ['nothing was bought before', [{ ...bought, on: today, quantity: 100 }]],
  ])('its NAVs stay where %s', (_, transactions) => {
    expect(navsInUnitsOf(transactions, navs)).toEqual(navs);
  });
});
