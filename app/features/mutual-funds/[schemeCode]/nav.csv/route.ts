import { csvResponse } from '@/lib/csv/csv';
import { fundFileRoute } from '@/lib/funds/server/fund-file-route';
import { navCsv } from '@/lib/funds/domain/list/fund-csv';

/** Every NAV of a scheme with a source line. */
export const GET = fundFileRoute(({ origin, series }) =>
  csvResponse(`nav-${origin.scheme.code}.csv`, navCsv(origin, series)),
);
