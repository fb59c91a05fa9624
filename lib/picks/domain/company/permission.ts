import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Universe } from './universe';

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
