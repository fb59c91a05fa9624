import type { IsoDate } from '@/lib/calendar/iso-date';
import { rowHolding, type LawReference } from '@/lib/law/dated-row';
import { educationPriceLagDays } from '@/content/law/price-lag';

const maxDays = 365;

export type PriceLag = { days: number; reason: LawReference };

/**
 * How old prices must be on a day. Reasons beside real names teach with real securities, so the regulator's lag for
 * education is the least; the setting can only lengthen it.
 * @param wishedDays null where the operator has set nothing.
 */
export function priceLagOn(today: IsoDate, wishedDays: number | null): PriceLag {
  const { value, ...reason } = rowHolding(educationPriceLagDays, today);
  const wished = wishedDays !== null && Number.isInteger(wishedDays) ? wishedDays : value;
  return { days: Math.min(maxDays, Math.max(value, wished)), reason };
}
