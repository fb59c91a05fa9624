'use client';

import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { MenuIcon } from '@/components/shell/menus/menu-icon';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TitleSelect, type SelectOption } from '@/components/ui/fields/select';
import { Popover } from '@/components/ui/overlay/popover';
import { PageHeader } from '@/components/ui/page-header';
import { useCalculator, useSettled } from '@/components/forms/use-calculator';
import { atFirstInteraction } from '@/components/ui/loading/triggers';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { ChosenFacts, TypedField, ToolField } from '@/lib/tax/domain/inputs/fields';
import type { FirstMessages } from './first-messages';
import {
  fieldId,
  TaxForm,
  type FieldErrors,
  isUntouched,
  type TaxTyped,
} from '@/components/tax/form/tax-form';
import type { GroupId, ListFact } from '@/components/tax/form/form-groups';
import type { DetailsPart } from '@/components/tax/details/tax-details';
import { Loading, TaxParts } from './tax-parts';
import type { ToolPart } from './tools/tax-tools';

/** Tables and charts wait a little for the next key. */
const redrawMs = 300;

const noErrors: FieldErrors = {};

/** A year to choose: the law that it is under and its rule for rent, in words, and its last day. */
type YearOption = SelectOption & { banner: string; hraNote: string; last: IsoDate };

type TaxCalculatorProps = {
  title: string;
  /** The page in the other language. */
  languageLink: ReactNode;
  /** Below the title row, where the browser runs no scripts. */
  notice: ReactNode;
  /** What is chosen at first: the year of the example, and the rest of most people. */
  start: ChosenFacts;
  groups: readonly GroupId[];
  /** The newest first. */
  years: readonly YearOption[];
  messages: FirstMessages;
  /** The example, drawn by the server: its answer in one line and in full, and the parts below it. */
  exampleBar: ReactNode;
  exampleAnswer: ReactNode;
  exampleParts: Readonly<Record<Exclude<DetailsPart, 'caps'>, ReactNode>>;
  /** Rules with their sources, and errors of other calculators. */
  rulesAndSources: ReactNode;
};

/**
 * The calculator, which runs in the browser only: the inputs have no name and are not sent. They are stored in the
 * address after the #, which browsers do not send, so that a reload or a bookmark restores them.
 */
