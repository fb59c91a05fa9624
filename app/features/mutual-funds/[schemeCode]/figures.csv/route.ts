import { readSearchParams } from '@/lib/query-values';
import { csvResponse } from '@/lib/csv/csv-response';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { loadForFile } from '@/lib/funds/server/load-for-file';
import { figuresCsv } from '@/lib/funds/domain/list/fund-csv';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { readRiskless } from '@/lib/funds/domain/riskless';

/** Returns and risk of a scheme with a source line; a riskless rate as on the page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ schemeCode: string }> },
): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const { schemeCode } = await params;
  const loaded = await loadForFile(schemeCode);
  if (loaded instanceof Response) return loaded;
  const { origin, series } = loaded;
  const typed = readFundQuery(readSearchParams(new URL(request.url).searchParams));
  const riskless = readRiskless(typed);
  if (!riskless.ok) return new Response('No such riskless rate.', { status: 400 });
  const text = figuresCsv(origin, series, riskless.value);
  return csvResponse(`figures-${origin.scheme.code}.csv`, text);
}
