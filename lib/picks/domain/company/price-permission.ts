import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { rowHolding, type LawReference } from '@/lib/law/dated-row';
import { educationPriceLagDays } from '@/content/law/price-lag';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages/index';
import type { Universe } from './universe';

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

/**
 * The source of a list's figures, the permission for its prices and where these end too early, as pages and files print
 * them; none for samples.
 */
export function permissionOf(
  {
    universe: { kind, pricesEndOn },
    pricesLicence,
  }: { universe: Pick<Universe, 'kind' | 'pricesEndOn'>; pricesLicence: string | null },
  messages: Messages['picks']['universe'],
): readonly string[] {
  if (kind === 'sample') return [];
  return [
    messages.filings,
    pricesLicence ? fill(messages.prices, { licence: pricesLicence }) : messages.noPrices,
    ...(pricesEndOn ? [fill(messages.pricesEnd, { date: formatDate(pricesEndOn) })] : []),
  ];
}
