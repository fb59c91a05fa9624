import 'server-only';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { sentenceAnswer } from '@/lib/answers';
import type { FileOrigin } from '@/lib/funds/domain/list/fund-csv';
import { readSchemeCode } from '@/lib/funds/domain/fund-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { loadNavHistory, loadScheme } from './source';

type ForFile = { origin: FileOrigin; series: readonly DatedValue[]; scheme: Scheme };

/** The figures for a file of a fund, or the refusal of its request. */
export async function loadForFile(
  request: Request,
  params: Promise<{ schemeCode: string }>,
): Promise<ForFile | Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const code = readSchemeCode((await params).schemeCode);
  const scheme = code === null ? null : await loadScheme(code);
  if (!scheme) return refusal(404);
  if (!scheme.ok) return refusal(scheme.problem === 'not-found' ? 404 : 503);
  const history = await loadNavHistory(scheme.value.data);
  if (!history.ok) return refusal(history.problem === 'not-found' ? 404 : 503);
  const { data, ...origin } = history.value;
  const { data: ofList } = scheme.value;
  return { origin: { ...origin, scheme: ofList }, series: data.series, scheme: ofList };
}

function refusal(status: 404 | 503): Response {
  const { missing, navsDown } = messages().funds.files;
  return sentenceAnswer(status === 404 ? missing : navsDown, status);
}
