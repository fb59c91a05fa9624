'use client';

import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { useLateAddress } from '@/components/forms/use-late-address';
import { Waiting } from '@/components/ui/loading/waiting';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { TypedInputs } from '@/lib/sip/domain/inputs/fields';
import { historyFormId, historyKeys } from '@/lib/sip/domain/inputs/history-keys';
import { fieldsOf } from './fields-of';
import type { FormView } from './form-view';
import type { FormWords } from './form-words';
import { InputForm } from './input-form';
import { SharePlan } from './share-plan';
import { useLiveAnswer } from './use-live-answer';

type SipCalculatorProps = {
  /** Where the form goes without scripts. */
  action: string;
  form: FormView;
  initialTyped: TypedInputs;
  initialWords: FormWords;
  /** The address of the first answer's inputs. */
  initialPath: string;
  /** What addresses keep beside the inputs: the fund on whose history the plan stands below. */
  savedQuery: string;
  /** The day on which plans begin. */
  today: IsoDate;
  /** Id of the item that the first Save makes. */
  saveId: string;
  messages: Messages['sip'];
  /** The first answer as the server drew it: in one line, in full, its parts in detail, and the form that saves it. */
  headline: ReactNode;
  answer: ReactNode;
  details: ReactNode;
  saveForm: ReactNode;
  /** The plan on a fund's history: it says for which plan it was worked out, and stays until it is asked for anew. */
  history: ReactNode;
};

/**
 * The calculator as one types. Its form is a plain GET form: without scripts the same page answers. With them
 * the address follows the inputs, so that it can be shared, reloaded and bookmarked.
 */
export function SipCalculator(props: SipCalculatorProps) {
  const { action, form: view, initialWords, initialPath, today, saveId, messages } = props;
  const live = useLiveAnswer(props);
  const { typed, isEdited, shown, drawn, found, problems, load } = live;
  const form = useRef<HTMLFormElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  const plainPath = shown?.path ?? initialPath;
  const path = plainPath + props.savedQuery;

  useEarlyInput(form);

  useLateAddress(isEdited ? path : null, shown?.engine.lastPlan.write);

  const focusFirstProblem = () => {
    live.settle();
    const wrong = fieldsOf(view).find(({ name }) => found[name]);
    const field = wrong && form.current?.querySelector<HTMLElement>(`[name="${wrong.key}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return wrong !== undefined;
  };
  const submit = (event: SubmitEvent) => {
    // While the code that answers is not here, the form goes its plain way and the server answers.
    if (isEdited && !shown) return;
    event.preventDefault();
    if (!focusFirstProblem()) answerBox.current?.focus();
  };
  const isStale = Object.keys(problems).length > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <input type="hidden" form={historyFormId} name={historyKeys.plan} value={plainPath} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={messages.fields.title} titleId="sip-fields" className="no-print">
          <form ref={form} action={action} noValidate onSubmit={submit} onFocus={load}>
            <InputForm
              view={view}
              typed={typed}
              words={shown?.words ?? initialWords}
              problems={problems}
              messages={messages}
              onType={live.type}
              onLeave={live.leave}
            />
            <Button type="submit" className="mt-5 w-full">
              {messages.fields.submit}
            </Button>
            <div className="sticky bottom-0 -mx-5 mt-4 border-t border-line bg-surface-raised px-5 py-2 md:-mx-6 md:px-6 lg:hidden">
              {shown ? (
                <shown.engine.AnswerHeadline answer={shown.answer} messages={messages.answer} />
              ) : (
                props.headline
              )}
            </div>
          </form>
        </Card>
        <div
          ref={answerBox}
          tabIndex={-1}
          role="group"
          aria-labelledby="sip-answer"
          className="lg:sticky lg:top-20"
        >
          <Card title={messages.answer.title} titleId="sip-answer">
            {live.hasLoadingFailed ? (
              <Alert tone="warn">{messages.details.unavailable}</Alert>
            ) : null}
            {shown ? (
              <shown.engine.PlanAnswer
                inputs={shown.inputs}
                answer={shown.answer}
                today={today}
                isStale={isStale}
                messages={messages.answer}
              />
            ) : (
              <Waiting isWaiting={isEdited}>{props.answer}</Waiting>
            )}
            <LiveRegion className="sr-only">
              {shown?.isGood && live.isSettled
                ? shown.engine.answerSentence(shown.answer.main, messages.answer)
                : null}
            </LiveRegion>
          </Card>
        </div>
      </div>
      <div className="no-print grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        {shown ? (
          <shown.engine.SavePlan
            inputs={shown.isGood ? shown.inputs : null}
            firstId={saveId}
            initialTitle={live.titleBefore}
            messages={messages.save}
            onBlocked={focusFirstProblem}
          />
        ) : (
          // It would save the plan as it was before the edit.
          <Waiting isWaiting={isEdited}>{props.saveForm}</Waiting>
        )}
        <SharePlan path={path} messages={messages.share} />
      </div>
      {props.history}
      {drawn ? (
        <drawn.engine.SipDetails
          inputs={drawn.inputs}
          answer={drawn.answer}
          today={today}
          messages={messages}
          onChoose={live.type}
        />
      ) : (
        <Waiting isWaiting={isEdited}>{props.details}</Waiting>
      )}
    </div>
  );
}
