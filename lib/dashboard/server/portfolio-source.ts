import 'server-only';
import { cache } from 'react';
import { dateInIndia, dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { dayCloses } from '@/lib/crypto/domain/price-points';
import { coinPath, type Market } from '@/lib/crypto/domain/coin';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { loadMarketMemory, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import { groupOfFund } from '@/lib/holdings/allocation';
import { inUnits, readDeposit } from '@/lib/holdings/deposit';
import { assetClasses, type Holding } from '@/lib/holdings/holding';
import { valuePosition } from '@/lib/dashboard/domain/gains-and-returns';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { typedPricesOf, type OwnPrice } from '@/lib/holdings/saved-wishes';
import type { PricedHolding } from '@/lib/holdings/worth';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { Loaded } from '@/lib/sources/sourced';
import {
  isClosed,
  maxHistories,
  navsInUnitsOf,
  portfolioOf,
  withHistories,
  type Portfolio,
  type Position,
} from '@/lib/dashboard/domain/portfolio';

/** Weekends, holidays and a slow source explain ten days without a price. */
const maxGapDays = 10;

type Held = {
  position: Position;
  /** Those that its owner typed or agreed with a bank; null where a provider has its prices. */
  ownPrices: readonly DatedValue[] | null;
  /** Of a fund with a NAV of today, or of one that was sold: the scheme whose history is loaded. */
  scheme: Scheme | null;
  indexOn?: PricedHolding['indexOn'];
};

/** Holdings at the latest prices, the largest first; then what was sold, and last the holdings without a price. */
const loadHeld = cache(async (items: readonly SavedItem[]): Promise<Held[]> => {
  const [funds, coins, shares, gold, deposits] = assetClasses.map((assetClass) =>
    holdingsIn(items, assetClass),
  ) as [Holding[], Holding[], Holding[], Holding[], Holding[]];
  const [market, schemes] = await Promise.all([
    coins.length > 0 ? loadMarket() : null,
    funds.length > 0 ? loadSchemes() : null,
  ]);
  const list = schemes?.ok ? schemes.value.data : null;
  const listed = funds.map((holding) => list && schemeOf(list.schemes, holding));
  const hasEnded = list !== null && listed.includes(null);
  const { past } = hasEnded ? await loadMarketMemory() : { past: [] };
  const today = dateInIndia(new Date());
  const held = [
    ...coins.map((holding) => heldCoin(holding, market)),
    ...funds.map((holding, index) => {
      const scheme = listed[index] ?? null;
      return scheme && list && !isDormant(scheme, list.asOf)
        ? heldFund(holding, scheme, scheme)
        : heldFund(holding, scheme ?? schemeOf(past, holding), null);
    }),
    ...shares.map((holding) => ownPriced(holding, typedPricesOf(items, holding), 'equity')),
    ...gold.map((holding) => ownPriced(holding, typedPricesOf(items, holding), 'gold')),
    ...deposits.map((deposit) => {
      const { holding, prices, indexOn } = inUnits(deposit, today) ?? {
        holding: deposit,
        prices: [],
      };
      const name = readDeposit(deposit.instrumentId)?.id;
      return { ...ownPriced(holding, prices, 'debt', name), indexOn };
    }),
  ];
  const worth = ({ position }: Held) => position.valueRupees ?? -1;
  return held.sort((one, other) => worth(other) - worth(one));
});

function heldCoin(holding: Holding, market: Loaded<Market> | null): Held {
  const coin = market?.ok
    ? market.value.data.coins.find(({ id }) => id === holding.instrumentId)
    : undefined;
  const position = positionOf(holding, {
    name: coin?.name ?? holding.instrumentId,
    path: coin ? coinPath(coin.id) : null,
    group: 'coins',
    house: null,
    priceRupees: coin?.price ?? null,
    pricedOn: market?.ok ? dateInIndia(new Date(market.value.asOf)) : null,
  });
  return { position, ownPrices: null, scheme: null };
}

/**
 * @param known the scheme, also where it ended or is dormant; null where no list has it
 * @param priced null where it ended or is dormant: its last NAV is not a price of today, and its page tells the rest
 */
function heldFund(holding: Holding, known: Scheme | null, priced: Scheme | null): Held {
  const position = positionOf(holding, {
    name: known?.name ?? holding.instrumentId,
    path: known ? `/features/mutual-funds/${known.code}` : null,
    group: known ? groupOfFund(known.category) : 'mixed',
    house: known?.house ?? null,
    priceRupees: priced?.nav ?? null,
    pricedOn: priced?.navDate ?? null,
  });
  return { position, ownPrices: null, scheme: isClosed(position) ? known : priced };
}

function ownPriced(
  holding: Holding,
  ownPrices: readonly OwnPrice[],
  group: Position['group'],
  name = holding.instrumentId,
): Held {
  const last = ownPrices.at(-1);
  const position = positionOf(holding, {
    name,
    path: null,
    group,
    house: null,
    priceRupees: last?.value ?? null,
    pricedOn: last?.knownOn ?? last?.date ?? null,
  });
  return { position, ownPrices, scheme: null };
}

/**
 * The same with price histories. Without a history only the latest price is used. What is held and has no price today is
 * left out, as it is of the total: otherwise a line and a return would count what the sum beside them does not.
 */
const loadPriced = cache(async (items: readonly SavedItem[]): Promise<PricedHolding[]> => {
  const held = (await loadHeld(items)).filter(({ position }) => position.valueRupees !== null);
  const withHistory = new Set(
    withHistories(held.map(({ position }) => position))
      .slice(0, maxHistories)
      .map(({ holding }) => holding),
  );
  return Promise.all(
    held.map(async ({ position, ownPrices, scheme, indexOn }): Promise<PricedHolding> => {
      const { holding, priceRupees, pricedOn } = position;
      if (ownPrices) {
        const isGrown = holding.assetClass === 'deposit';
        return {
          ...holding,
          prices: ownPrices,
          indexOn,
          maxGapDays: isGrown ? maxGapDays : null,
        };
      }
      const history = withHistory.has(holding) ? await historyOf(holding, scheme) : [];
      const prices = withNewest(history, priceRupees, pricedOn);
      const isFund = holding.assetClass === 'fund';
      return {
        ...holding,
        prices: isFund ? navsInUnitsOf(holding.transactions, prices) : prices,
        maxGapDays,
      };
    }),
  );
});

/** A person's holdings at the newest prices, with histories and the positions in doubt. */
export async function loadPortfolio(
  items: readonly SavedItem[],
  today: IsoDate,
): Promise<Portfolio> {
  const [held, priced] = await Promise.all([loadHeld(items), loadPriced(items)]);
  return portfolioOf(
    held.map(({ position }) => position),
    priced,
    today,
  );
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
  return { ...valuePosition(holding, known.priceRupees), ...known, holding };
}
