import 'server-only';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { sentenceAnswer } from '@/lib/answers';
import type { FileOrigin } from '@/lib/funds/domain/list/fund-csv';
import { readFundQuery, type FundTyped } from '@/lib/funds/domain/fund-query';
import { readSchemeCode, type Scheme } from '@/lib/funds/domain/scheme';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { readSearchParams } from '@/lib/query-values';
import { loadNavHistory, loadScheme } from './source';

type ForFile = { origin: FileOrigin; series: readonly DatedValue[]; scheme: Scheme };

type Handler = (
  request: Request,
  context: { params: Promise<{ schemeCode: string }> },
) => Promise<Response>;

/** The handler of a file of a fund. @param write the file, of the fund's figures and the query, which is that of its page */
export function fundFileRoute(
  write: (figures: ForFile, typed: FundTyped) => Response | Promise<Response>,
): Handler {
  return async (request, { params }) => {
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
    const figures = { origin: { ...origin, scheme: ofList }, series: data.series, scheme: ofList };
    return write(figures, readFundQuery(readSearchParams(new URL(request.url).searchParams)));
  };
}

function refusal(status: 404 | 503): Response {
  const { missing, navsDown } = messages().funds.files;
  return sentenceAnswer(status === 404 ? missing : navsDown, status);
}
