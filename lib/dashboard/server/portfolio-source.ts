import 'server-only';
import { cache } from 'react';
import { dateInIndia, dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { dayCloses } from '@/lib/crypto/domain/price-points';
import { coinPath } from '@/lib/crypto/domain/coin';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { loadMarketMemory, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import { groupOfFund } from '@/lib/holdings/allocation';
import { inUnits, readDeposit } from '@/lib/holdings/deposit';
import { assetClasses, type Holding } from '@/lib/holdings/holding';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { typedPricesOf } from '@/lib/holdings/saved-wishes';
import { valueHolding } from '@/lib/holdings/value-holding';
import type { PricedHolding } from '@/lib/holdings/worth';
import type { SavedItem } from '@/lib/saved/saved-item';
import {
  mostHistories,
  portfolioOf,
  withHistories,
  type Portfolio,
  type Position,
} from '@/lib/dashboard/domain/portfolio';

/** Weekends, holidays and a slow source explain ten days without a price. */
const longestGapDays = 10;

/** What a person holds at the newest prices, the largest first; what has no price stands last. */
const loadPositions = cache(async (items: readonly SavedItem[]): Promise<Position[]> => {
  const [funds, coins, shares, gold, deposits] = assetClasses.map((assetClass) =>
    holdingsIn(items, assetClass),
  ) as [Holding[], Holding[], Holding[], Holding[], Holding[]];
  const [market, schemes] = await Promise.all([
    coins.length > 0 ? loadMarket() : null,
    funds.length > 0 ? loadSchemes() : null,
  ]);
  const listed = schemes?.ok ? schemes.value.data.schemes : [];
  const isEnded = (holding: Holding) => schemes?.ok && !schemeOf(listed, holding);
  const { past } = funds.some(isEnded) ? await loadMarketMemory() : { past: [] };
  const today = dateInIndia(new Date());
  const positions = [
    ...coins.map((holding): Position => {
      const coin = market?.ok
        ? market.value.data.coins.find(({ id }) => id === holding.instrumentId)
        : undefined;
      return positionOf(holding, {
        name: coin?.name ?? holding.instrumentId,
        path: coin ? coinPath(coin.id) : null,
        group: 'coins',
        house: null,
        priceRupees: coin?.price ?? null,
        pricedOn: market?.ok ? dateInIndia(new Date(market.value.asOf)) : null,
      });
    }),
    ...funds.map((holding): Position => {
      const scheme = schemeOf(listed, holding);
      // A merged scheme has no price of today; its page says what became of it.
      const known = scheme ?? schemeOf(past, holding);
      return positionOf(holding, {
        name: known?.name ?? holding.instrumentId,
        path: known ? `/features/mutual-funds/${known.code}` : null,
        group: known ? groupOfFund(known.category) : 'mixed',
        house: known?.house ?? null,
        priceRupees: scheme?.nav ?? null,
        pricedOn: scheme?.navDate ?? null,
      });
    }),
    ...[...shares, ...gold].map((holding): Position => {
      const last = typedPricesOf(items, holding).at(-1) ?? null;
      return positionOf(holding, {
        name: holding.instrumentId,
        path: null,
        group: holding.assetClass === 'gold' ? 'gold' : 'equity',
        house: null,
        priceRupees: last?.value ?? null,
        pricedOn: last?.date ?? null,
      });
    }),
    ...deposits.map((holding): Position => {
      const grown = inUnits(holding, today);
      const last = grown?.prices.at(-1) ?? null;
      return positionOf(grown?.holding ?? holding, {
        name: readDeposit(holding.instrumentId)?.id ?? holding.instrumentId,
        path: null,
        group: 'debt',
        house: null,
        priceRupees: last?.value ?? null,
        pricedOn: last?.date ?? null,
      });
    }),
  ];
  return positions.sort((one, other) => (other.valueRupees ?? -1) - (one.valueRupees ?? -1));
});

/** The same with their histories. A history that is not to be had leaves the newest price alone. */
const loadPriced = cache(async (items: readonly SavedItem[]): Promise<PricedHolding[]> => {
  const positions = await loadPositions(items);
  const schemes = positions.some(({ holding }) => holding.assetClass === 'fund')
    ? await loadSchemes()
    : null;
  const deposits = holdingsIn(items, 'deposit');
  const today = dateInIndia(new Date());
  const withHistory = new Set(
    withHistories(positions)
      .slice(0, mostHistories)
      .map(({ holding }) => holding),
  );
  return Promise.all(
    positions.map(async ({ holding, priceRupees, pricedOn }): Promise<PricedHolding> => {
      if (holding.assetClass === 'share' || holding.assetClass === 'gold') {
        return { ...holding, prices: typedPricesOf(items, holding), longestGapDays: null };
      }
      if (holding.assetClass === 'deposit') {
        const own = deposits.find(({ instrumentId }) => instrumentId === holding.instrumentId);
        const prices = (own && inUnits(own, today)?.prices) ?? [];
        return { ...holding, prices, longestGapDays };
      }
      const scheme = schemes?.ok ? schemeOf(schemes.value.data.schemes, holding) : null;
      const history = withHistory.has(holding) ? await historyOf(holding, scheme) : [];
      return {
        ...holding,
        prices: withNewest(history, priceRupees, pricedOn),
        longestGapDays,
      };
    }),
  );
});

/** A person's holdings at the newest prices, with histories and the positions in doubt. */
export async function loadPortfolio(
  items: readonly SavedItem[],
  today: IsoDate,
): Promise<Portfolio> {
  const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
  return portfolioOf(positions, priced, today);
}

async function historyOf(
  { assetClass, instrumentId }: Holding,
  scheme: Scheme | null,
): Promise<readonly DatedValue[]> {
  if (assetClass === 'coin') {
    const [history, market] = await Promise.all([loadLongestHistory(instrumentId), loadMarket()]);
    if (!history.ok) return [];
    const closes = dayCloses(history.value.data);
    // The day of UTC that has not ended has no close: until 5:30 it is the day before in India.
    const running = market.ok ? dateInUtc(new Date(market.value.asOf)) : null;
    return running ? closes.filter(({ date }) => date < running) : closes;
  }
  const history = scheme ? await loadNavHistory(scheme) : null;
  return history?.ok ? history.value.data.series : [];
}

function withNewest(
  series: readonly DatedValue[],
  value: number | null,
  date: IsoDate | null,
): readonly DatedValue[] {
  if (value === null || date === null) return series;
  const before = series.filter((point) => point.date < date);
  return [...before, { date, value }];
}

function schemeOf(schemes: readonly Scheme[], { instrumentId }: Holding): Scheme | null {
  return schemes.find(({ code }) => String(code) === instrumentId) ?? null;
}

function positionOf(
  holding: Holding,
  known: Pick<Position, 'name' | 'path' | 'group' | 'house' | 'priceRupees' | 'pricedOn'>,
): Position {
  return { ...valueHolding(holding, known.priceRupees), ...known, holding };
}
