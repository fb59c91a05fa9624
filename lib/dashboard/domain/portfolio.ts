import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sumOf } from '@/lib/cashflow/statistics';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { jumpBetween, navJumps, type NavJump } from '@/lib/funds/domain/nav-series';
import { givenBetween, type PricedHolding } from '@/lib/holdings/worth';
import type { Invested } from '@/lib/household/checks';
import { groupsOfFunds, type AssetGroup } from '@/lib/holdings/allocation';
import { instrumentKey, type Holding, type Transaction } from '@/lib/holdings/holding';
import { daysOf, unitsOn, type LedgerDay } from '@/lib/holdings/timeline';
import type { ValuedHolding } from '@/lib/holdings/value-holding';
import { shiftDays } from '@/lib/calendar/day-count';
import { fillCount, type CountForms } from '@/lib/messages/fill';
import { heldGain, positionXirr, pricedTotal, totalXirr } from './gains-and-returns';

/** What a person holds, and the funds of it whose value is in doubt. */
export type Portfolio = {
  positions: readonly Position[];
  /** What was sold completely: it counts in the past, in returns and in the total gain. */
  closed: readonly Position[];
  priced: readonly PricedHolding[];
  /** By the code of a fund: the jump of its NAV while it was held. */
  jumps: ReadonlyMap<string, NavJump>;
  inDoubt: readonly Position[];
  /** The names of the funds and coins for which no history is loaded: the line and the returns of a period lack them. */
  withoutHistory: readonly string[];
};

/** Histories are loaded for these many funds and coins at most: the largest first. */
export const maxHistories = 30;

/** @param all what is held and what was sold, in the order in which their histories are loaded */
export function portfolioOf(
  all: readonly Position[],
  priced: readonly PricedHolding[],
  today: IsoDate,
): Portfolio {
  const positions = all.filter((position) => !isClosed(position));
  const jumps = navJumpsWhileHeld(priced, { from: null, to: today });
  return {
    positions,
    closed: all.filter(isClosed),
    priced,
    jumps,
    inDoubt: positionsInDoubt(positions, jumps),
    withoutHistory: withHistories(all)
      .slice(maxHistories)
      .map(({ name }) => name),
  };
}

/** Of each position that has a price or was sold: its gifts at their value on their days; null where one is not known. */
export function givenRupeesOf(
  { positions, closed, priced }: Pick<Portfolio, 'positions' | 'closed' | 'priced'>,
  today: IsoDate,
): ReadonlyMap<Position, number | null> {
  const byKey = new Map(
    priced.map((one) => [instrumentKey(one), givenBetween([one], null, today)]),
  );
  return new Map(
    [...positions, ...closed].flatMap((position) => {
      const given = byKey.get(instrumentKey(position.holding));
      return given === undefined ? [] : [[position, given] as const];
    }),
  );
}

const shownNames = 3;

/** "A, B, C and 17 more": a notice about all shares of a broker would fill the card. The table of the holdings has all. */
export function namesInShort(names: readonly string[], more: CountForms): string {
  // One more name is as short as "and 1 more".
  const shown = names.length > shownNames + 1 ? names.slice(0, shownNames) : names;
  const left = names.length - shown.length;
  return shown.join(', ') + (left > 0 ? ` ${fillCount(left, more)}` : '');
}

/** The names of what the total gain and XIRR leave out, because of a gift whose value on its day is not known. */
export function unknownGiftNames(givenRupees: ReturnType<typeof givenRupeesOf>): string[] {
  return [...givenRupees].flatMap(([{ name }, rupees]) => (rupees === null ? [name] : []));
}

/** Whether all of it was sold. */
export function isClosed({ holding }: Pick<Position, 'holding'>): boolean {
  return holding.lots.length === 0;
}

/** Those of the positions whose past prices a provider has, in the same order. */
export function withHistories<Kind extends Pick<Position, 'holding'>>(
  positions: readonly Kind[],
): readonly Kind[] {
  return positions.filter(({ holding: { assetClass } }) =>
    (['fund', 'coin'] as readonly string[]).includes(assetClass),
  );
}

/** The funds whose value is in doubt and enters sums: they have one, and their NAV jumped while they were held. */
function positionsInDoubt(
  positions: readonly Position[],
  /** By the code of a fund. */
  jumps: ReadonlyMap<string, NavJump>,
): readonly Position[] {
  return positions.filter(
    ({ holding, valueRupees }) =>
      valueRupees !== null && holding.assetClass === 'fund' && jumps.has(holding.instrumentId),
  );
}

