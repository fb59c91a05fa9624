import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import type { LawReference } from '@/lib/law/dated-row';
import type { Charges } from '@/lib/law/trade-charges';
import type { Delisting } from '@/lib/picks/domain/company/company';
import type { Universe } from '@/lib/picks/domain/company/universe';
import { firstAfter, worthAtDelisting, type Picked } from '@/lib/picks/domain/record/list-outcome';
import { chargeOrder, noCharges, totalOfCharges, unitsFor } from './paper-charges';
import { paperLimits, type PaperList, type PaperPortfolio } from './paper-portfolio';
import {
  addGain,
  sellLots,
  tiniestUnits,
  totalTax,
  type PaperLot,
  type RealisedGain,
} from './paper-tax';

/** An order. Units and price are in the shares of the newest close, as all closes are adjusted to it. */
export type PaperTrade = Picked & {
  date: IsoDate;
  side: 'buy' | 'sell';
  why: 'start' | 'entry' | 'exit' | 'weight' | 'delisted';
  units: number;
  priceRupees: number;
  charges: Charges;
  /** Of a sale that counts for tax. */
  gain: RealisedGain | null;
};

/** A company of the list that could not be bought. */
export type MissedPick = Picked & {
  why:
    /** No close on the day on which the list was followed. */
    | 'no-price'
    /** A demerger since: earlier closes say nothing about the share of today. */
    | 'broken'
    /** No cash was free. */
    | 'no-cash';
};

type Held = Picked & { lots: readonly PaperLot[] };

/** What the portfolio was from a day on. */
export type PaperState = {
  date: IsoDate;
  units: ReadonlyMap<string, number>;
  cashRupees: number;
  /** On all gains up to that day. */
  taxRupees: number;
};

export type PaperRun = {
  trades: readonly PaperTrade[];
  /** Oldest first; empty until the first list was followed. */
  states: readonly PaperState[];
  held: readonly Held[];
  /** One for each financial year, oldest first. */
  gains: readonly RealisedGain[];
  cashRupees: number;
  /** Of the newest list that was followed. */
  missed: readonly MissedPick[];
  /** Days of lists whose closes cannot be shown yet. */
  pending: readonly IsoDate[];
  references: readonly LawReference[];
};

type Setting = Pick<PaperPortfolio, 'amountRupees' | 'weighting' | 'brokerageRupees'>;

/** A part within this much of the equal one is not traded. */
const tolerance = 0.01;

/**
 * Follows lists day after day: each at the first closes after its day, since a list appears too late to trade on the day
 * itself. Tax on gains so far is set aside before anything is bought. A share without a close on the day is left as it is,
 * bought or sold with a later list. Fractions of a share are allowed: closes are adjusted for later splits and bonuses,
 * and whole shares of one adjustment are not whole ones of the next.
 * @param lists as listsToFollow gives them. @param to the newest day whose closes may be shown
 */
