import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Universe } from './universe';

/** The source of a list's figures and the permission for its prices, as pages and files print them; none for samples. */
export function permissionOf(
  { universe, pricesLicence }: { universe: Pick<Universe, 'kind'>; pricesLicence: string | null },
  messages: Messages['picks']['universe'],
): readonly string[] {
  if (universe.kind === 'sample') return [];
  return [
    messages.filings,
    pricesLicence ? fill(messages.prices, { licence: pricesLicence }) : messages.noPrices,
  ];
}