/**
 * The inputs of the household's checks from the holdings; null without holdings.
 * @param inDoubt those of the positions whose value is in doubt.
 */
export function investedIn(
  positions: readonly Position[],
  inDoubt: readonly Position[],
): Invested | null {
  const totalRupees = sumOf(positions.map(({ valueRupees }) => valueRupees ?? 0));
  const unpriced = positions.filter(({ valueRupees }) => valueRupees === null);
  if (totalRupees === 0 && unpriced.length === 0) return null;
  const byHouse = new Map<string, number>();
  for (const { house, valueRupees } of positions) {
    if (house && valueRupees) byHouse.set(house, (byHouse.get(house) ?? 0) + valueRupees);
  }
  const [largest] = [...byHouse].sort(([, one], [, other]) => other - one);
  return {
    totalRupees,
    fundsRupees: sumOf([...byHouse.values()]),
    largestHouse: largest ? { name: largest[0], rupees: largest[1] } : null,
    inDoubt: inDoubt.map(({ name }) => name),
    unpriced: unpricedNames(unpriced),
    unpricedFunds: unpricedNames(unpriced.filter(({ holding }) => holding.assetClass === 'fund')),
  };
}

/** The names of positions whose price is not known, so that no sum includes them. */
export function unpricedNames(
  positions: readonly Pick<Position, 'name' | 'valueRupees'>[],
): readonly string[] {
  return positions.filter(({ valueRupees }) => valueRupees === null).map(({ name }) => name);
}

/**
 * The kinds of asset of positions without a price. A fund that no list of this site has may be of any kind that funds are
 * of.
 */
export function groupsWithoutPrice(
  positions: readonly Pick<Position, 'holding' | 'path' | 'group' | 'valueRupees'>[],
): ReadonlySet<AssetGroup> {
  return new Set(
    positions
      .filter(({ valueRupees }) => valueRupees === null)
      .flatMap(({ holding, path, group }) =>
        holding.assetClass === 'fund' && path === null ? groupsOfFunds : [group],
      ),
  );
}

/** The names of priced positions whose gain is not known, because they hold a gift that was entered with 0. */
export function giftNames(
  positions: readonly Pick<Position, 'name' | 'valueRupees' | 'gainRupees'>[],
): readonly string[] {
  return positions
    .filter(({ valueRupees, gainRupees }) => valueRupees !== null && gainRupees === null)
    .map(({ name }) => name);
}

/** A price that its owner typed, or paid, longer ago than this is named beside the sums that it enters. */
const recentDays = 30;

/** Shares and gold: no source of this site has their prices. */
export function isPricedByOwner({ assetClass }: Pick<Holding, 'assetClass'>): boolean {
  return assetClass === 'share' || assetClass === 'gold';
}

/** Shares and gold that are counted at an old price, each with the day of the price. */
export function oldPriceNames(
  positions: readonly Pick<Position, 'name' | 'holding' | 'pricedOn'>[],
  today: IsoDate,
): readonly string[] {
  const oldest = shiftDays(today, -recentDays);
  return positions.flatMap(({ name, holding, pricedOn }) =>
    isPricedByOwner(holding) && pricedOn !== null && pricedOn < oldest
      ? `${name} (${formatDate(pricedOn)})`
      : [],
  );
}

/** One thing that a person holds, with its newest price. */
export type Position = ValuedHolding & {
  holding: Holding;
  name: string;
  /** The page of this site about it; null for a share. */
  path: string | null;
  group: AssetGroup;
  /** Of a fund; null for everything else. */
  house: string | null;
  priceRupees: number | null;
  pricedOn: IsoDate | null;
};

/**
 * The first jump of each fund's NAV while it was held, by the fund's code. The units may have changed on that day, and
 * the recorded transactions have not: the value, the gain and a return across the day are in doubt. A bonus that explains
 * the jump leaves no doubt, and neither does a jump between a complete sale and the next purchase.
 * @param span only jumps within it; a start of null is the first transaction.
 */
export function navJumpsWhileHeld(
  holdings: readonly PricedHolding[],
  span: { from: IsoDate | null; to: IsoDate },
): ReadonlyMap<string, NavJump> {
  return new Map(
    holdings
      .filter(({ assetClass }) => assetClass === 'fund')
      .flatMap((holding) => {
        const days = daysOf(holding);
        const [first] = days;
        const last = days.at(-1);
        if (!first || !last) return [];
        const from = span.from !== null && span.from > first.date ? span.from : first.date;
        const to = last.unitsAfter === 0 && last.date < span.to ? last.date : span.to;
        const jumps = navJumps(holding.prices).filter(
          (jump) => unitsOn(holding, jump.before.date) > 0 && !isBonus(jump, days),
        );
        const jump = jumpBetween(jumps, from, to);
        return jump ? [[holding.instrumentId, jump] as const] : [];
      }),
  );
}

