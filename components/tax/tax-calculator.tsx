'use client';

import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { noteTask } from '@/components/shell/browser-note';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useSettled } from '@/components/ui/use-settled';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { amountFields, factFields, type AmountField } from '@/lib/tax/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/fields';
import { emptyInput, type TaxInput } from '@/lib/tax/input';
import { LookAround } from './around-select';
import { fieldId, type ListFact, type TaxMessages } from './form-groups';
import { measured } from './measured';
import { TaxForm, type FieldErrors } from './tax-form';
import { useOnEdit, type Rules } from './use-on-edit';

/** Messages and announcements wait until somebody has stopped typing; charts and tables a little less. */
const settleMs = 600;
const redrawMs = 300;
/** Browsers refuse more than a hundred changes of the address in half a minute. */
const addressMs = 350;
const idleMs = 2000;

const noErrors: FieldErrors = {};

type TypedField = AmountField | 'age';

/** A year to choose: the law that it is under, in words, and its last day. */
type YearOption = SelectOption & { banner: string; last: IsoDate };

type TaxCalculatorProps = {
  /** The year that the example is of. */
  year: ChosenFacts['year'];
  /** The newest first. */
  years: readonly YearOption[];
  messages: TaxMessages;
  /** Answer, caps and details of the example, drawn by the server. */
  exampleAnswer: ReactNode;
  exampleCaps: ReactNode;
  exampleDetails: ReactNode;
};

/**
 * The calculator as one types. All of it happens here: the inputs have no name and are sent nowhere; they live in
 * the address after the #, which browsers keep to themselves, so that a reload or a bookmark finds them again.
 */
