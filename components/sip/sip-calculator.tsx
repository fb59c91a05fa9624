'use client';

import { useCopy } from '@/components/ui/files/copy-button';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { useCallback, useEffect, useMemo, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { useCalculator } from '@/components/forms/use-calculator';
import { BusyArea } from '@/components/ui/loading/skeleton';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { FieldName, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import {
  historyFormId,
  historyKeys,
  planFormId,
  tabKey,
  tabQuery,
  type TabChoice,
  type TabId,
} from '@/lib/sip/domain/inputs/page-query';
import type { FormView, FieldView } from './form-view';
import type { FormMessages } from './form-texts';
import { InputForm } from './input-form';
import { fetchSipMessages, type FirstMessages } from './sip-messages';

type SipCalculatorProps = {
  /** Where the form goes without scripts. */
  action: string;
  form: FormView;
  initialTyped: TypedInputs & TabChoice;
  initialMessages: FormMessages;
  /** The address of the first answer's inputs. */
  initialPath: string;
  /** The part of the query beside the inputs: the fund whose history the plan uses. */
  savedQuery: string;
  /** What the address says of the saved plan that was opened. */
  openedQuery: string;
  /** The day on which plans begin; null on a prerendered page, where it is the browser's. */
  today: IsoDate | null;
  /** Id of the item that the first Save makes; null on a prerendered page. */
  saveId: string | null;
  /** Whether that item is a saved plan, which the member opened. */
  isOpened: boolean;
  messages: FirstMessages;
  /** The first answer as the server drew it: in one line, in full, its parts in detail, and the form that saves it. */
  headline: ReactNode;
  answer: ReactNode;
  details: ReactNode;
  /** The tab that is open in the details. */
  openTab: TabId;
  saveForm: ReactNode;
  /**
   * The plan on a fund's history; null where it was not asked for. It says for which plan it was worked out, and stays
   * until it is asked for anew.
   */
  history: ReactNode;
};

/**
 * The calculator, updated with every input. Its form is a plain GET form: without scripts the same page answers. With them
 * the address follows the inputs, so that it can be shared, reloaded and bookmarked.
 */
export function SipCalculator(props: SipCalculatorProps) {
  const { action, form: view, initialTyped, initialMessages, initialPath } = props;
  const { savedQuery, openedQuery, saveId, messages } = props;
  const form = useRef<HTMLFormElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  /** Whether Enter was pressed before the engine had read what was typed. */
  const isSubmitted = useRef(false);
  const live = useCalculator({
    root: form,
    initialTyped,
    fetchEngine: async () => {
      const { language } = messages;
      const [engine, all] = await Promise.all([import('./engine'), fetchSipMessages(language)]);
      const today = props.today ?? engine.dateInIndia(new Date());
      return {
        code: { ...engine, today, messages: all },
        rules: engine.sipRules({ initialTyped, today, language }),
      };
    },
    address: 'query',
    // The rules stay those of the first render; this changes when the form of the server has saved the plan.
    addressEnd: ({ tab }) => tabQuery(tab) + savedQuery + openedQuery,
  });
  const { typed, isEdited, code, read, inputs, problems: lasting, change } = live;
  const answered = isEdited ? live.answer : null;
  const shown = useMemo(
    () =>
      code && read && lasting && answered
        ? {
            engine: code,
            ...answered,
            messages: code.formTexts(
              typed,
              { ...read, problems: lasting },
              answered.answer,
              code.today,
              code.messages,
            ),
            isGood: read.inputs !== null,
          }
        : null,
    [code, read, lasting, answered, typed],
  );
  const shownMessages = shown?.messages ?? initialMessages;
  const { problems } = shownMessages;
  const found = read?.problems ?? initialMessages.problems;
  const plainPath = (isEdited && live.address) || initialPath;

  const onType = useCallback(
    (name: FieldName, text: string) => change((before) => ({ ...before, [name]: text })),
    [change],
  );
  const onTab = useCallback(
    (tab: TabId) => change((before) => (before.tab === tab ? before : { ...before, tab })),
    [change],
  );
  const onLeave = useCallback(
    (name: FieldName) => {
      if (code) change((before) => code.tidyTyped(name, before, code.today));
    },
    [code, change],
  );

  const focusFirstProblem = () => {
    live.settle();
    const wrong = allFieldsOf(view).find(({ name }) => found[name]);
    const field = wrong && form.current?.querySelector<HTMLElement>(`[name="${wrong.key}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return wrong !== undefined;
  };
  const isRead = read !== null;
  const hasFailed = live.hasFailed && isEdited;
  const submit = (event: SubmitEvent) => {
    // Without the engine the server answers.
    if (hasFailed) return;
    event.preventDefault();
    if (isEdited && !isRead) isSubmitted.current = true;
    else if (!focusFirstProblem()) answerBox.current?.focus();
  };
  useEffect(() => {
    if (!isSubmitted.current || !(isRead || hasFailed)) return;
    isSubmitted.current = false;
    form.current?.requestSubmit();
  }, [isRead, hasFailed]);
  const isStale = Object.keys(problems).length > 0;
  const openTab = shown
    ? shown.engine.openTabOf({ ...shown, tab: typed.tab, savedQuery })
    : props.openTab;
  return (
    <div className="grid grid-cols-1 gap-4">
      <input
        type="hidden"
        form={historyFormId}
        name={historyKeys.plan}
        value={plainPath + openedQuery}
      />
      {/* First in the document, also where it is at the right: on a phone it stays visible above the fields. */}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="sticky top-13 z-10 -mx-4 border-y border-line bg-surface px-4 py-1.5 lg:hidden print:static low:static">
          {shown ? (
            <shown.engine.AnswerHeadline
              answer={shown.answer}
              messages={shown.engine.messages.answer}
            />
          ) : (
            props.headline
          )}
        </div>
        <div className="grid grid-cols-1 gap-4 max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
          <div ref={answerBox} tabIndex={-1} role="group" aria-labelledby="sip-answer">
            <Card>
              <h2 id="sip-answer" className="sr-only">
                {messages.answerTitle}
              </h2>
              {hasFailed ? <Alert tone="warn">{messages.unavailable}</Alert> : null}
              {shown ? (
                <shown.engine.PlanAnswer
                  inputs={shown.inputs}
                  answer={shown.answer}
                  today={shown.engine.today}
                  isStale={isStale}
                  besideQuery={savedQuery + openedQuery}
                  messages={shown.engine.messages}
                />
              ) : (
                <BusyArea isBusy={isEdited}>{props.answer}</BusyArea>
              )}
              <LiveRegion className="sr-only">
                {shown?.isGood && live.isSettled
                  ? shown.engine.answerSentence(shown.answer.main, shown.engine.messages.answer)
                  : null}
              </LiveRegion>
            </Card>
          </div>
          {/* On a phone below the form, which arrives after it: until the whole form has, it would show in its place, and move. */}
          <Card
            id="sip-save"
            className="no-print scroll-mt-20 max-lg:order-last max-lg:[:not(:has(+*))>*>&]:hidden"
          >
            {shown ? (
              <shown.engine.SavePlan
                inputs={shown.isGood ? inputs : null}
                firstId={saveId}
                isOpened={props.isOpened}
                messages={shown.engine.messages.save}
                onBlocked={focusFirstProblem}
              />
            ) : (
              // That form would save the plan as it was before the edit.
              <BusyArea isBusy={isEdited}>{props.saveForm}</BusyArea>
            )}
            <SharePlan
              path={plainPath + tabQuery(typed.tab) + savedQuery}
              messages={messages.share}
            />
          </Card>
        </div>
        <Card className="no-print lg:col-start-1 lg:row-start-1 lg:self-stretch">
          <form
            ref={form}
            id={planFormId}
            action={action}
            aria-label={messages.formTitle}
            noValidate
            onSubmit={submit}
          >
            <InputForm
              view={view}
              typed={typed}
              formMessages={shownMessages}
              problems={problems}
              correct={messages.correct}
              onType={onType}
              onLeave={onLeave}
            />
            {typed.tab ? <input type="hidden" name={tabKey} value={typed.tab} /> : null}
            {/* While the browser computes the answer, the button only makes the Enter key send the form. */}
            <Button
              type="submit"
              className={`mt-3 w-full ${hasFailed ? '' : 'hidden! noscript:inline-flex!'}`}
            >
              {messages.submit}
            </Button>
          </form>
        </Card>
      </div>
      <OutOfSight>
        {shown ? (
          <shown.engine.SipDetails
            inputs={shown.inputs}
            answer={shown.answer}
            today={shown.engine.today}
            tab={typed.tab}
            savedQuery={savedQuery}
            openedQuery={openedQuery}
            hasHistory={props.history !== null}
            messages={shown.engine.messages}
            onChoose={onType}
            onTab={onTab}
          />
        ) : (
          <BusyArea isBusy={isEdited}>{props.details}</BusyArea>
        )}
        {openTab === 'fund' ? props.history : null}
      </OutOfSight>
    </div>
  );
}

/** All fields of the form in its order, hidden ones excepted. */
function allFieldsOf({ core, groups }: FormView): FieldView[] {
  return [...core, ...groups.flatMap(({ sets }) => sets.flatMap(({ fields }) => fields))];
}

/** The address that holds the inputs, to copy or to follow, and the printer. */
function SharePlan({ path, messages }: { path: string; messages: Messages['sip']['share'] }) {
  const { copy, messageOf } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);

  return (
    <div
      role="group"
      aria-label={messages.title}
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-sm"
    >
      <a href={path} className="link mr-auto inline-flex min-h-9 items-center">
        {messages.link}
      </a>
      <Button variant="quiet" className="noscript:hidden" onClick={copyAddress}>
        {messages.copy}
      </Button>
      <Button variant="quiet" className="-mr-3.5 noscript:hidden" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <LiveRegion className="w-full empty:hidden">{messageOf(messages)}</LiveRegion>
    </div>
  );
}
