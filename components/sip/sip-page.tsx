import type { Metadata } from 'next';
import { calculatorMetadata, CalculatorPage } from '@/components/calculators/calculator-page';
import { LanguageLink } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { signInAgainUrl } from '@/lib/auth/domain/route-access';
import { messages, type Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { newSavedId } from '@/lib/saved/saved-item';
import type { FundChoice } from '@/lib/plan-history/fund-choice';
import { postSipPlan } from '@/lib/sip/server/actions';
import type { SipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import { inputsPath, nameQuery, typedQuery } from '@/lib/sip/domain/inputs/query';
import { planFormId, tabQuery } from '@/lib/sip/domain/inputs/page-query';
import { formView } from './form-view';
import { formTexts } from './form-texts';
import { PlanAnswer, AnswerHeadline } from './plan-answer';
import { SaveForm } from './save-form';
import { SipCalculator } from './sip-calculator';
import { firstMessages } from './sip-messages';
import { openTabOf, SipDetails } from '@/components/sip/details/sip-details';
import { FundHistoryPart } from './fund-history-part';
import { sipPath } from '@/lib/navigation/page-paths';

function calculatorOf({ sip, navigation }: Messages) {
  return { path: sipPath, title: navigation.titles.sipCalculator, messages: sip.page } as const;
}

/** Metadata of the page in a language. */
export function sipMetadata(language: Language): Metadata {
  return calculatorMetadata(calculatorOf(messages(language)), language);
}

/** The inputs are in the query, so the answer is in the HTML and the page is the same for every visitor. */
export function SipPage({
  query,
  language,
  siteUrl,
  fundHistory,
}: {
  query: SipPageQuery;
  language: Language;
  siteUrl: string;
  /** Plan A on a fund's NAVs; null where its tab is closed. */
  fundHistory: { choice: FundChoice; now: Date } | null;
}) {
  const allMessages = messages(language);
  const { sip } = allMessages;
  const {
    today,
    typed,
    read,
    inputs,
    answer,
    tab,
    savedQuery,
    isPlain,
    name,
    openedId,
    openedQuery,
    saveStatus,
  } = query;
  const texts = formTexts(typed, read, answer, today, sip);
  // The prerendered page is the same for days and for everybody: it names no month and no item.
  const saveId = isPlain ? null : (openedId ?? newSavedId());
  const path = inputsPath(inputs, language);
  const history = fundHistory ? (
    <FundHistoryPart {...fundHistory} query={query} language={language} />
  ) : null;
  return (
    <CalculatorPage {...calculatorOf(allMessages)} language={language} siteUrl={siteUrl}>
      <PageHeader
        title={allMessages.navigation.titles.sipCalculator}
        aside={<SipViews messages={sip.page.views} />}
        actions={
          <LanguageLink
            path={sipPath}
            language={language}
            query={isPlain ? '' : path.slice(path.indexOf('?')) + tabQuery(tab)}
          />
        }
      />
      {/* Without scripts, the answer to other inputs is of the same fund and opened plan. */}
      {[...new URLSearchParams(savedQuery + openedQuery)].map(([key, value]) => (
        <input key={key} type="hidden" form={planFormId} name={key} value={value} />
      ))}
      <SipCalculator
        action={inLanguage(sipPath, language)}
        form={formView(sip.fields)}
        initialTyped={typed}
        initialMessages={
          isPlain ? { ...texts, hints: { ...texts.hints, years: undefined } } : texts
        }
        initialPath={path}
        savedQuery={savedQuery}
        openedQuery={openedQuery}
        today={isPlain ? null : today}
        saveId={saveId}
        isOpened={openedId !== null}
        messages={firstMessages(sip, language)}
        headline={<AnswerHeadline answer={answer} messages={sip.answer} />}
        answer={
          <PlanAnswer
            inputs={inputs}
            answer={answer}
            today={today}
            isStale={read.inputs === null}
            besideQuery={savedQuery + openedQuery}
            messages={sip}
          />
        }
        details={
          <SipDetails
            inputs={inputs}
            answer={answer}
            today={today}
            tab={tab}
            savedQuery={savedQuery}
            openedQuery={openedQuery}
            hasHistory={history !== null}
            messages={sip}
          />
        }
        openTab={openTabOf({ inputs, answer, tab, savedQuery })}
        saveForm={
          <SaveForm
            id={saveId}
            isOpened={openedId !== null}
            inputs={read.inputs}
            address={(read.inputs ? '' : typedQuery(typed)) + tabQuery(tab) + savedQuery}
            state={
              saveStatus && {
                status: saveStatus,
                signInPath: signInAgainUrl(
                  path + tabQuery(tab) + savedQuery + (openedId ? openedQuery : nameQuery(name)),
                ),
              }
            }
            messages={sip.save}
            action={postSipPlan}
            title={{ defaultValue: name }}
          />
        }
        history={history}
      />
    </CalculatorPage>
  );
}

const groups = ['goal', 'withdrawals', 'compare'] as const;

/** What else the page answers. Each leads to its group of fields, which opens by being led to. */
function SipViews({ messages }: { messages: Messages['sip']['page']['views'] }) {
  return (
    <nav
      aria-label={messages.label}
      className="no-print -ml-2.5 max-w-full scroll-px-16 overflow-x-auto max-sm:order-1 max-sm:basis-full lg:ml-0"
    >
      <ul className="flex gap-1">
        {groups.map((id) => (
          <li key={id}>
            <a
              href={`#sip-group-${id}`}
              className="inline-flex min-h-8 items-center rounded px-2.5 text-xs font-semibold whitespace-nowrap text-accent hover:bg-surface-sunken max-lg:min-h-11"
            >
              {messages[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