export function TaxCalculator({
  year,
  years,
  messages,
  exampleAnswer,
  exampleCaps,
  exampleDetails,
}: TaxCalculatorProps) {
  const [typed, setTyped] = useState<TypedFields>({});
  const [chosen, setChosen] = useState<ChosenFacts>(() => emptyInput(year));
  const [isEdited, setIsEdited] = useState(false);
  const [aroundRupees, setAroundRupees] = useState<number | null>(null);
  const [lastGood, setLastGood] = useState<TaxInput | null>(null);
  const adoptAddress = useCallback((ready: Rules) => {
    const found = ready.inputOfFragment(window.location.hash);
    if (!found) return;
    setTyped(ready.typedOf(found));
    setChosen(found);
    setIsEdited(true);
  }, []);
  const [{ status, rules, today }, load] = useOnEdit(adoptAddress);
  const root = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => ({ typed, chosen }), [typed, chosen]);
  const [settled] = useSettled(fields, settleMs);

  // The key's own letter is painted first, the answer right after it.
  const lagging = useDeferredValue(fields);

  const read = useMemo(
    () => rules?.readFields(lagging.typed, lagging.chosen) ?? null,
    [rules, lagging],
  );
  const isBlank = isUntouched(lagging.typed);
  const input = read?.input ?? null;
  // A cleared page is no answer to come back to.
  if (input !== null && !isBlank && input !== lastGood) setLastGood(input);
  const good = input ?? lastGood;
  const isExample = isBlank || good === null;
  const shownYear = lagging.chosen.year;
  const shown = useMemo(() => {
    if (!rules) return null;
    return isExample ? rules.exampleInput(shownYear) : good;
  }, [rules, isExample, shownYear, good]);
  const answer = useMemo(
    () => (rules && shown ? measured('tax-answer', () => rules.answerOf(shown)) : null),
    [rules, shown],
  );
  const [drawn] = useSettled(answer, redrawMs);
  const detailed = useDeferredValue(drawn);

  const errors = useMemo(() => {
    if (!rules || !read) return noErrors;
    const before = rules.readFields(settled.typed, settled.chosen).problems;
    // Only what was wrong when typing paused: nobody is corrected in the middle of a number.
    const lasting = Object.entries(read.problems).filter(([name]) => name in before);
    return rules.errorsInWords(Object.fromEntries(lasting), messages.problems);
  }, [rules, read, settled, messages]);
  const isStale = Object.keys(errors).length > 0;

  const edit = useCallback(() => {
    load();
    setIsEdited(true);
  }, [load]);
  const typeField = useCallback(
    (field: TypedField, text: string) => {
      edit();
      setTyped((before) => ({ ...before, [field]: text }));
    },
    [edit],
  );
  const leaveField = useCallback(
    (field: TypedField) => {
      if (!rules || field === 'age') return;
      setTyped((before) => {
        const text = before[field] ?? '';
        const tidy = rules.regrouped(field, text);
        return tidy === text ? before : { ...before, [field]: tidy };
      });
    },
    [rules],
  );
  const chooseFact = useCallback(
    (field: ListFact | 'year', value: string) => {
      edit();
      setChosen((before) => ({ ...before, [field]: field === 'year' ? Number(value) : value }));
    },
    [edit],
  );
  const clear = () => {
    setTyped({});
    setChosen(emptyInput(chosen.year));
    setLastGood(null);
    setIsEdited(true);
    document.getElementById(fieldId('salaryRupees.gross'))?.focus();
  };
  const lookAround = useCallback(
    (rupees: number) => {
      load();
      setAroundRupees(rupees);
    },
    [load],
  );

  // The rules come when the browser is idle, when somebody goes to a field, or at once for an address with figures.
  const begin = useEffectEvent(() => {
    adoptFound(chosen, typeField, chooseFact);
    root.current?.addEventListener('focusin', load);
    if (window.location.hash !== '') load();
    else if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: idleMs });
    else setTimeout(load, idleMs);
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (!rules) return;
    const change = () => adoptAddress(rules);
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, [rules, adoptAddress]);

  const fragment = rules && isEdited && !isBlank && good ? `#${rules.fragmentOf(good)}` : '';
  useEffect(() => {
    if (!rules || !isEdited) return;
    const timer = setTimeout(() => {
      writeFragment(fragment);
    }, addressMs);
    return () => clearTimeout(timer);
  }, [rules, isEdited, fragment]);

  const isRedrawn = isEdited || aroundRupees !== null;
  const { answer: words, page } = messages;
  // Kept from key to key, so that a letter costs its own field and nothing else.
  const bar = useMemo(
    () =>
      rules && answer && !isExample ? (
        <rules.AnswerBar answer={answer} isStale={isStale} messages={messages} />
      ) : null,
    [rules, answer, isExample, isStale, messages],
  );
  const shownAnswer = useMemo(() => {
    if (!rules || !answer || !isEdited) return exampleAnswer;
    if (isExample) return <rules.ExampleAnswer answer={answer} messages={messages} />;
    return (
      <Card title={words.title} titleId="tax-answer">
        <rules.TaxAnswer answer={answer} isStale={isStale} messages={messages} />
      </Card>
    );
  }, [rules, answer, isEdited, isExample, isStale, exampleAnswer, messages, words]);
  const caps = useMemo(
    () =>
      rules && detailed && isRedrawn ? (
        <rules.CapsCard input={detailed.input} messages={messages} />
      ) : (
        exampleCaps
      ),
    [rules, detailed, isRedrawn, exampleCaps, messages],
  );
  const details = useMemo(
    () =>
      rules && detailed && isRedrawn ? (
        <rules.TaxDetails answer={detailed} aroundRupees={aroundRupees} messages={messages} />
      ) : (
        exampleDetails
      ),
    [rules, detailed, isRedrawn, aroundRupees, exampleDetails, messages],
  );
  const tools = useMemo(
    () =>
      rules && detailed ? (
        <rules.TaxTools
          answer={detailed}
          isExample={isExample}
          fragment={fragment}
          messages={messages}
        />
      ) : null,
    [rules, detailed, isExample, fragment, messages],
  );
  const isAnnounced = isEdited && !isExample && !isStale && settled === fields;
  return (
    <LookAround value={lookAround}>
      <div ref={root} className="grid grid-cols-1 gap-6">
        <Alert>{years.find(({ value }) => value === String(chosen.year))?.banner}</Alert>
        {today !== null && today > (years[0]?.last ?? today) ? (
          <Alert tone="warn">{messages.law.yearIsOver}</Alert>
        ) : null}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="min-w-0">
            <TaxForm
              typed={typed}
              chosen={chosen}
              errors={errors}
              years={years}
              messages={messages}
              onType={typeField}
              onLeave={leaveField}
              onChoose={chooseFact}
              onClear={clear}
            />
            {bar}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-20">
            {shownAnswer}
            {caps}
            <LiveRegion className="sr-only">
              {rules && answer && isAnnounced ? rules.answerSentence(answer, words) : null}
            </LiveRegion>
            {isEdited && status === 'waiting' ? (
              <p role="status" className="text-sm text-ink-soft">
                {page.loading}
              </p>
            ) : null}
            {status === 'failed' ? <Alert tone="warn">{page.unavailable}</Alert> : null}
          </div>
        </div>
        {details}
        {tools}
      </div>
    </LookAround>
  );
}

/**
 * The browser's own way, and not Next's in its place: that would tell the router, and a router that is told while it
 * goes to another page stays where it is. What the router keeps beside the address stays there.
 */
function writeFragment(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === fragment) return;
  const { history } = window;
  History.prototype.replaceState.call(history, history.state, '', pathname + search + fragment);
  noteTask('tax');
}

/** Whether there is nothing yet to compute: an age alone is no income. */
function isUntouched(typed: TypedFields): boolean {
  return Object.entries(typed).every(([name, text]) => name === 'age' || text.trim() === '');
}

/** What was typed or chosen before the scripts ran stands in the page, and only there. */
function adoptFound(
  chosen: ChosenFacts,
  typeField: (field: TypedField, text: string) => void,
  chooseFact: (field: ListFact | 'year', value: string) => void,
): void {
  const found = (field: AmountField | 'age') =>
    document.querySelector<HTMLInputElement>(`#${fieldId(field)}`)?.value;
  for (const field of [...amountFields, 'age'] as const) {
    const text = found(field);
    if (text) typeField(field, text);
  }
  for (const field of factFields) {
    if (field === 'age') continue;
    const list = document.querySelector<HTMLSelectElement>(`#${fieldId(field)}`);
    if (list && list.value !== String(chosen[field])) chooseFact(field, list.value);
  }
}
