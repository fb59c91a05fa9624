import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Sourced } from '@/lib/sources/sourced';

/** The line above the figures of a CSV. */
export function csvSourceOf(
  { source, asOf, status }: Omit<Sourced<unknown>, 'data'>,
  { source: line }: Messages['funds']['fund']['table'],
): string {
  const credit = [source.attribution ?? source.name, source.url].filter((part) => part !== null);
  return fill(line, { source: credit.join(', '), asOf, status });
}
