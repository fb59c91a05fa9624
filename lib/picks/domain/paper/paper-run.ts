import { sumOf } from '@/lib/cashflow/statistics';
import { shiftDays, weekdayNumberOf } from '@/lib/calendar/day-count';
import { earliestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import type { LawReference } from '@/lib/law/dated-row';
import { noCharges, totalOfCharges, type Charges } from '@/lib/law/trade-charges';
import type { Delisting } from '@/lib/picks/domain/company/company';
import { closesUntil, timelyCloses, type Universe } from '@/lib/picks/domain/company/universe';
import { firstAfter, worthAtDelisting, type Picked } from '@/lib/picks/domain/record/list-outcome';
import { compareTexts } from '@/lib/text/compare-texts';
import {
  addGain,
  chargeOrder,
  sellLots,
  tiniestUnits,
  totalTax,
  unitsFor,
  type PaperLot,
  type RealisedGain,
} from './paper-costs';
import { paperLimits, type PaperList, type PaperPortfolio } from './paper-portfolio';

/** An order. Units and price are in the shares of the newest close, as all closes are adjusted to it. */
export type PaperTrade = Picked & {
  date: IsoDate;
  side: 'buy' | 'sell';
  why: 'start' | 'entry' | 'exit' | 'weight' | 'delisted';
  units: number;
  priceRupees: number;
  charges: Charges;
  /** The gain of a sale that counts for tax. */
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

/** The state of the portfolio from a day on. */
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
  /** The missed picks of the newest list that was followed. */
  missed: readonly MissedPick[];
  /** Days of lists whose closes cannot be shown yet, or may still change. */
  pending: readonly IsoDate[];
  references: readonly LawReference[];
};

/** What decides how the lists are followed. */
export type PaperSetting = Pick<PaperPortfolio, 'amountRupees' | 'weighting' | 'brokerageRupees'>;
type Priced = { pick: Picked; price: number };

/** A holding that differs by less than this share from the equal part is not traded. */
const tolerance = 0.01;

/**
 * Follows lists day after day: each at the first closes after its day, since a list appears too late to trade on the day
 * itself. Tax on gains so far is set aside before anything is bought. A share without a close on the day is left as it is,
 * bought or sold with a later list. Fractions of a share are allowed: closes are adjusted for later splits and bonuses,
 * and whole shares of one adjustment are not whole ones of the next.
 * @param lists as listsToFollow gives them. @param to the newest day whose closes may be shown
 */
export function runPaper(
  setting: PaperSetting,
  lists: readonly PaperList[],
  universe: Universe,
  to: IsoDate,
): PaperRun {
  const book = new PaperBook(setting, universe, to);
  const pending: IsoDate[] = [];
  for (const [index, list] of lists.entries()) {
    const picks = list.picks.slice(0, paperLimits.companies);
    book.endDelisted(list.day < to ? list.day : to);
    const concerned = new Set([...book.held.keys(), ...picks.map(({ isin }) => isin)]);
    const day = book.firstDayAfter(list.day, concerned);
    const next = lists[index + 1];
    // Nothing passed: everything stays cash.
    if (concerned.size === 0 && list.day <= to) book.noteState(list.day);
    else if (!day || !isFinal(day, universe, to)) pending.push(list.day);
    // A newer list before the first close takes its place.
    else if (!next || next.day >= day) {
      book.endDelisted(day);
      book.follow(picks, day);
      book.noteState(day);
    }
  }
  book.endDelisted(to);
  const { trades, states, gains, cashRupees, missed, references } = book;
  return {
    trades,
    states,
    gains,
    cashRupees,
    missed,
    pending,
    held: [...book.held.values()].map(({ pick, lots }) => ({ ...pick, lots })),
    references: [...references.values()],
  };
}

/** Whether the closes of a day stay. */
function isFinal(day: IsoDate, { kind }: Universe, to: IsoDate): boolean {
  return kind !== 'imported' || to >= finalFrom(day);
}

/**
 * The newest day with closes from which those of a day stay. Of each week an imported universe has the last day that is
 * stored: while a week goes on, every day replaces the one before, and orders at its closes would change.
 */
export function finalFrom(day: IsoDate): IsoDate {
  const sunday = shiftDays(day, (7 - weekdayNumberOf(day)) % 7);
  return tradingDaysAfter(day, sunday).length === 0 ? day : shiftDays(sunday, 1);
}

/** What a paper portfolio holds, and the orders by which it follows a list. */
class PaperBook {
  readonly held = new Map<string, { pick: Picked; lots: PaperLot[] }>();
  readonly trades: PaperTrade[] = [];
  readonly states: PaperState[] = [];
  readonly gains: RealisedGain[] = [];
  readonly references = new Map<string, LawReference>();
  missed: MissedPick[] = [];
  cashRupees: number;
  /** Whether a holding was delisted since the last list was followed. */
  private hasEnded = false;
  private readonly closes = new Map<string, readonly DatedValue[]>();
  private readonly delistings: ReadonlyMap<string, Delisting | null>;

  constructor(
    private readonly setting: PaperSetting,
    private readonly universe: Universe,
    private readonly to: IsoDate,
  ) {
    this.cashRupees = setting.amountRupees;
    this.delistings = new Map(universe.companies.map(({ isin, delisted }) => [isin, delisted]));
  }

  private closesOf(isin: string): readonly DatedValue[] {
    const known = this.closes.get(isin) ?? closesUntil(this.universe.prices.get(isin), this.to);
    this.closes.set(isin, known);
    return known;
  }

  /**
   * The first day after a list on which one of the companies has a close. A close that was stored late decides only where
   * there is no other, so that it moves no order that was shown.
   */
  firstDayAfter(listDay: IsoDate, isins: Iterable<string>): IsoDate | null {
    const all = [...isins];
    const firstIn = (closesOf: (isin: string) => readonly DatedValue[]) =>
      earliestOf(all.flatMap((isin) => firstAfter(closesOf(isin), listDay)?.date ?? []));
    return firstIn((isin) => this.timelyClosesOf(isin)) ?? firstIn((isin) => this.closesOf(isin));
  }

  private timelyClosesOf(isin: string): readonly DatedValue[] {
    return timelyCloses(this.closesOf(isin), this.universe);
  }

  follow(picks: readonly Picked[], day: IsoDate): void {
    const entryReason = this.states.length === 0 ? 'start' : 'entry';
    const listed = new Set(picks.map(({ isin }) => isin));
    for (const { pick } of [...this.held.values()]) {
      const price = listed.has(pick.isin) ? null : this.priceOn(pick.isin, day);
      if (price !== null) this.sell(pick, this.unitsOf(pick.isin), price, day, 'exit');
    }
    const priced = picks.flatMap((pick): Priced[] => {
      const price = this.priceOn(pick.isin, day);
      return price === null || this.delistingOf(pick.isin, day) ? [] : [{ pick, price }];
    });
    const entries = priced.filter(({ pick }) => !this.held.has(pick.isin));
    const hasChanged =
      entries.length > 0 || this.hasEnded || this.trades.some(({ date }) => date === day);
    this.hasEnded = false;
    if (this.setting.weighting === 'equal' && hasChanged) {
      this.makeEqual(priced, day, entryReason);
    } else {
      const part = this.freeCash() / entries.length;
      for (const { pick, price } of entries) this.buy(pick, part, price, day, entryReason);
    }
    this.missed = picks.flatMap((pick): MissedPick[] => {
      if (this.held.has(pick.isin)) return [];
      const brokenOn = this.universe.priceBreaks?.get(pick.isin);
      if (brokenOn && brokenOn > day) return [{ ...pick, why: 'broken' }];
      return [{ ...pick, why: this.priceOn(pick.isin, day) === null ? 'no-price' : 'no-cash' }];
    });
  }

  /** Shares that left the exchange until a day become what was paid for them. */
  endDelisted(until: IsoDate): void {
    const ended = [...this.held.values()]
      .flatMap(({ pick }) => {
        const delisted = this.delistingOf(pick.isin, until);
        return delisted ? [{ pick, delisted }] : [];
      })
      .sort((one, other) => compareTexts(one.delisted.on, other.delisted.on));
    for (const { pick, delisted } of ended) {
      const last =
        valueOn(this.timelyClosesOf(pick.isin), delisted.on) ??
        valueOn(this.closesOf(pick.isin), delisted.on);
      const rupees = last ? worthAtDelisting(delisted, last) : (delisted.lastRupees ?? 0);
      this.sell(pick, this.unitsOf(pick.isin), rupees, delisted.on, 'delisted');
      this.noteState(delisted.on);
      this.hasEnded = true;
    }
  }

  noteState(date: IsoDate): void {
    const units = new Map([...this.held.keys()].map((isin) => [isin, this.unitsOf(isin)]));
    const { cashRupees } = this;
    this.states.push({ date, units, cashRupees, taxRupees: totalTax(this.gains) });
  }

  private makeEqual(all: readonly Priced[], day: IsoDate, entryReason: PaperTrade['why']): void {
    const worth = ({ pick, price }: Priced) => this.unitsOf(pick.isin) * price;
    const part = (sumOf(all.map((each) => worth(each))) + this.freeCash()) / all.length;
    for (const each of all) {
      const excess = worth(each) - part;
      if (excess > tolerance * part) {
        this.sell(each.pick, excess / each.price, each.price, day, 'weight');
      }
    }
    const needs = all.flatMap((each) => {
      const rupees = part - worth(each);
      return rupees > tolerance * part ? [{ ...each, rupees }] : [];
    });
    // Charges and the tax of the sales leave less than the parts that were wanted.
    const wanted = sumOf(needs.map(({ rupees }) => rupees));
    const share = Math.min(1, this.freeCash() / wanted);
    for (const { pick, price, rupees } of needs) {
      const why = this.held.has(pick.isin) ? 'weight' : entryReason;
      this.buy(pick, rupees * share, price, day, why);
    }
  }

  private buy(
    pick: Picked,
    budget: number,
    priceRupees: number,
    date: IsoDate,
    why: PaperTrade['why'],
  ): void {
    const { brokerageRupees } = this.setting;
    const units = unitsFor(budget, { date, priceRupees, brokerageRupees });
    if (units <= tiniestUnits) return;
    const charges = this.charge({ side: 'buy', date, units, priceRupees });
    const paid = units * priceRupees + totalOfCharges(charges);
    this.cashRupees -= paid;
    const before = this.held.get(pick.isin)?.lots ?? [];
    const lot = { boughtOn: date, units, costRupees: paid - charges.transactionTax };
    this.held.set(pick.isin, { pick, lots: [...before, lot] });
    this.trades.push({ ...pick, date, side: 'buy', why, units, priceRupees, charges, gain: null });
  }

  private sell(
    pick: Picked,
    units: number,
    priceRupees: number,
    date: IsoDate,
    why: PaperTrade['why'],
  ): void {
    const side = 'sell';
    const charges =
      why === 'delisted' ? noCharges : this.charge({ side, date, units, priceRupees });
    const received = units * priceRupees - totalOfCharges(charges);
    this.cashRupees += received;
    const { gain: made, left } = sellLots(this.held.get(pick.isin)?.lots ?? [], units, {
      soldOn: date,
      proceedsRupees: received + charges.transactionTax,
    });
    if (left.length > 0) this.held.set(pick.isin, { pick, lots: left });
    else this.held.delete(pick.isin);
    // Shares that end without any payment are not sold: the loss lowers no other gain.
    const gain = priceRupees > 0 ? made : null;
    if (gain) addGain(this.gains, gain);
    this.trades.push({ ...pick, date, side, why, units, priceRupees, charges, gain });
  }

  private charge(order: Pick<PaperTrade, 'side' | 'date' | 'units' | 'priceRupees'>): Charges {
    const { brokerageRupees } = this.setting;
    const { charges, references } = chargeOrder({ ...order, brokerageRupees });
    references.forEach((row) => this.references.set(row.id, row));
    return charges;
  }

  private priceOn(isin: string, day: IsoDate): number | null {
    const close = valueOn(this.closesOf(isin), day);
    return close?.date === day ? close.value : null;
  }

  private unitsOf(isin: string): number {
    return sumOf((this.held.get(isin)?.lots ?? []).map(({ units }) => units));
  }

  private freeCash(): number {
    return Math.max(0, this.cashRupees - totalTax(this.gains));
  }

  private delistingOf(isin: string, until: IsoDate): Delisting | null {
    const delisted = this.delistings.get(isin) ?? null;
    return delisted && delisted.on <= until ? delisted : null;
  }
}
