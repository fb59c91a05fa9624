import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import type { SavedItem } from '@/lib/saved/saved-item';
import { lumpSumsOf, positionXirr, valuePosition } from './gains-and-returns';
import { navJumpsWhileHeld, navsInUnitsOf } from './portfolio';

/** What a member holds of one fund, in the figures of the dashboard. */
export type OwnFund = {
  /** Of what is held now; null while the NAV is not known, and where the fund has ended or is dormant. */
  valueRupees: number | null;
  /**
   * These are null also where the NAV jumped while it was held, as in a split: the units may be wrong. The gain is null with
   * a gift that was entered with 0.
   */
  gainRupees: number | null;
  gainPercent: number | null;
  xirrPercent: number | null;
  /** Of its transactions. */
  count: number;
};

/** A purchase or a sale, for its mark below a chart. */
export type Trade = {
  on: IsoDate;
  isSale: boolean;
  /** A purchase of an amount that repeats, as in a SIP. */
  isInstalment: boolean;
};

/**
 * What the member holds of a fund, and when it was bought and sold; null where nothing of it was entered.
 * @param scheme with the day of the list; that is null where the list does not have it: its last NAV is no price of today
 */
export function ownFundOf(
  items: readonly SavedItem[],
  scheme: Pick<Scheme, 'code' | 'nav' | 'navDate'> & { listDay: IsoDate | null },
  series: readonly DatedValue[],
  today: IsoDate,
): { held: OwnFund | null; trades: readonly Trade[] } | null {
  const holding = holdingsIn(items, 'fund').find(
    ({ instrumentId }) => instrumentId === String(scheme.code),
  );
  if (!holding) return null;
  const prices = navsInUnitsOf(holding.transactions, series);
  const priced = { ...holding, prices, maxGapDays: null };
  const isInDoubt = navJumpsWhileHeld([priced], { from: null, to: today }).size > 0;
  const isOffered = scheme.listDay !== null && !isDormant(scheme, scheme.listDay);
  const { nav, navDate } = isOffered ? scheme : { nav: null, navDate: null };
  const { valueRupees, gainRupees, gainPercent } = valuePosition(holding, nav);
  const sure = (figure: number | null) => (isInDoubt ? null : figure);
  const lumpSums = new Set(lumpSumsOf([holding]).map(({ purchase }) => purchase.id));
  const trades = holding.transactions.filter(({ type }) => type === 'buy' || type === 'sell');
  return {
    held:
      holding.lots.length === 0
        ? null
        : {
            valueRupees,
            gainRupees: sure(gainRupees),
            gainPercent: sure(gainPercent),
            xirrPercent: sure(positionXirr({ holding, valueRupees, pricedOn: navDate }, today)),
            count: holding.transactions.length,
          },
    trades: trades.map(({ id, on, type }) => ({
      on,
      isSale: type === 'sell',
      isInstalment: type === 'buy' && !lumpSums.has(id),
    })),
  };
}
