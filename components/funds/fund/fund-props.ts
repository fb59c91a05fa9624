import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/comparators';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { FundHistory, Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';

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
};

export type FundCardProps<Name extends keyof FundProps> = Pick<FundProps, Name> & {
  messages: Messages['funds'];
};
