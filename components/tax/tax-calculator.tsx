'use client';

import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TitleSelect, type SelectOption } from '@/components/ui/fields/select';
import { Popover } from '@/components/ui/overlay/popover';
import { PageHeader } from '@/components/ui/page-header';
import { useCalculator } from '@/components/forms/use-calculator';
import { useSettled } from '@/components/ui/use-settled';
import { atFirstInteraction } from '@/components/ui/loading/triggers';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { ChosenFacts } from '@/lib/tax/domain/inputs/fields';
import type { FirstMessages } from './first-messages';
import { fieldId, TaxForm, type FieldErrors, isUntouched } from '@/components/tax/form/tax-form';
import { startTyped, useTaxEdits } from '@/components/tax/form/use-tax-edits';
import type { GroupId } from '@/components/tax/form/form-groups';
import { TaxParts } from './tax-parts';
import { useDrawnParts, type DrawnExample } from './use-drawn-parts';

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
  drawnExample: DrawnExample;
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
  drawnExample,
  rulesAndSources,
}: TaxCalculatorProps) {
  const root = useRef<HTMLDivElement>(null);
  const live = useCalculator({
    root,
    initialTyped: startTyped(start),
    // The day comes with the engine: the page is prerendered at build.
    fetchEngine: async () => {
      const engine = await import('./engine');
      const all = await engine.fetchTaxMessages(messages.language === 'hi' ? 'hi' : 'en');
      const today = engine.dateInIndia(new Date());
      const rules = engine.taxRules();
      return { code: { ...engine, ...rules, today, messages: all }, rules };
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

  const { onType, onLeave, onChoose, onTool } = useTaxEdits(change, rules);
  const onClear = () => {
    change(() => startTyped({ ...start, year: chosen.year }), true);
    document.getElementById(fieldId('salaryRupees.gross'))?.focus();
  };

  const fragment =
    rules && isEdited && !isExample && live.inputs
      ? `#${rules.calculationFragment(live.inputs, tools)}`
      : '';

  const { page, titles } = messages;
  const drawnParts = useDrawnParts({
    rules,
    answer,
    detailed,
    isEdited,
    isExample,
    isStale,
    tools,
    onTool,
    fragment,
    drawnExample,
    loading: page.loading,
  });
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
              <Icon name="lock" className="size-4" />
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
                    address={live.address}
                    isStale={isStale}
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
        {/* First in the document, also where it is at the right: on a phone it stays visible above the fields. */}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <div
            id="tax-answer-bar"
            aria-hidden="true"
            className="sticky top-13 z-10 -mx-4 border-y border-line bg-surface px-4 py-1.5 lg:hidden print:static low:static"
          >
            {drawnParts.bar}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
            {drawnParts.answer}
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
                content: drawnParts.parts.steps,
              },
              {
                id: 'take-home',
                title: titles.takeHome,
                isTool: true,
                content: drawnParts.tools.takeHome,
              },
              {
                id: 'advance',
                title: titles.advance,
                isTool: true,
                content: drawnParts.tools.advance,
              },
              {
                id: 'what-if',
                title: titles.whatIf,
                isTool: true,
                content: drawnParts.tools.whatIf,
              },
              { id: 'caps', title: titles.caps, isTool: true, content: drawnParts.parts.caps },
              { id: 'next-rupee', title: titles.nextRupee, content: drawnParts.parts.nextRupee },
              {
                id: 'slabs',
                title: fill(titles.slabs, { year: year?.label ?? chosen.year }),
                content: drawnParts.parts.slabs,
              },
              { id: 'law', title: titles.law, content: rulesAndSources },
            ]}
          />
          {drawnParts.saving}
        </OutOfSight>
      </div>
    </div>
  );
}
