'use client';

import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useSettled } from '@/components/ui/use-settled';
import type { Messages } from '@/lib/messages';
import {
  fieldNames,
  planWithExample,
  readField,
  readPlan,
  type FieldName,
  type TypedPlan,
} from '@/lib/sip/fields';
import { projectSip } from '@/lib/sip/project';
import { planPath, queryKeys, queryVersion, sipPath, typedValue } from '@/lib/sip/query';
import { problemInWords, unitOf } from './field-problem';
import { PlanAnswer } from './plan-answer';
import { PlanField } from './plan-field';
import { answerSentence } from './plan-sentence';
import { SharePlan } from './share-plan';
import { useOnEdit } from './use-on-edit';


const settleMs = 600;

type SipCalculatorProps = {
  initialTyped: TypedPlan;
  /** Id of the item that the first Save makes. */
  saveId: string;
  messages: Messages['sip'];
  /** Stands under the answer. */
  note: ReactNode;
  /** The form that saves the first plan, drawn by the server. */
  saveForm: ReactNode;
  /** Chart, table and arithmetic of the first answer, drawn by the server. */
  children: ReactNode;
};

/**
 * The calculator as one types. Its form is a plain GET form: without scripts the same page answers. With them
 * the address follows the inputs, so that it can be shared, reloaded and bookmarked.
 */
export function SipCalculator({
  initialTyped,
  saveId,
  messages,
  note,
  saveForm,
  children,
}: SipCalculatorProps) {
  const [typed, setTyped] = useState(initialTyped);
  const [lastGood, setLastGood] = useState(() => planWithExample(initialTyped));
  const [isEdited, setIsEdited] = useState(false);
  const [titleBefore, setTitleBefore] = useState('');
  const [settled, settle] = useSettled(typed, settleMs);
  const [onEdit, loadOnEdit] = useOnEdit();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  const { plan, problems } = useMemo(() => readPlan(typed), [typed]);
  const settledProblems = useMemo(() => readPlan(settled).problems, [settled]);
  const shown = plan ?? lastGood;
  const path = planPath(shown);
  const projection = useMemo(() => projectSip(shown), [shown]);
  const detailed = useDeferredValue(shown);

  const change = (next: TypedPlan) => {
    loadOnEdit();
    setTyped(next);
    if (!isEdited) setTitleBefore(titleTyped());
    setIsEdited(true);
    setLastGood(readPlan(next).plan ?? shown);
  };
  const changeField = (name: FieldName, text: string) => change({ ...typed, [name]: text });
  const leaveField = (name: FieldName) => {
    const read = readField(name, typed[name]);
    if (unitOf(name) !== 'Rupees' || !read.ok || typed[name].trim() === '') return;
    setTyped({ ...typed, [name]: typedValue(read.value) });
  };

  // What was typed before the scripts ran stands in the fields, and only there.
  const adoptFound = useEffectEvent(() => {
    const found = new FormData(form.current ?? undefined);
    const text = (name: FieldName) => String(found.get(queryKeys[name]) ?? '');
    if (fieldNames.some((name) => text(name) !== initialTyped[name])) {
      change(Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as TypedPlan);
    }
  });
  useEffect(() => adoptFound(), []);

  useEffect(() => {
    if (!isEdited) return;
    // Once a pause: browsers refuse more than a hundred changes of the address in half a minute.
    const timer = setTimeout(() => window.history.replaceState(null, '', path), settleMs / 2);
    return () => clearTimeout(timer);
  }, [isEdited, path]);

  const focusFirstProblem = () => {
    settle();
    const wrong = fieldNames.find((name) => problems[name]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${queryKeys[wrong]}]`)?.focus();
    return wrong !== undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!focusFirstProblem()) answer.current?.focus();
  };
  const errorOf = (name: FieldName) => {
    const problem = settledProblems[name] && problems[name];
    return problem ? problemInWords(name, problem, messages.problems) : null;
  };
  const isStale = fieldNames.some((name) => errorOf(name) !== null);

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Card title={messages.fields.title} titleId="sip-fields">
          <form ref={form} action={sipPath} className="grid gap-5" noValidate onSubmit={submit}>
            {fieldNames.map((name) => (
              <PlanField
                key={name}
                name={name}
                text={typed[name]}
                error={errorOf(name)}
                messages={messages.fields}
                onVisit={loadOnEdit}
                onType={(text) => changeField(name, text)}
                onSlide={(value) => changeField(name, typedValue(value))}
                onLeave={() => leaveField(name)}
              />
            ))}
            <input type="hidden" name="v" value={queryVersion} />
            <Button type="submit" className="no-print">
              {messages.fields.submit}
            </Button>
          </form>
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <div ref={answer} tabIndex={-1} role="group" aria-labelledby="sip-answer">
            <Card title={messages.answer.title} titleId="sip-answer">
              <PlanAnswer
                plan={shown}
                projection={projection}
                isStale={isStale}
                messages={messages.answer}
              />
              <LiveRegion className="sr-only">
                {isEdited && settled === typed && plan
                  ? answerSentence(shown, projection, messages.answer)
                  : null}
              </LiveRegion>
              {note}
            </Card>
          </div>
          <div className="no-print grid items-start gap-6 xl:grid-cols-2">
            {!isEdited ? (
              saveForm
            ) : onEdit.status === 'ready' ? (
              <onEdit.SavePlan
                plan={plan}
                firstId={saveId}
                initialTitle={titleBefore}
                messages={messages.save}
                onBlocked={focusFirstProblem}
              />
            ) : (
              // It would save the plan as it was before the edit.
              <div inert className="opacity-50">
                {saveForm}
              </div>
            )}
            <SharePlan path={path} messages={messages.share} />
          </div>
        </div>
      </div>
      {!isEdited ? (
        children
      ) : onEdit.status === 'ready' ? (
        <onEdit.SipDetails plan={detailed} messages={messages.details} />
      ) : onEdit.status === 'failed' ? (
        <Alert tone="warn">{messages.details.unavailable}</Alert>
      ) : (
        <div aria-busy="true" className="opacity-50">
          {children}
        </div>
      )}
    </div>
  );
}

/** The name that stands in the server's form, which is about to be replaced. */
function titleTyped(): string {
  return document.querySelector<HTMLInputElement>('#sip-title')?.value ?? '';
}
