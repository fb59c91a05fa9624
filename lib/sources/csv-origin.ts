import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { CsvCell } from '@/lib/csv/csv';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { DataOrigin } from './sourced';

/** The first rows of a CSV file that the server sends: provider, time and status of the figures. */
export function originRows({ source, asOf, fetchedAt, status }: DataOrigin): CsvCell[][] {
  return [
    ['Source', source.attribution ?? source.name, source.url ?? ''],
    ['As of', asOf, 'Received', fetchedAt, 'Status', status],
  ];
}

/** The same facts as one line, above the CSV of a chart or table that the browser saves. */
export function csvSourceOf(
  { source, asOf, status }: DataOrigin,
  { source: line }: Pick<Messages['charts']['labels'], 'source'>,
): string {
  const credit = [source.attribution ?? source.name, source.url].filter((part) => part !== null);
  return fill(line, { source: credit.join(', '), asOf: formatAsOf(asOf), status });
}
