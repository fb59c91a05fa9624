import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  accounts,
  maxGoalLength,
  maxNotesLength,
  maxStatementBytes,
  rhythms,
  startBounds,
  statementEndings,
  states,
  takenGoal,
  type GoalField,
  type GoalProblem,
} from './goal';
import { readNumber, type NumberField } from './read-number';
import { readLines } from '@/lib/text/read-text';

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
export function goalSchema(today: IsoDate) {
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
