import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageTerms } from '@/components/education/page-terms';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { LanguageLink } from '@/components/shell/language-link';
import { AnswerHeadline } from '@/components/sip/answer-headline';
import { formView } from '@/components/sip/form-view';
import { formWords } from '@/components/sip/form-words';
import { PlanAnswer } from '@/components/sip/plan-answer';
import { SaveForm } from '@/components/sip/save-form';
import { SipCalculator } from '@/components/sip/sip-calculator';
import { openTabOf, SipDetails } from '@/components/sip/sip-details';
import { SipViews } from '@/components/sip/sip-views';
import { PageHeader } from '@/components/ui/page-header';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { languageOfFeature, messages } from '@/lib/messages';
import { localeOf, type Language } from '@/lib/messages/language';
import { calculatorData } from '@/lib/navigation/structured-data';
import { alternatesOf } from '@/lib/navigation/alternates';
import { inLanguage } from '@/lib/navigation/in-language';
import type { QueryValues } from '@/lib/query-values';
import { newSavedId } from '@/lib/saved/saved-item';
import { postSipPlan } from '@/lib/sip/server/actions';
import { answerOf } from '@/lib/sip/domain/answer';
import {
  historyQuery,
  pathOfSentPlan,
  readHistoryQuery,
} from '@/lib/sip/domain/inputs/history-query';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import {
  inputsPath,
  nameKey,
  namedPath,
  saidUnder,
  sipPath,
  typedFromQuery,
} from '@/lib/sip/domain/inputs/query';
import { readSaveStatus, saveStatusKey } from '@/lib/sip/domain/inputs/save-state';
import { readTab, tabQuery } from '@/lib/sip/domain/inputs/tabs';
import { HistoryPart } from './history-part';

/** What the page in a language says of itself. */
export function sipMetadata(language: Language): Metadata {
  const { sip, navigation } = messages(language);
  return {
    title: navigation.titles.sipCalculator,
    description: sip.page.description,
    alternates: alternatesOf(sipPath, language),
  };
}

/** The inputs stand in the query, so the answer is in the HTML and the page is the same for everybody. */
export function SipPage({ query, language }: { query: QueryValues; language: Language }) {
  const { sip, navigation } = messages(language);
  const today = dateInIndia(new Date());
  const sentPlan = pathOfSentPlan(query, today, language);
  if (sentPlan) redirect(sentPlan);
  const asked = readHistoryQuery(query);
  const savedQuery = historyQuery(asked);
  const tab = readTab(query);
  const typed = { ...typedFromQuery(query), tab };
  const read = readInputs(typed, today);
  const inputs = read.nearest;
  const answer = answerOf(inputs, today);
  const words = formWords(typed, read, answer, today, sip);
  const saveId = newSavedId();
  const saveStatus = readSaveStatus(query[saveStatusKey]);
  const path = inputsPath(inputs, language);
  const name = saidUnder(nameKey, query) ?? '';
  const history =
    tab === 'fund' || savedQuery ? (
      <div lang={localeOf[languageOfFeature('funds', language)]}>
        <HistoryPart inputs={inputs} outcome={answer.main} asked={asked} language={language} />
      </div>
    ) : null;
  return (
    <>
      <BreadcrumbData path={sipPath} siteUrl={env.siteUrl} language={language} />
      <JsonLd
        data={calculatorData(env.siteUrl, {
          path: inLanguage(sipPath, language),
          name: navigation.titles.sipCalculator,
          description: sip.page.description,
        })}
      />
      <PageHeader
        title={navigation.titles.sipCalculator}
        aside={<SipViews messages={sip.page.views} />}
        actions={
          <LanguageLink
            path={sipPath}
            language={language}
            query={
              Object.keys(query).length > 0 ? path.slice(path.indexOf('?')) + tabQuery(tab) : ''
            }
          />
        }
      />
      <SipCalculator
        action={inLanguage(sipPath, language)}
        form={formView(sip.fields)}
        initialTyped={typed}
        initialWords={words}
        initialPath={path}
        savedQuery={savedQuery}
        today={today}
        saveId={saveId}
        messages={sip}
        headline={<AnswerHeadline answer={answer} messages={sip.answer} />}
        answer={
          <PlanAnswer
            inputs={inputs}
            answer={answer}
            today={today}
            isStale={read.inputs === null}
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
            hasHistory={history !== null}
            messages={sip}
          />
        }
        openTab={openTabOf({ inputs, answer, tab, savedQuery })}
        saveForm={
          <SaveForm
            id={saveId}
            inputs={read.inputs}
            state={
              saveStatus && {
                status: saveStatus,
                signInPath: signInUrl(namedPath(inputs, name, language)),
              }
            }
            messages={sip.save}
            action={postSipPlan}
            title={{ defaultValue: name }}
          />
        }
        history={history}
      />
      <div lang={language === 'en' ? undefined : localeOf.en}>
        <PageTerms page="/features/sip-calculator" messages={messages().glossary} />
      </div>
      <section aria-labelledby="about-page" className="mt-6 max-w-prose text-xs text-ink-soft">
        <h2 id="about-page" className="mb-1 text-xs font-semibold">
          {sip.page.about}
        </h2>
        <p>{sip.page.lead}</p>
      </section>
    </>
  );
}
