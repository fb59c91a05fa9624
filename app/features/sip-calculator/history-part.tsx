import { FundNotices } from '@/components/funds/fund/fund-notices';
import { FundWarning } from '@/components/funds/fund-warning';
import { NoHistory } from '@/components/funds/fund/no-history';
import { PlanHistoryCard } from '@/components/funds/plan-history/plan-history-card';
import { PlanHistoryResult } from '@/components/funds/plan-history/plan-history-result';
import { planInWords, spanInWords } from '@/components/sip/plan-sentence';
import { NoFigures } from '@/components/sources/no-figures';
import { SourceNote } from '@/components/sources/source-note';
import { Alert } from '@/components/ui/alert';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { readSchemeCode } from '@/lib/funds/domain/fund-query';
import { planHistory } from '@/lib/funds/domain/plan-history';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { findSchemes, loadNavHistory, loadScheme } from '@/lib/funds/server/source';
import { languageOfFeature, messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import { annualGrowthPercent } from '@/lib/sip/domain/inputs/convention';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { historyFormId, historyKeys } from '@/lib/sip/domain/inputs/history-keys';
import { historyQuery, type HistoryQuery } from '@/lib/sip/domain/inputs/history-query';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { inputsPath, sipPath } from '@/lib/sip/domain/inputs/query';
import { paymentsOf } from '@/lib/sip/domain/schedule';
import { amfi } from '@/lib/sources/providers';
import type { SourceProblem, Sourced } from '@/lib/sources/sourced';

const sectionId = 'real-history';
const mostFound = 8;

type PartProps = {
  inputs: SipInputs;
  /** Plan A: what is worked out is the plan that the answer speaks of. */
  outcome: PlanOutcome;
  asked: HistoryQuery;
  language: Language;
};

/** Plan A on the NAVs of a fund. No source is asked before the address names words or a fund. */
export async function HistoryPart(props: PartProps) {
  const { funds, sources } = messages(props.language);
  const { words: words, fundCode } = props.asked;
  const { scheme, found, problem, content } = fundCode
    ? await chosen(props, fundCode)
    : words
      ? await search(words)
      : { ...nothing };
  return (
    <PlanHistoryCard
      id={sectionId}
      form={{
        id: historyFormId,
        action: `${inLanguage(sipPath, props.language)}#${sectionId}`,
        keys: historyKeys,
      }}
      typed={words}
      scheme={scheme}
      found={found}
      messages={funds}
    >
      {problem ? (
        <NoFigures
          problem={problem === 'not-found' ? 'refused' : problem}
          sourceName={amfi.name}
          retryPath={retryPath(props)}
          messages={sources.missing}
        />
      ) : null}
      {content}
    </PlanHistoryCard>
  );
}

type Answer = {
  scheme: Scheme | null;
  /** Search results, best match first; null where no search was made. */
  found: readonly Scheme[] | null;
  problem: SourceProblem | null;
  content: React.ReactNode;
};

const nothing: Answer = { scheme: null, found: null, problem: null, content: null };

async function search(words: string): Promise<Answer> {
  const found = await findSchemes(words, mostFound);
  return found.ok
    ? { ...nothing, found: found.value.data }
    : { ...nothing, problem: found.problem };
}

async function chosen(props: PartProps, codeText: string): Promise<Answer> {
  const code = readSchemeCode(codeText);
  const loaded = code === null ? null : await loadScheme(code);
  if (!loaded || (!loaded.ok && loaded.problem === 'not-found')) {
    const { funds } = messages(props.language);
    return { ...nothing, content: <Alert tone="warn">{funds.planHistory.unknown}</Alert> };
  }
  if (!loaded.ok) return { ...nothing, problem: loaded.problem };
  const scheme = loaded.value.data;
  return { ...nothing, scheme, content: await onHistoryOf(scheme, props) };
}

async function onHistoryOf(scheme: Scheme, props: PartProps) {
  const { inputs, outcome, language } = props;
  const { funds, sip, sources } = messages(languageOfFeature('funds', language));
  const { plan } = outcome;
  const history = await loadNavHistory(scheme);
  if (!history.ok) {
    return (
      <NoHistory
        problem={history.problem}
        retryPath={retryPath(props)}
        messages={{ fund: funds.fund, missing: sources.missing }}
      />
    );
  }
  const { series, isBehind } = history.value.data;
  const payments = paymentsOf(plan);
  payments[0] = (payments[0] ?? 0) + plan.lumpSumRupees;
  const now = new Date();
  return (
    <>
      <FundNotices
        scheme={scheme}
        series={series}
        isBehind={isBehind}
        today={dateInIndia(now)}
        messages={funds.fund}
      />
      <PlanHistoryResult
        history={planHistory(series, payments)}
        plan={{
          text: planInWords(plan, sip.answer),
          months: plan.months,
          assumedPercent: annualGrowthPercent(plan, conventionOf(inputs)),
        }}
        spanText={(months) => spanInWords(months, sip.answer)}
        messages={funds}
      />
      <SourceNote
        sourced={withoutData(history.value)}
        ageSeconds={(now.getTime() - Date.parse(history.value.fetchedAt)) / 1000}
        messages={sources}
      />
      <FundWarning messages={funds} />
    </>
  );
}

function withoutData({ source, asOf, fetchedAt, status }: Sourced<unknown>) {
  return { source, asOf, fetchedAt, status };
}

function retryPath({ inputs, asked, language }: PartProps): string {
  return `${inputsPath(inputs, language)}${historyQuery(asked)}#${sectionId}`;
}
