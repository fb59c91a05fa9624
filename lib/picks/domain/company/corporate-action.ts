import { latestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { FiscalYear } from './company';
import type { PricePoint } from './universe';
import { compareTexts } from '@/lib/text/compare-texts';

/**
 * What changes the price of a share without changing what its owner has. `exDate`: the first day on which the share is
 * traded without it.
 */
export type CorporateAction = { isin: string; exDate: IsoDate } & (
  | { kind: 'split'; oldFaceRupees: number; newFaceRupees: number }
  /** 1 for 2 held: newShares 1, heldShares 2. */
  | { kind: 'bonus'; newShares: number; heldShares: number }
  /** New shares for those held at a price below the market's: priceRupees is face value and premium. */
  | { kind: 'rights'; newShares: number; heldShares: number; priceRupees: number }
  | { kind: 'dividend'; rupeesPerShare: number }
  /**
   * Prices before and after do not compare: a part of the business went to other shares at a ratio that no list gives,
   * or the list names a bonus, split or rights without its measure.
   */
  | { kind: 'break'; reason: 'demerger' | 'unmeasured' }
);

/** How many shares one becomes without payment; 1 for all that leaves their number as it is, and for rights. */
function sharesFactor(action: CorporateAction): number {
  switch (action.kind) {
    case 'split':
      return action.oldFaceRupees / action.newFaceRupees;
    case 'bonus':
      return 1 + action.newShares / action.heldShares;
    case 'dividend':
    case 'rights':
    case 'break':
      return 1;
  }
}

/**
 * Closes as traded, made comparable with the newest: those before an ex-date are divided by the shares that one became.
 * Several on one day: shares first, and the rights are of the new share. Rights below the price count by the theoretical
 * price after them. Dividends do not count. A break ends the series: what was before it is left out.
 * @param traded oldest first. @param actions of this company, in any order.
 */
export function adjustPrices(
  traded: readonly PricePoint[],
  actions: readonly CorporateAction[],
): PricePoint[] {
  const newestFirst = newestDaysFirst(actions);
  const adjusted: PricePoint[] = [];
  let factor = 1;
  let next = 0;
  for (const point of traded.toReversed()) {
    const passed: ActionDay[] = [];
    for (; next < newestFirst.length && newestFirst[next]!.exDate > point.date; next += 1) {
      // What happened after the newest close has not reached it yet.
      if (adjusted.length > 0) passed.unshift(newestFirst[next]!);
    }
    if (passed.some(({ isBreak }) => isBreak)) return adjusted.toReversed();
    // Oldest first: rights after a split are of the price after the split.
    let closeRupees = point.closeRupees;
    for (const { shares, rights } of passed) {
      closeRupees /= shares;
      const ofRights = rights.reduce(
        (product, right) => product * rightsFactor(right, closeRupees),
        1,
      );
      closeRupees *= ofRights;
      factor *= ofRights / shares;
    }
    adjusted.push({ ...point, closeRupees: point.closeRupees * factor });
  }
  return adjusted.toReversed();
}

type Rights = Extract<CorporateAction, { kind: 'rights' }>;

/** The theoretical price after the rights, as part of the last price before them; 1 where no holder would subscribe. */
function rightsFactor({ newShares, heldShares, priceRupees }: Rights, closeRupees: number): number {
  if (priceRupees >= closeRupees) return 1;
  const after = (heldShares * closeRupees + newShares * priceRupees) / (heldShares + newShares);
  return after / closeRupees;
}

/** The newest day at which a series was broken; null for none. */
export function lastBreak(actions: readonly CorporateAction[], until: IsoDate): IsoDate | null {
  const breaks = actions.filter(({ kind, exDate }) => kind === 'break' && exDate <= until);
  return latestOf(breaks.map(({ exDate }) => exDate));
}

type ActionDay = { exDate: IsoDate; shares: number; rights: Rights[]; isBreak: boolean };

function newestDaysFirst(actions: readonly CorporateAction[]): ActionDay[] {
  const days = new Map<IsoDate, ActionDay>();
  for (const action of actions) {
    const { exDate } = action;
    const day = days.get(exDate) ?? { exDate, shares: 1, rights: [], isBreak: false };
    day.shares *= sharesFactor(action);
    if (action.kind === 'rights') day.rights.push(action);
    if (action.kind === 'break') day.isBreak = true;
    days.set(exDate, day);
  }
  return [...days.values()].sort((one, other) => compareTexts(other.exDate, one.exDate));
}

/**
 * Share counts as filed, in the shares of the newest price: each year's end is multiplied by what came after it.
 * @param until the day of the newest price: what comes later has not reached the price.
 */
export function adjustShares(
  years: readonly FiscalYear[],
  actions: readonly CorporateAction[],
  until: IsoDate,
): FiscalYear[] {
  return years.map((year) => {
    const { shares } = year.figures;
    if (shares === null) return year;
    const factor = actions
      .filter(({ exDate }) => exDate > year.endsOn && exDate <= until)
      .reduce((product, action) => product * sharesFactor(action), 1);
    return { ...year, figures: { ...year.figures, shares: shares * factor } };
  });
}