/** A bonus is credited a few days after the NAV fell at the latest. */
const maxDaysToBonus = 7;
/** The fall of the NAV and the new units never fit exactly: the market moves, too. */
const maxMisfit = 0.15;

function isBonus({ before, after }: NavJump, days: readonly LedgerDay[]): boolean {
  const latest = shiftDays(after.date, maxDaysToBonus);
  return days.some(({ date, unitsBefore, bonusUnits }) => {
    if (bonusUnits === 0 || date <= before.date || date > latest) return false;
    const worthRatio = ((unitsBefore + bonusUnits) * after.value) / (unitsBefore * before.value);
    return Math.abs(worthRatio - 1) <= maxMisfit;
  });
}

/**
 * The NAVs of a fund in the units that its owner recorded. Where a NAV jumped, as in a split, and what was paid for each
 * unit before fits the NAVs after it, the owner has corrected the units: the NAVs before are then scaled to them, so that
 * no jump is left.
 */
export function navsInUnitsOf(
  transactions: readonly Pick<Transaction, 'type' | 'on' | 'quantity' | 'rupees'>[],
  navs: readonly DatedValue[],
): readonly DatedValue[] {
  const purchases = transactions.filter(({ type, rupees }) => type === 'buy' && rupees > 0);
  let scaled = navs;
  for (const { before, after } of navJumps(navs)) {
    const ratio = after.value / before.value;
    const paid = purchases.filter(({ on }) => on <= before.date);
    const isCorrected = ({ on, quantity, rupees }: (typeof paid)[number]) => {
      const nav = valueOn(scaled, on)?.value;
      if (nav === undefined) return false;
      const timesNav = rupees / quantity / nav;
      return Math.abs(Math.log(timesNav / ratio)) < Math.abs(Math.log(timesNav));
    };
    if (paid.length === 0 || !paid.every(isCorrected)) continue;
    scaled = scaled.map(({ date, value }) => ({
      date,
      value: date <= before.date ? value * ratio : value,
    }));
  }
  return scaled;
}

/** One row of the overview's table: a holding, or the sum of all. */
export type TopHolding = Pick<
  Position,
  'name' | 'path' | 'group' | 'valueRupees' | 'gainRupees' | 'gainPercent'
> & {
  id: string;
  /** Its prices of the last days. */
  line: readonly number[];
  /** Null within the first year. */
  xirrPercent: number | null;
  isInDoubt: boolean;
  isTotal: boolean;
};

const lineDays = 30;

const shortNameOf = ({ name, holding }: Position): string =>
  holding.assetClass === 'fund' ? fundNameOf({ name }) : name;

/** The largest holdings, and below them all together. The scheme of a fund has the fund's name where no other has it. */
export function topHoldingsOf(
  { positions, priced, inDoubt }: Portfolio,
  { count, today, totalNames }: { count: number; today: IsoDate; totalNames: CountForms },
): TopHolding[] {
  const since = shiftDays(today, -lineDays);
  const shortNames = positions.map(shortNameOf);
  const rows = positions.slice(0, count).map((position, index): TopHolding => {
    const shortName = shortNames[index] ?? position.name;
    const isShared = shortNames.some((other, place) => other === shortName && place !== index);
    const { holding } = position;
    const own = priced.find((one) => instrumentKey(one) === instrumentKey(holding));
    return {
      ...position,
      name: isShared ? position.name : shortName,
      id: `${holding.assetClass}-${holding.instrumentId}`,
      line: own?.prices.filter(({ date }) => date >= since).map(({ value }) => value) ?? [],
      xirrPercent: positionXirr(position, today),
      isInDoubt: inDoubt.includes(position),
      isTotal: false,
    };
  });
  const total = heldGain(positions);
  return [
    ...rows,
    {
      id: 'total',
      name: fillCount(positions.length, totalNames),
      path: null,
      group: 'mixed',
      valueRupees: pricedTotal(positions).valueRupees,
      gainRupees: total.rupees,
      gainPercent: total.percent,
      line: [],
      xirrPercent: totalXirr(priced, today),
      isInDoubt: inDoubt.length > 0,
      isTotal: true,
    },
  ];
}
