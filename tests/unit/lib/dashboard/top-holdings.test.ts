import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  oldPriceNames,
  portfolioOf,
  topHoldingsOf,
  type Position,
} from '@/lib/dashboard/domain/portfolio';
import { valueHolding } from '@/lib/holdings/value-holding';
import type { PricedHolding } from '@/lib/holdings/worth';

const today: IsoDate = '2026-11-20';
const totalNames = { one: '{count} holding', other: '{count} holdings' };

/** Bought in January at 100 a unit; its prices of the days that are given. */
function coin(id: string, quantity: number, prices: PricedHolding['prices']) {
  const holding: PricedHolding = {
    ...{ assetClass: 'coin', instrumentId: id, prices, longestGapDays: 2 },
    lots: [
      {
        id: `${id}-1`,
        boughtOn: '2026-01-02',
        quantity,
        costRupees: quantity * 100,
      },
    ],
  };
  const priceRupees = prices.at(-1)?.value ?? null;
  const position: Position = {
    ...{ ...valueHolding(holding, priceRupees), holding, name: id, path: `/${id}` },
    ...{ group: 'coins', house: null, priceRupees, pricedOn: prices.at(-1)?.date ?? null },
  };
  return { holding, position };
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
    holding: { assetClass, instrumentId: name, lots: [] },
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

test('the last row is the sum of all that have a price, and the XIRR of a year not yet over is unknown', () => {
  expect(rows[1]).toMatchObject({ isTotal: true, valueRupees: 1_590, gainRupees: 490, line: [] });
  expect(rows.map(({ xirrPercent }) => xirrPercent)).toEqual([null, null]);
});
