import { fileOf, hasField, textOf as fieldText } from '@/lib/form-text';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readText } from '@/lib/text/read-text';
import {
  goalFields,
  goalProblems,
  maxNotesLength,
  type GoalAnswer,
  type GoalField,
  type GoalProblem,
  type TypedGoal,
} from './goal';
import { goalSchema } from './schema';

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