export function TaxCalculator({
  title,
  languageLink,
  notice,
  start,
  groups,
  years,
  messages,
  exampleBar,
  exampleAnswer,
  exampleParts,
  rulesAndSources,
}: TaxCalculatorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [aroundRupees, setAroundRupees] = useState<number | null>(null);
  const live = useCalculator({
    root,
    initialTyped: startTyped(start),
    // The engine brings the day, which the page itself, prerendered at build, cannot contain.
    fetchEngine: async () => {
      const engine = await import('./engine');
      const all = await engine.fetchTaxMessages(messages.language === 'hi' ? 'hi' : 'en');
      const today = engine.dateInIndia(new Date());
      return { code: { ...engine, today, messages: all }, rules: engine.taxRules() };
    },
    // Parts below the fields need it too. A page that is only read does without it.
    trigger: atFirstInteraction,
    address: 'fragment',
  });
  const { code: rules, typed: all, isEdited, problems, change } = live;
  const { fields, tools } = all;
  const { typed, chosen } = fields;

  const isBlank = isUntouched(typed);
  const isExample = isBlank || live.answer === null;
  const example = useMemo(
    () => (rules && isExample ? rules.answerOf(rules.exampleInput(chosen.year)) : null),
    [rules, isExample, chosen.year],
  );
  const answer = isExample ? example : live.answer;
  const [drawn] = useSettled(answer, redrawMs);
  /** The same answer, deferred, for parts that are expensive to render. */
  const detailed = useDeferredValue(drawn);
  const errors = useMemo(
    () => (rules && problems ? rules.errorsInWords(problems, rules.messages.problems) : noErrors),
    [rules, problems],
  );
  const isStale = Object.keys(errors).length > 0;

  const { onType, onLeave, onChoose, onTool } = useEdits(change, rules);
  const onClear = () => {
    change(() => startTyped({ ...start, year: chosen.year }), true);
    document.getElementById(fieldId('salaryRupees.gross'))?.focus();
  };

  const fragment = isEdited && !isExample && live.address ? `#${live.address}` : '';

  const { page, titles } = messages;
  // Memoized, so that a key press renders its own field only.
  const bar = useMemo(
    () =>
      rules && answer && isEdited ? (
        <rules.AnswerBar
          answer={answer}
          isExample={isExample}
          isStale={isStale && !isExample}
          messages={rules.messages}
        />
      ) : (
        exampleBar
      ),
    [rules, answer, isEdited, isExample, isStale, exampleBar],
  );
  const shownAnswer = useMemo(() => {
    if (!rules || !answer || !isEdited) return exampleAnswer;
    if (isExample) return <rules.ExampleAnswer answer={answer} messages={rules.messages} />;
    return (
      <rules.TaxAnswer
        answer={answer}
        drawn={detailed ?? answer}
        isStale={isStale}
        title={rules.messages.answer.title}
        messages={rules.messages}
      />
    );
  }, [rules, answer, detailed, isEdited, isExample, isStale, exampleAnswer]);
  const parts = useMemo(() => {
    if (!rules || !detailed) return { ...exampleParts, caps: <Loading text={page.loading} /> };
    const draw = (part: DetailsPart) => (
      <rules.TaxDetails
        part={part}
        answer={detailed}
        aroundRupees={aroundRupees}
        onAround={setAroundRupees}
        messages={rules.messages}
      />
    );
    return {
      // Those that the server drew whole stay until a visitor types.
      ...(isEdited ? { steps: draw('steps'), slabs: draw('slabs') } : exampleParts),
      caps: draw('caps'),
      nextRupee: draw('nextRupee'),
    };
  }, [rules, detailed, isEdited, aroundRupees, exampleParts, page]);
  const toolEdit = useMemo(() => ({ texts: tools, onTool }), [tools, onTool]);
  const toolParts = useMemo(() => {
    const draw = (part: ToolPart) =>
      rules && detailed ? (
        <rules.TaxTool
          part={part}
          answer={detailed}
          isExample={isExample}
          tools={toolEdit}
          messages={rules.messages}
        />
      ) : (
        <Loading text={page.loading} />
      );
    return { takeHome: draw('takeHome'), advance: draw('advance'), whatIf: draw('whatIf') };
  }, [rules, detailed, isExample, toolEdit, page]);
  const saving = useMemo(
    () =>
      rules && detailed ? (
        <rules.TaxSaving answer={detailed} fragment={fragment} messages={rules.messages} />
      ) : null,
    [rules, detailed, fragment],
  );
  const year = years.find(({ value }) => value === String(chosen.year));
  const isAnnounced = isEdited && !isExample && !isStale && live.isSettled;
  return (
    <div ref={root}>
      <PageHeader
        title={title}
        aside={
          <>
            <TitleSelect
              id={fieldId('year')}
              label={messages.year}
              value={String(chosen.year)}
              onChange={({ target }) => onChoose('year', target.value)}
              className="w-44 max-sm:order-1"
            >
              {years.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </TitleSelect>
            <span className="inline-flex items-center gap-1 text-xs text-ink-soft max-lg:sr-only">
              <MenuIcon name="lock" className="size-4" />
              {page.isPrivate}
            </span>
          </>
        }
        actions={
          <>
            {languageLink}
            <div className="needs-scripts flex gap-2 max-sm:order-1 max-sm:gap-1.5">
              <Popover id="tax-take" label={messages.take.share} className="max-sm:px-2.5">
                {rules && answer ? (
                  <rules.ShareCalculation
                    answer={answer}
                    fragment={fragment}
                    messages={rules.messages}
                  />
                ) : (
                  <p className="text-ink-soft">{page.loading}</p>
                )}
              </Popover>
              <Button variant="secondary" className="max-sm:px-2.5" onClick={() => window.print()}>
                {messages.take.print}
              </Button>
            </div>
          </>
        }
      />
      {notice}
      <div className="grid grid-cols-1 gap-4">
        {rules && rules.today > (years[0]?.last ?? rules.today) ? (
          <Alert tone="warn">{rules.messages.law.yearIsOver}</Alert>
        ) : null}
        {/* The answer first, also where it stands at the right: on a phone it stays in sight above the fields. */}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <div
            id="tax-answer-bar"
            aria-hidden="true"
            className="sticky top-13 z-10 -mx-4 border-y border-line bg-surface px-4 py-1.5 lg:hidden print:static"
          >
            {bar}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
            {shownAnswer}
            <LiveRegion className="sr-only">
              {rules && answer && isAnnounced ? (
                <rules.AnswerSentence answer={answer} messages={rules.messages} />
              ) : null}
            </LiveRegion>
            {isEdited && !rules && !live.hasFailed ? (
              <p role="status" className="text-sm text-ink-soft">
                {page.loading}
              </p>
            ) : null}
            {live.hasFailed ? <Alert tone="warn">{page.unavailable}</Alert> : null}
          </div>
          <div className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-start-1">
            <TaxForm
              typed={typed}
              chosen={chosen}
              errors={errors}
              years={years}
              groups={groups}
              groupOf={
                rules &&
                ((id) =>
                  rules.filledGroup(id, {
                    typed,
                    chosen,
                    errors,
                    start,
                    messages: rules.messages,
                    onType,
                    onLeave,
                    onChoose,
                  }))
              }
              messages={messages}
              onType={onType}
              onLeave={onLeave}
              onClear={onClear}
            />
            <p className="text-xs text-ink-soft">{year?.banner}</p>
          </div>
        </div>
        <OutOfSight>
          <TaxParts
            parts={[
              {
                id: 'working',
                title: titles.steps,
                note: titles.stepsNote,
                isOpen: true,
                content: parts.steps,
              },
              {
                id: 'take-home',
                title: titles.takeHome,
                isTool: true,
                content: toolParts.takeHome,
              },
              { id: 'advance', title: titles.advance, isTool: true, content: toolParts.advance },
              { id: 'what-if', title: titles.whatIf, isTool: true, content: toolParts.whatIf },
              { id: 'caps', title: titles.caps, isTool: true, content: parts.caps },
              { id: 'next-rupee', title: titles.nextRupee, content: parts.nextRupee },
              {
                id: 'slabs',
                title: fill(titles.slabs, { year: year?.label ?? chosen.year }),
                content: parts.slabs,
              },
              { id: 'law', title: titles.law, content: rulesAndSources },
            ]}
          />
          {saving}
        </OutOfSight>
      </div>
    </div>
  );
}

/** How the fields change, each with the same function for every render. */
function useEdits(
  change: (next: (before: TaxTyped) => TaxTyped) => void,
  rules: Pick<typeof import('./engine'), 'regrouped'> | null,
) {
  const onType = useCallback(
    (field: TypedField, text: string) => change((before) => withTyped(before, field, text)),
    [change],
  );
  /** "12.5L" becomes 12,50,000 when one leaves the field. */
  const onLeave = useCallback(
    (field: TypedField) => {
      if (!rules || field === 'age') return;
      change((before) => {
        const text = before.fields.typed[field] ?? '';
        const grouped = rules.regrouped(field, text);
        return grouped === text ? before : withTyped(before, field, grouped);
      });
    },
    [rules, change],
  );
  const onChoose = useCallback(
    (field: ListFact | 'year', value: string) =>
      change(({ fields: before, ...rest }) => ({
        ...rest,
        fields: {
          ...before,
          chosen: { ...before.chosen, [field]: field === 'year' ? Number(value) : value },
        },
      })),
    [change],
  );
  const onTool = useCallback(
    (field: ToolField, text: string) =>
      change((before) => ({ ...before, tools: { ...before.tools, [field]: text } })),
    [change],
  );
  return { onType, onLeave, onChoose, onTool };
}

function withTyped(before: TaxTyped, field: TypedField, text: string): TaxTyped {
  const { typed, chosen } = before.fields;
  return { ...before, fields: { typed: { ...typed, [field]: text }, chosen } };
}

function startTyped(chosen: ChosenFacts): TaxTyped {
  return { fields: { typed: {}, chosen }, tools: {} };
}
