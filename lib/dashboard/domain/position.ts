import type { IsoDate } from '@/lib/calendar/iso-date';
import type { AssetGroup } from '@/lib/holdings/allocation';
import type { Holding } from '@/lib/holdings/holding';
import type { ValuedHolding } from '@/lib/holdings/value-holding';

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
