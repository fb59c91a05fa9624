import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/comparators';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { FundHistory, Scheme } from '@/lib/funds/domain/scheme';
import type { HeldFund } from './own-holding';

/** A purchase or a sale of the member; an instalment is a purchase of an amount that repeats. */
export type OwnTrade = { on: IsoDate; isSale: boolean; isInstalment: boolean };

/** What the cards of a fund's page are drawn from. */
type FundProps = {
  scheme: Scheme;
  /** Is not empty. */
  series: readonly DatedValue[];
  market: Market;
  comparators: Comparators;
  /** Stands above the figures in every CSV. */
  csvSource: string;
  /** The same fund and option in the other plan; its history is loaded for its tab alone. */
  other: FundHistory | null;
  typed: FundTyped;
  listDay: IsoDate;
  /** What the member holds of the fund, and the purchases and sales to be marked; null for none. */
  own: { held: HeldFund | null; trades: readonly OwnTrade[] } | null;
};

export type FundCardProps<Name extends keyof FundProps> = Pick<FundProps, Name>;
