import { csvResponse } from '@/lib/csv/csv';
import { loadForFile } from '@/lib/funds/server/load-for-file';
import { navCsv } from '@/lib/funds/domain/list/fund-csv';

/** Every NAV of a scheme with a source line. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ schemeCode: string }> },
): Promise<Response> {
  const loaded = await loadForFile(request, params);
  if (loaded instanceof Response) return loaded;
  const { origin, series } = loaded;
  return csvResponse(`nav-${origin.scheme.code}.csv`, navCsv(origin, series));
}
