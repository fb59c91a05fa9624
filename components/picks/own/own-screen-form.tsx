'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { useHasScripts } from '@/components/ui/use-browser-value';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type {
  RangeBoxes,
  TypedCriterion,
  TypedOwnScreen,
} from '@/lib/picks/domain/screen/own-screen-query';
import {
  rangeRuleText,
  readRangeEnd,
  type Joint,
  type RangeSpec,
} from '@/lib/picks/domain/screen/range-rule';
import { RangeFields } from './range-fields';

type OwnFormMessages = Messages['picksOwn']['own']['form'];

/** What is wrong, in words, each at its field. */
export type OwnFormErrors = {
  rule: string | null;
  /** Where the problem is in the text of the rule: selected in the field. */
  place: { from: number; to: number } | null;
  ends: readonly string[];
  criteria: readonly { by: string | null; weight: string | null }[];
  take: string | null;
};

/**
 * A screen as ranges and as text, asked for by a plain GET. With scripts the sliders write the text as they move, and
 * the text is what runs; without them the ranges have a button of their own, and the server writes the text.
 */
export function OwnScreenForm({
  path,
  specs,
  boxes,
  typed,
  errors,
  ratioNames,
  watchedCount,
  criteriaCount,
  messages,
}: {
  path: string;
  specs: readonly RangeSpec[];
  boxes: RangeBoxes;
  typed: TypedOwnScreen;
  errors: OwnFormErrors;
  ratioNames: readonly string[];
  /** Null while the account cannot be reached. */
  watchedCount: number | null;
  criteriaCount: number;
  messages: OwnFormMessages;
}) {
  const [text, setText] = useState(typed.rule);
  const [ends, setEnds] = useState(boxes.ends);
  const [joint, setJoint] = useState<Joint>(boxes.joint);
  // Ranges that no longer say what the text says must not write over it.
  const [isByHand, setIsByHand] = useState(errors.rule !== null);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(form);
  const hasScripts = useHasScripts();
  const { place } = errors;

  useEffect(() => {
    if (!place) return;
    area.current?.focus();
    area.current?.setSelectionRange(place.from, place.to);
  }, [place]);

  const write = (nextEnds: typeof ends, nextJoint: Joint) => {
    setEnds(nextEnds);
    setJoint(nextJoint);
    const ranges = Object.fromEntries(
      specs.map(({ id }) => [
        id,
        { atLeast: numberOf(nextEnds[`min-${id}`]), atMost: numberOf(nextEnds[`max-${id}`]) },
      ]),
    );
    setText(rangeRuleText({ joint: nextJoint, ranges, rest: boxes.rest }, specs));
  };

  return (
    <form ref={form} action={path} aria-label={messages.label} className="grid gap-5">
      <Disclosure
        title={messages.ranges}
        note={fill(messages.rangesNote, { count: specs.length })}
        isOpen={errors.ends.length > 0}
      >
        <RangeFields
          specs={specs}
          ends={ends}
          joint={joint}
          rest={boxes.rest}
          wrong={errors.ends}
          hasScripts={hasScripts}
          isStale={isByHand}
          onEnd={(name, value) => write({ ...ends, [name]: value }, joint)}
          onJoint={(value) => write(ends, value)}
          messages={messages}
        />
        {hasScripts ? null : (
          <Button type="submit" name="from" value="ranges" variant="secondary" className="mt-4">
            {messages.runRanges}
          </Button>
        )}
      </Disclosure>
      <Textarea
        ref={area}
        id="own-rule"
        name="rule"
        label={messages.rule}
        hint={messages.ruleHint}
        error={errors.rule}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setIsByHand(true);
        }}
      />
      <Disclosure
        title={messages.ranking}
        note={messages.rankingNote}
        isOpen={typed.criteria.some(({ by }) => by !== '') || errors.take !== null}
      >
        <datalist id="own-ratios">
          {ratioNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="grid gap-4">
          {Array.from({ length: criteriaCount }, (_, at) => (
            <CriterionFields
              key={at}
              place={at + 1}
              typed={typed.criteria[at] ?? { by: '', better: 'higher', weight: '1' }}
              error={errors.criteria[at]}
              messages={messages}
            />
          ))}
          <TextField
            id="own-take"
            name="take"
            label={messages.take}
            hint={messages.takeHint}
            error={errors.take}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.take}
            fieldClassName="max-w-xs"
          />
        </div>
      </Disclosure>
      {watchedCount === null ? null : (
        <Checkbox
          id="own-watched"
          name="watched"
          value="1"
          label={fill(messages.watched, { count: watchedCount })}
          defaultChecked={typed.isWatchedOnly}
        />
      )}
      <div>
        <Button type="submit">{messages.run}</Button>
      </div>
    </form>
  );
}

function CriterionFields({
  place,
  typed,
  error,
  messages,
}: {
  place: number;
  typed: TypedCriterion;
  error: OwnFormErrors['criteria'][number] | undefined;
  messages: OwnFormMessages;
}) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        id={`own-by-${place}`}
        name="by"
        list="own-ratios"
        label={fill(messages.by, { place })}
        hint={place === 1 ? messages.byHint : undefined}
        error={error?.by}
        autoComplete="off"
        defaultValue={typed.by}
      />
      <Select
        id={`own-better-${place}`}
        name="better"
        label={fill(messages.better, { place })}
        defaultValue={typed.better}
        options={[
          { value: 'higher', label: messages.betters.higher },
          { value: 'lower', label: messages.betters.lower },
        ]}
      />
      <TextField
        id={`own-weight-${place}`}
        name="weight"
        label={fill(messages.weight, { place })}
        error={error?.weight}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.weight}
      />
    </div>
  );
}

/** Null for an empty field and for text that is not a number yet. */
function numberOf(text: string | undefined): number | null {
  const read = readRangeEnd(text ?? '');
  return read.ok ? read.value : null;
}