export function runPaper(
  { amountRupees, weighting, brokerageRupees }: Setting,
  lists: readonly PaperList[],
  { companies, prices, priceBreaks }: Universe,
  to: IsoDate,
): PaperRun {
  const delistings = new Map(companies.map(({ isin, delisted }) => [isin, delisted]));
  const series = new Map<string, readonly DatedValue[]>();
  const closesOf = (isin: string) => {
    const known = series.get(isin) ?? closesUntil(prices.get(isin) ?? [], to);
    series.set(isin, known);
    return known;
  };
  const held = new Map<string, { pick: Picked; lots: PaperLot[] }>();
  const trades: PaperTrade[] = [];
  const states: PaperState[] = [];
  const gains: RealisedGain[] = [];
  const references = new Map<string, LawReference>();
  const pending: IsoDate[] = [];
  let missed: MissedPick[] = [];
  let cash = amountRupees;

  const unitsOf = (isin: string) =>
    (held.get(isin)?.lots ?? []).reduce((sum, { units }) => sum + units, 0);

  for (const [index, list] of lists.entries()) {
    const picks = list.picks.slice(0, paperLimits.companies);
    const concerned = new Set([...held.keys(), ...picks.map(({ isin }) => isin)]);
    const day = earliest(
      [...concerned].flatMap((isin) => firstAfter(closesOf(isin), list.day)?.date ?? []),
    );
    const next = lists[index + 1];
    if (concerned.size === 0 && list.day <= to) {
      // Nothing passed: everything stays cash.
      states.push(stateOn(list.day));
      continue;
    }
    if (!day) {
      pending.push(list.day);
      continue;
    }
    // A newer list before the first close takes its place.
    if (next && next.day < day) continue;
    endDelisted(day);
    followList(picks, day);
    states.push(stateOn(day));
  }
  endDelisted(to);

  return {
    trades,
    states,
    held: [...held.values()].map(({ pick, lots }) => ({ ...pick, lots })),
    gains,
    cashRupees: cash,
    missed,
    pending,
    references: [...references.values()],
  };

  function followList(picks: readonly Picked[], day: IsoDate): void {
    const isStart = states.length === 0;
    const priceOn = (isin: string) => {
      const close = valueOn(closesOf(isin), day);
      return close?.date === day ? close.value : null;
    };
    const listed = new Set(picks.map(({ isin }) => isin));
    for (const { pick } of [...held.values()]) {
      const price = listed.has(pick.isin) ? null : priceOn(pick.isin);
      if (price !== null) sell(pick, unitsOf(pick.isin), price, day, 'exit');
    }
    const priced = picks.flatMap((pick) => {
      const price = priceOn(pick.isin);
      return price === null || gone(pick.isin, day) ? [] : [{ pick, price }];
    });
    const entries = priced.filter(({ pick }) => !held.has(pick.isin));
    const hasChanged = entries.length > 0 || trades.some(({ date }) => date === day);
    if (weighting === 'equal' && hasChanged) toEqualParts(priced, day);
    else {
      const part = freeCash() / entries.length;
      for (const { pick, price } of entries) {
        buy(pick, part, price, day, isStart ? 'start' : 'entry');
      }
    }
    missed = picks.flatMap((pick): MissedPick[] => {
      if (held.has(pick.isin)) return [];
      const brokenOn = priceBreaks?.get(pick.isin);
      if (brokenOn && brokenOn > day) return [{ ...pick, why: 'broken' }];
      return [{ ...pick, why: priceOn(pick.isin) === null ? 'no-price' : 'no-cash' }];
    });

    function toEqualParts(all: readonly { pick: Picked; price: number }[], on: IsoDate): void {
      const worth = ({ pick, price }: (typeof all)[number]) => unitsOf(pick.isin) * price;
      const part = (all.reduce((sum, each) => sum + worth(each), 0) + freeCash()) / all.length;
      for (const each of all) {
        const excess = worth(each) - part;
        if (excess > tolerance * part) {
          sell(each.pick, excess / each.price, each.price, on, 'weight');
        }
      }
      const needs = all.flatMap((each) => {
        const rupees = part - worth(each);
        return rupees > tolerance * part ? [{ ...each, rupees }] : [];
      });
      // Charges and the tax of the sales leave less than the parts that were wanted.
      const wanted = needs.reduce((sum, { rupees }) => sum + rupees, 0);
      const share = Math.min(1, freeCash() / wanted);
      for (const { pick, price, rupees } of needs) {
        const why = held.has(pick.isin) ? 'weight' : isStart ? 'start' : 'entry';
        buy(pick, rupees * share, price, on, why);
      }
    }
  }

  function freeCash(): number {
    return Math.max(0, cash - totalTax(gains));
  }

  function buy(
    pick: Picked,
    budget: number,
    priceRupees: number,
    date: IsoDate,
    why: PaperTrade['why'],
  ): void {
    const units = unitsFor(budget, { date, priceRupees, brokerageRupees });
    if (units <= tiniestUnits) return;
    const charges = charge({ side: 'buy', date, units, priceRupees });
    cash -= units * priceRupees + totalOfCharges(charges);
    const costRupees = units * priceRupees + totalOfCharges(charges) - charges.transactionTax;
    const before = held.get(pick.isin)?.lots ?? [];
    held.set(pick.isin, { pick, lots: [...before, { boughtOn: date, units, costRupees }] });
    trades.push({ ...pick, date, side: 'buy', why, units, priceRupees, charges, gain: null });
  }

  function sell(
    pick: Picked,
    units: number,
    priceRupees: number,
    date: IsoDate,
    why: PaperTrade['why'],
  ): void {
    const charges =
      why === 'delisted' ? noCharges : charge({ side: 'sell', date, units, priceRupees });
    const turnover = units * priceRupees;
    cash += turnover - totalOfCharges(charges);
    const { gain, left } = sellLots(held.get(pick.isin)?.lots ?? [], units, {
      soldOn: date,
      proceedsRupees: turnover - totalOfCharges(charges) + charges.transactionTax,
    });
    if (left.length > 0) held.set(pick.isin, { pick, lots: left });
    else held.delete(pick.isin);
    // Shares that end without any payment are not sold: the loss lowers no other gain.
    const counted = turnover > 0 ? gain : null;
    if (counted) addGain(gains, counted);
    trades.push({ ...pick, date, side: 'sell', why, units, priceRupees, charges, gain: counted });
  }

  function charge(order: Pick<PaperTrade, 'side' | 'date' | 'units' | 'priceRupees'>): Charges {
    const charged = chargeOrder({ ...order, brokerageRupees });
    charged.references.forEach((row) => references.set(row.id, row));
    return charged.charges;
  }

  /** Shares that left the exchange until a day become what was paid for them. */
  function endDelisted(until: IsoDate): void {
    const ended = [...held.values()]
      .flatMap(({ pick }) => {
        const delisted = gone(pick.isin, until);
        return delisted ? [{ pick, delisted }] : [];
      })
      .sort((one, other) => (one.delisted.on < other.delisted.on ? -1 : 1));
    for (const { pick, delisted } of ended) {
      const last = valueOn(closesOf(pick.isin), delisted.on);
      const rupees = last ? worthAtDelisting(delisted, last) : (delisted.lastRupees ?? 0);
      sell(pick, unitsOf(pick.isin), rupees, delisted.on, 'delisted');
      states.push(stateOn(delisted.on));
    }
  }

  function gone(isin: string, until: IsoDate): Delisting | null {
    const delisted = delistings.get(isin) ?? null;
    return delisted && delisted.on <= until ? delisted : null;
  }

  function stateOn(date: IsoDate): PaperState {
    const units = new Map([...held.keys()].map((isin) => [isin, unitsOf(isin)]));
    return { date, units, cashRupees: cash, taxRupees: totalTax(gains) };
  }
}

/** The closes of a share up to a day. */
export function closesUntil(
  points: readonly { date: IsoDate; closeRupees: number }[],
  to: IsoDate,
): DatedValue[] {
  return points.flatMap(({ date, closeRupees }) =>
    date <= to ? [{ date, value: closeRupees }] : [],
  );
}

function earliest(days: readonly IsoDate[]): IsoDate | null {
  return days.reduce<IsoDate | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  );
}
