'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import type { SelectOption } from '@/components/ui/fields/select';
import { useEarlyInput } from '@/components/forms/use-early-input';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { ChosenFacts } from '@/lib/tax/domain/inputs/fields';
import { LookAround } from './around-select';
import { fieldId, type FormGroup, type ListFact, type TaxMessages } from './form-groups';
import { TaxForm } from './tax-form';
import { useAddress } from './use-address';
import { useAnswer } from './use-answer';
import { useEngine, type Rules } from './use-engine';
import { useTyped, type TypedField } from './use-typed';

const idleMs = 2000;

/** A year to choose: the law that it is under and its rule for rent, in words, and its last day. */
type YearOption = SelectOption & { banner: string; hraNote: string; last: IsoDate };

type TaxCalculatorProps = {
  /** What is chosen at first: the year of the example, and the rest of most people. */
  start: ChosenFacts;
  groups: readonly FormGroup[];
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
  start,
  groups,
  years,
  messages,
  exampleAnswer,
  exampleCaps,
  exampleDetails,
}: TaxCalculatorProps) {
  const { fields, tools, isEdited, type, choose, typeTool, tidy, adopt, clear } = useTyped(start);
  const { typed, chosen } = fields;
  const [aroundRupees, setAroundRupees] = useState<number | null>(null);
  const adoptAddress = useCallback((ready: Rules) => adopt(window.location.hash, ready), [adopt]);
  const [{ status, rules, today }, load] = useEngine(adoptAddress);
  const root = useRef<HTMLDivElement>(null);
  const { answer, detailed, errors, isExample, isStale, isSettled } = useAnswer(
    rules,
    fields,
    messages,
  );

  const onType = useCallback(
    (field: TypedField, text: string) => {
      load();
      type(field, text);
    },
    [load, type],
  );
  const onLeave = useCallback(
    (field: TypedField) => {
      if (rules) tidy(field, rules);
    },
    [rules, tidy],
  );
  const onChoose = useCallback(
    (field: ListFact | 'year', value: string) => {
      load();
      choose(field, value);
    },
    [load, choose],
  );
  const onClear = () => {
    clear();
    document.getElementById(fieldId('salaryRupees.gross'))?.focus();
  };
  const lookAround = useCallback(
    (rupees: number) => {
      load();
      setAroundRupees(rupees);
    },
    [load],
  );

  useEarlyInput(root);
  // The rules come when the browser is idle, when somebody goes to a field, or at once for an address with figures.
  const begin = useEffectEvent(() => {
    root.current?.addEventListener('focusin', load);
    if (window.location.hash !== '') load();
    else if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: idleMs });
    else setTimeout(load, idleMs);
  });
  useEffect(() => begin(), []);

  const isOwn = isEdited && answer !== null && !isExample;
  const fragment =
    rules && isOwn ? `#${rules.fragmentOf(answer.input)}${rules.toolFragmentOf(tools)}` : '';
  useAddress(rules, isEdited, fragment, adopt);

  const isRedrawn = isEdited || aroundRupees !== null;
  const { answer: words, page } = messages;
  // Memoized, so that a key press renders its own field only.
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
  const toolEdit = useMemo(() => ({ texts: tools, onTool: typeTool }), [tools, typeTool]);
  const below = useMemo(
    () =>
      rules && detailed ? (
        <rules.TaxTools
          answer={detailed}
          isExample={isExample}
          fragment={fragment}
          tools={toolEdit}
          messages={messages}
        />
      ) : null,
    [rules, detailed, isExample, fragment, toolEdit, messages],
  );
  const isAnnounced = isEdited && !isExample && !isStale && isSettled;
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
              groups={groups}
              start={start}
              messages={messages}
              onType={onType}
              onLeave={onLeave}
              onChoose={onChoose}
              onClear={onClear}
            />
            {bar}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-20">
            {shownAnswer}
            {caps}
            <LiveRegion className="sr-only">
              {rules && answer && isAnnounced ? (
                <rules.AnswerSentence answer={answer} messages={messages} />
              ) : null}
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
        {below}
      </div>
    </LookAround>
  );
}
