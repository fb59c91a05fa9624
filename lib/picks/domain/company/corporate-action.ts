import { latestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { groupBy } from '@/lib/group-by';
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
 * Rights below the price count by the theoretical price after them. Dividends do not count. A break ends the series: what
 * was before it is left out.
 * @param traded oldest first. @param actions of this company, in any order.
 */
export function adjustPrices(
  traded: readonly PricePoint[],
  actions: readonly CorporateAction[],
): PricePoint[] {
  const last = traded.at(-1)?.date ?? '';
  // What happened after the newest close has not reached it yet.
  const passed = actionDays(actions, traded).filter(({ exDate }) => exDate <= last);
  const adjusted: PricePoint[] = [];
  let factor = 1;
  for (const point of traded.toReversed()) {
    for (let day = passed.at(-1); day && day.exDate > point.date; day = passed.at(-1)) {
      if (day.breakReason) return adjusted.toReversed();
      factor *= day.rightsFactor / day.shares;
      passed.pop();
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

type ActionDay = {
  exDate: IsoDate;
  /** How many shares one became. */
  shares: number;
  /** The part of the price that rights left; 1 where no close before them is known. */
  rightsFactor: number;
  breakReason: 'demerger' | 'unmeasured' | null;
};

/**
 * The days on which a share changed, oldest first. Several actions on one day: shares first, and the rights are of the new
 * share. Rights are measured by the last close before them, in the shares of their day.
 */
function actionDays(
  actions: readonly CorporateAction[],
  traded: readonly PricePoint[],
): ActionDay[] {
  const byDay = [...groupBy(actions, ({ exDate }) => exDate)].sort(([one], [other]) =>
    compareTexts(one, other),
  );
  let closeRupees: number | null = null;
  let next = 0;
  return byDay.map(([exDate, ofDay]) => {
    for (; next < traded.length && traded[next]!.date < exDate; next += 1) {
      ({ closeRupees } = traded[next]!);
    }
    const breaks = ofDay.flatMap((action) => (action.kind === 'break' ? [action.reason] : []));
    const day: ActionDay = {
      exDate,
      shares: ofDay.reduce((product, action) => product * sharesFactor(action), 1),
      rightsFactor: 1,
      breakReason: breaks.includes('unmeasured') ? 'unmeasured' : (breaks[0] ?? null),
    };
    // A close before a break says nothing of the price after it.
    closeRupees = day.breakReason || closeRupees === null ? null : closeRupees / day.shares;
    if (closeRupees === null) return day;
    for (const action of ofDay) {
      if (action.kind === 'rights') day.rightsFactor *= rightsFactor(action, closeRupees);
    }
    closeRupees *= day.rightsFactor;
    return day;
  });
}

/**
 * Share counts as filed, in the shares of the newest price: each year's end is multiplied by what came after it. Rights
 * count by what they left of the price, as in Ind AS 33; without a close before them they do not count. Null before an
 * action whose ratio is not known.
 * @param until the day of the newest price: what comes later has not reached the price.
 * @param traded closes as traded, oldest first
 */
export function adjustShares(
  years: readonly FiscalYear[],
  actions: readonly CorporateAction[],
  until: IsoDate,
  traded: readonly PricePoint[],
): FiscalYear[] {
  const days = actionDays(actions, traded).filter(({ exDate }) => exDate <= until);
  return years.map((year) => {
    const { shares } = year.figures;
    if (shares === null) return year;
    const later = days.filter(({ exDate }) => exDate > year.endsOn);
    const isKnown = later.every((day) => day.breakReason !== 'unmeasured');
    const factor = later.reduce((product, day) => product * (day.shares / day.rightsFactor), 1);
    return { ...year, figures: { ...year.figures, shares: isKnown ? shares * factor : null } };
  });
}
