import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Universe } from './universe';

/** Whose figures a list has and under which permission its prices stand, as pages and files say it; none of samples. */
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
