import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Sourced } from '@/lib/sources/sourced';

/** The line above the figures of a CSV: their provider, time and status. */
export function csvSourceOf(
  { source, asOf, status }: Omit<Sourced<unknown>, 'data'>,
  { source: line }: Pick<Messages['charts']['labels'], 'source'>,
): string {
  const credit = [source.attribution ?? source.name, source.url].filter((part) => part !== null);
  return fill(line, { source: credit.join(', '), asOf: formatAsOf(asOf), status });
}
