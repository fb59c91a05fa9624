import { unparse } from 'papaparse';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Credit, DataStatus } from '@/lib/sources/sourced';
import type { BackTest } from './back-test';
import type { BackTestRequest } from './back-test-request';
import type { Scheme } from './scheme';

/** Where the figures of a file come from: stands above them. */
export type FileOrigin = {
  scheme: Pick<Scheme, 'code' | 'name'>;
  source: Credit;
  asOf: string;
  fetchedAt: string;
  status: DataStatus;
};

type Row = readonly (string | number)[];

/** Every NAV of a scheme, oldest first. */
export function navCsv(origin: FileOrigin, series: readonly DatedValue[]): string {
  return csvOf(origin, [
    ['Date', 'NAV (INR)'],
    ...series.map(({ date, value }): Row => [date, value]),
  ]);
}

/** The purchases and sales of a back-test with what it assumed, so that it can be worked out again. */
export function backTestCsv(
  origin: FileOrigin,
  { way, monthlyRupees, rupees, from, to }: BackTestRequest,
  { deals, units, valueRupees, valueOn, xirrPercent }: BackTest,
): string {
  return csvOf(origin, [
    ['Back-test', way, 'monthly (INR)', monthlyRupees, 'first day (INR)', rupees],
    ['From', from, 'To', to],
    ['Units held', units, 'Worth (INR)', valueRupees, 'on', valueOn],
    ['XIRR (% a year)', xirrPercent ?? ''],
    [],
    ['Date', 'NAV (INR)', 'Paid in (INR)', 'Units'],
    ...deals.map((deal): Row => [deal.date, deal.nav, deal.rupees, deal.units]),
  ]);
}

function csvOf({ scheme, source, asOf, fetchedAt, status }: FileOrigin, rows: readonly Row[]) {
  const head: Row[] = [
    ['Scheme', scheme.name, 'AMFI code', scheme.code],
    ['Source', source.attribution ?? source.name, source.url],
    ['As of', asOf, 'Received', fetchedAt, 'Status', status],
    [],
  ];
  // A byte order mark, so that spreadsheets read it as UTF-8. Numbers stay numbers; text is made harmless.
  return `\uFEFF${unparse(
    [...head, ...rows].map((row) => [...row]),
    { escapeFormulae: true },
  )}\r\n`;
}
