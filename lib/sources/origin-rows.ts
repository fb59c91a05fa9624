import type { CsvCell } from '@/lib/csv/csv';
import type { Sourced } from './sourced';

/** The first rows of a CSV file of figures: who provides them, and as of when. */
export function originRows({
  source,
  asOf,
  fetchedAt,
  status,
}: Omit<Sourced<unknown>, 'data'>): CsvCell[][] {
  return [
    ['Source', source.attribution ?? source.name, source.url ?? ''],
    ['As of', asOf, 'Received', fetchedAt, 'Status', status],
  ];
}
