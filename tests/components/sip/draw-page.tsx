import { render, screen } from '@testing-library/react';
import { formView } from '@/components/sip/form-view';
import { formTexts } from '@/components/sip/form-texts';
import { PlanAnswer, AnswerHeadline } from '@/components/sip/plan-answer';
import { SaveForm } from '@/components/sip/save-form';
import { SipCalculator } from '@/components/sip/sip-calculator';
import { firstMessages } from '@/components/sip/sip-messages';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { answerOf } from '@/lib/sip/domain/answer';
import { historyFormId } from '@/lib/sip/domain/inputs/page-query';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath, readTab, typedFromQuery, openedQuery } from '@/lib/sip/domain/inputs/query';

export const firstId = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
export const today = '2026-11-21';

const { sip } = messages();

/** Draws the page of an address (`pageOf`), opened anew. */
export function drawPage(...page: Parameters<typeof pageOf>) {
  window.history.replaceState(null, '', '/features/sip-calculator');
  return render(pageOf(...page));
}

/**
 * The calculator as the page draws it for an address, with a word in place of the long parts below. A prerendered page knows
 * neither the day nor an id.
 */
export function pageOf(
  query: QueryValues = {},
  savedQuery = '',
  { isPrerendered = false, isOpened = false, title = '', id = firstId } = {},
) {
  const openedPart = isOpened ? openedQuery({ id, title }) : '';
  const typed = { ...typedFromQuery(query), tab: readTab(query) };
  const read = readInputs(typed, today);
  const answer = answerOf(read.nearest, today);
  const history = savedQuery ? <form id={historyFormId} aria-label="real history" /> : null;
  return (
    <SipCalculator
      action="/features/sip-calculator"
      form={formView(sip.fields)}
      initialTyped={typed}
      initialMessages={formTexts(typed, read, answer, today, sip)}
      initialPath={inputsPath(read.nearest)}
      today={isPrerendered ? null : today}
      saveId={isPrerendered ? null : id}
      isOpened={isOpened}
      messages={firstMessages(sip, 'en')}
      headline={<AnswerHeadline answer={answer} messages={sip.answer} />}
      answer={
        <PlanAnswer
          inputs={read.nearest}
          answer={answer}
          today={today}
          isStale={read.inputs === null}
          besideQuery={savedQuery + openedPart}
          messages={sip}
        />
      }
      details={<p>drawn by the server</p>}
      openTab={savedQuery ? 'fund' : 'years'}
      savedQuery={savedQuery}
      openedQuery={openedPart}
      history={history}
      saveForm={
        <SaveForm
          id={id}
          isOpened={isOpened}
          inputs={null}
          state={null}
          messages={sip.save}
          title={{ defaultValue: title }}
        />
      }
    />
  );
}

/** By its label alone, or by the name that a field of several sets has with its set. */
export const field = (name: string) =>
  screen.getByLabelText(name, { selector: `:not([aria-label]), [aria-label="${name}"]` });
export const labels = sip.fields.labels;
export const answerBox = () => screen.getByRole('group', { name: sip.answer.title });
