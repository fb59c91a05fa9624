'use client';

import { useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useCalculator } from '@/components/forms/use-calculator';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/text/not-known';
import type { WidgetKind, WidgetResult } from './widget-rules';

type Typed = Readonly<Record<string, string>>;

export type WidgetField = {
  name: string;
  label: string;
  /** Stands before or behind the field. */
  unit: string;
  isBefore: boolean;
  /** "Enter a number from 1 to 50." */
  problem: string;
};

type LessonWidgetProps = {
  kind: WidgetKind;
  preset: string | null;
  fields: readonly WidgetField[];
  start: Typed;
  /** The results of the initial values, part of the HTML and so visible before scripts run. */
  startResults: readonly WidgetResult[];
  /** The member's own numbers, each with where they come from. */
  mine: readonly { what: string; typed: Typed }[];
  messages: {
    mine: string;
    mineOf: string;
    example: string;
    /** How to get one's own numbers here; null where there are none to be had. */
    none: string | null;
    unlimited: string;
    unavailable: string;
    results: Readonly<Record<string, string>>;
  };
};

/** A calculator in a lesson. Its rules load when the reader focuses a field or asks for their own numbers. */
export function LessonWidget({
  kind,
  preset,
  fields,
  start,
  startResults,
  mine,
  messages,
}: LessonWidgetProps) {
  const root = useRef<HTMLDivElement>(null);
  const { typed, isEdited, read, problems, hasFailed, change } = useCalculator({
    root,
    initialTyped: start,
    fetchEngine: async () => {
      const code = await import('./engine');
      return { code, rules: code.widgetRules(kind, preset) };
    },
  });
  // In a lesson, figures show only for what is typed: while a field is wrong there are none.
  const isUnavailable = hasFailed && isEdited;
  const results = read ? read.inputs : isUnavailable ? null : startResults;

  return (
    <div ref={root} className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
        {fields.map(({ name, label, unit, isBefore, problem }) => (
          <TextField
            key={name}
            id={`widget-${name}`}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            before={isBefore ? unit : undefined}
            after={isBefore ? undefined : unit}
            value={typed[name] ?? ''}
            error={problems && name in problems ? problem : null}
            onChange={({ target }) => change((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
      </div>
      <dl aria-live="polite" className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
        {startResults.map(({ id }) => (
          <div key={id}>
            <dt className="text-xs text-ink-faint">{messages.results[id]}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {textOf(results, id, messages.unlimited)}
            </dd>
          </div>
        ))}
      </dl>
      {isUnavailable ? <Alert tone="warn">{messages.unavailable}</Alert> : null}
      <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
        {mine.map((own, index) => (
          <Button
            // Two plans may have one name.
            key={index}
            variant="secondary"
            aria-label={`${messages.mine}: ${own.what}`}
            onClick={() => change((before) => ({ ...before, ...own.typed }))}
          >
            {mine.length === 1 ? messages.mine : fill(messages.mineOf, { what: own.what })}
          </Button>
        ))}
        {typed === start ? null : (
          <Button variant="quiet" onClick={() => change(() => start)}>
            {messages.example}
          </Button>
        )}
      </div>
      {mine.length === 0 && messages.none ? (
        <p className="text-xs text-ink-soft">{messages.none}</p>
      ) : null}
    </div>
  );
}

function textOf(results: readonly WidgetResult[] | null, id: string, unlimited: string): string {
  const result = results?.find((each) => each.id === id);
  return result ? (result.text ?? unlimited) : notKnown;
}
