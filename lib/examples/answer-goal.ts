import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fileOf, hasField, textOf as fieldText } from '@/lib/form-text';
import { readLines, readText } from '@/lib/text/read-text';
import {
  accounts,
  goalFields,
  goalProblems,
  maxGoalLength,
  maxNotesLength,
  maxStatementBytes,
  readNumber,
  rhythms,
  startBounds,
  statementEndings,
  states,
  takenGoal,
  type GoalAnswer,
  type GoalField,
  type GoalProblem,
  type NumberField,
  type TypedGoal,
} from './goal';

const as = (problem: GoalProblem) => ({ error: problem });

const blankOr = (problem: GoalProblem) => ({
  error: ({ input }: { input?: unknown }): GoalProblem =>
    input === '' || input === undefined ? 'missing' : problem,
});

const number = (field: NumberField) =>
  z.string(as('missing')).transform((text, context) => {
    const read = readNumber(field, text);
    if (read.ok) return read.value;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });

const tick = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** A file that was not chosen arrives as an empty one, named by nothing or, sent by a script, by "blob". */
const statement = z.preprocess(
  (value) => (value instanceof File && value.size === 0 ? undefined : value),
  z
    .file(as('wrong-type'))
    .refine(
      ({ name }) => statementEndings.some((end) => name.toLowerCase().endsWith(end)),
      as('wrong-type'),
    )
    .max(maxStatementBytes, as('too-large'))
    .optional(),
);

/** A goal as its form posts it, on this day in India. The message of each issue is a `GoalProblem`. */
function goalSchema(today: IsoDate) {
  const { min, max } = startBounds(today);
  return z.object({
    goal: z
      .string(as('missing'))
      .trim()
      .min(1, as('missing'))
      .max(maxGoalLength, as('too-long'))
      .refine((name) => name.toLowerCase() !== takenGoal.toLowerCase(), as('taken')),
    monthly: number('monthly'),
    annualReturn: number('annualReturn'),
    years: number('years'),
    start: z.iso
      .date(blankOr('not-a-date'))
      .refine((date) => date >= min, as('too-early'))
      .refine((date) => date <= max, as('too-late')),
    account: z.enum(accounts, blankOr('not-listed')),
    state: z.enum(states, blankOr('not-listed')),
    rhythm: z.enum(rhythms, blankOr('not-listed')),
    statement,
    // A browser posts each line end as two characters and counts it as one.
    notes: z
      .string()
      .refine(
        (text) => readLines(text, { maxCharacters: maxNotesLength, isTrimmed: false }) !== null,
        as('too-long'),
      )
      .optional(),
    reminders: tick,
    agree: tick.refine(Boolean, as('missing')),
  } satisfies Record<GoalField, z.ZodType>);
}

/** More than the longest field may hold. */
const maxFieldBytes = 8 * maxNotesLength;

/** The result of a posted form: each field's first problem, and all that was typed. */
export function answerGoal(form: FormData, today: IsoDate): GoalAnswer {
  const posted = readPosted(form);
  const checked = goalSchema(today).safeParse(Object.fromEntries(posted));
  const problems: Partial<Record<GoalField, GoalProblem>> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = goalFields.find((name) => name === path[0]);
    // An issue without words of ours comes from a form that is not ours.
    if (field) problems[field] ??= goalProblems.find((known) => known === message) ?? 'not-listed';
  }
  return { status: checked.success ? 'accepted' : 'mistakes', typed: typedOf(posted), problems };
}

/** The result of a form that was refused before validation, with all that was typed. */
export function unreadGoal(form: FormData): GoalAnswer {
  return { status: 'too-many', typed: typedOf(readPosted(form)), problems: {} };
}

type Posted = readonly (readonly [GoalField, FormDataEntryValue | undefined])[];

function readPosted(form: FormData): Posted {
  return goalFields.map((field) => {
    const typed = hasField(form, field)
      ? readText(fieldText(form, field, maxFieldBytes), maxFieldBytes)
      : undefined;
    return [field, fileOf(form, field) ?? typed];
  });
}

function typedOf(posted: Posted): TypedGoal {
  const typed = Object.fromEntries(posted.map(([field, value]) => [field, textOf(value)]));
  return typed as TypedGoal;
}

function textOf(value: FormDataEntryValue | undefined): string {
  if (typeof value === 'string') return value;
  return value && value.size > 0 ? value.name : '';
}
