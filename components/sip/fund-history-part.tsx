import { FundNotices, FundWarning } from '@/components/funds/fund/fund-notices';
import { NoHistory } from '@/components/funds/fund/fund-nav';
import {
  PeerSipsResult,
  PlanHistoryResult,
} from '@/components/funds/plan-history/plan-history-result';
import { PlanHistoryCard } from '@/components/funds/plan-history/plan-history-card';
import { NoFigures } from '@/components/sources/sourced-data';
import { SourceNote } from '@/components/sources/source-note';
import { Alert } from '@/components/ui/alert';
import { Disclosure } from '@/components/ui/disclosure';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import type { FundChoice, PlanOnCategory, PlanOnFund } from '@/lib/plan-history/fund-choice';
import { annualGrowthPercent } from '@/lib/sip/domain/inputs/convention';
import { historyFormId, historyKeys } from '@/lib/sip/domain/inputs/page-query';
import type { SipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { amfi } from '@/lib/sources/providers';
import { figuresAgeSeconds } from '@/lib/sources/sourced';
import { planInWords, spanInWords } from './plan-sentence';
import { sipPath } from '@/lib/navigation/page-paths';

const sectionId = 'real-history';
type PartProps = { query: SipPageQuery; choice: FundChoice; now: Date; language: Language };

/** Plan A on the NAVs of a fund. */
export function FundHistoryPart(props: PartProps) {
  const { query, choice, language } = props;
  const { planHistory, sources } = messages(language);
  const { scheme, found, problem, isUnknown, planOnFund, categories, planOnCategory } = choice;
  return (
    <PlanHistoryCard
      id={sectionId}
      form={{
        id: historyFormId,
        action: `${inLanguage(sipPath, language)}#${sectionId}`,
        keys: historyKeys,
      }}
      typed={query.asked.words}
      scheme={scheme}
      categories={categories}
      chosenCategory={planOnCategory}
      found={found}
      messages={planHistory}
    >
      {problem ? (
        <NoFigures
          problem={problem === 'not-found' ? 'refused' : problem}
          sourceName={amfi.name}
          retryPath={retryPath(props)}
          messages={sources.missing}
        />
      ) : null}
      {isUnknown ? <Alert tone="warn">{planHistory.unknown}</Alert> : null}
      {scheme && planOnFund ? (
        typeof planOnFund === 'string' ? (
          <NoHistory
            problem={planOnFund}
            retryPath={retryPath(props)}
            messages={{ fund: planHistory.noHistory, missing: sources.missing }}
          />
        ) : (
          <PlanResult {...props} scheme={scheme} planOnFund={planOnFund} />
        )
      ) : null}
      {planOnCategory ? <CategoryResult {...props} planOnCategory={planOnCategory} /> : null}
    </PlanHistoryCard>
  );
}

function PlanResult({
  query: { inputs, answer },
  scheme,
  planOnFund: { listDay, history, navs },
  now,
  language,
}: PartProps & { scheme: Scheme; planOnFund: PlanOnFund }) {
  const { planHistory, sip, sources } = messages(language);
  const { plan } = answer.main;
  const { source, asOf, fetchedAt, status, data } = navs;
  return (
    <>
      <FundNotices
        scheme={scheme}
        series={data.series}
        isBehind={data.isBehind}
        listDay={listDay ?? dateInIndia(now)}
        language={language}
        messages={planHistory.notices}
      />
      <PlanHistoryResult
        history={history}
        plan={{
          intro: fill(planHistory.plan, { plan: planInWords(plan, sip.answer) }),
          months: plan.months,
          assumedPercent: annualGrowthPercent(plan, conventionOf(inputs)),
        }}
        spanText={(months) => spanInWords(months, sip.answer)}
        messages={planHistory}
      />
      <SourceNote
        sourced={{ source, asOf, fetchedAt, status }}
        ageSeconds={figuresAgeSeconds(navs, now.getTime())}
        messages={sources}
      />
      <FundWarning messages={planHistory.fund} />
    </>
  );
}

/** Plan A in the funds of a category, and on their average from each starting month. */
function CategoryResult({
  query: { inputs, answer },
  planOnCategory: { peers, history, months, funds: counts, origin },
  now,
  language,
}: PartProps & { planOnCategory: PlanOnCategory }) {
  const { planHistory, sip, sources } = messages(language);
  const { plan } = answer.main;
  if (!months || !counts || !origin) return <Alert tone="warn">{planHistory.categoryNone}</Alert>;
  const intro = (text: string) => fill(text, { plan: planInWords(plan, sip.answer) });
  const onAverage = (
    <>
      <PlanHistoryResult
        history={history}
        plan={{
          intro: intro(planHistory.categoryPlan),
          months: plan.months,
          assumedPercent: annualGrowthPercent(plan, conventionOf(inputs)),
        }}
        hasValuesFirst
        spanText={(span) => spanInWords(span, sip.answer)}
        messages={planHistory}
      />
      <p className="max-w-prose text-sm">
        {fill(planHistory.categoryFunds, {
          ...counts,
          first: formatDate(months.first, language),
          last: formatDate(months.last, language),
        })}
      </p>
    </>
  );
  return (
    <>
      {peers ? (
        <>
          <PeerSipsResult
            peers={peers}
            intro={intro(planHistory.peers.plan)}
            isShortened={peers.years * 12 < plan.months}
            spanText={spanInWords(peers.years * 12, sip.answer)}
            messages={planHistory}
          />
          <Disclosure title={planHistory.peers.average}>
            <div className="grid grid-cols-1 gap-4">{onAverage}</div>
          </Disclosure>
        </>
      ) : (
        onAverage
      )}
      <SourceNote
        sourced={origin}
        ageSeconds={figuresAgeSeconds(origin, now.getTime())}
        messages={sources}
      />
      <FundWarning messages={planHistory.fund} />
    </>
  );
}

function retryPath({ query: { inputs, savedQuery, openedQuery }, language }: PartProps): string {
  return `${inputsPath(inputs, language)}${savedQuery}${openedQuery}#${sectionId}`;
}
