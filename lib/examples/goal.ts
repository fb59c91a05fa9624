import type { IsoDate } from '@/lib/calendar/iso-date';
import { yearOf } from '@/lib/calendar/date-parts';
import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, type Result } from '@/lib/result';

/**
 * The savings goal on the page of forms, which shows every control at work. It is not stored. The fields are
 * in the order of the page.
 */
export const goalFields = [
  'goal',
  'monthly',
  'annualReturn',
  'years',
  'start',
  'account',
  'state',
  'rhythm',
  'notes',
  'statement',
  'reminders',
  'agree',
] as const;

export type GoalField = (typeof goalFields)[number];

/** Exactly what was typed or chosen; a tick is `on`, a file its name. */
export type TypedGoal = Readonly<Record<GoalField, string>>;

export const goalProblems = [
  'missing',
  'too-long',
  'not-a-number',
  'not-whole',
  'too-small',
  'too-large',
  'not-a-date',
  'too-early',
  'too-late',
  'not-listed',
  'wrong-type',
  'taken',
] as const;

export type GoalProblem = (typeof goalProblems)[number];

export type GoalAnswer = {
  status: 'fresh' | 'mistakes' | 'accepted' | 'unreachable' | 'too-many';
  typed: TypedGoal;
  problems: Readonly<Partial<Record<GoalField, GoalProblem>>>;
};

export const accounts = ['savings', 'salary', 'joint', 'nri'] as const;
export const rhythms = ['monthly', 'quarterly', 'yearly'] as const;

/** States and union territories, by the letters that vehicles carry. */
export const states = [
  ...['AN', 'AP', 'AR', 'AS', 'BR', 'CG', 'CH', 'DD', 'DL', 'GA', 'GJ', 'HP'],
  ...['HR', 'JH', 'JK', 'KA', 'KL', 'LA', 'LD', 'MH', 'ML', 'MN', 'MP', 'MZ'],
  ...['NL', 'OD', 'PB', 'PY', 'RJ', 'SK', 'TN', 'TR', 'TS', 'UK', 'UP', 'WB'],
] as const;

export const maxGoalLength = 40;
export const maxNotesLength = 280;
export const statementEndings = ['.csv', '.pdf'] as const;
export const maxStatementBytes = 200_000;

/** The one name that the server says is taken, so that its answer can be seen. */
export const takenGoal = 'Emergency fund';

/** A goal may start today, in India, and up to the end of next year. */
export function startBounds(today: IsoDate): { min: IsoDate; max: IsoDate } {
  return { min: today, max: `${yearOf(today) + 1}-12-31` };
}

export const freshGoal: GoalAnswer = {
  status: 'fresh',
  typed: {
    goal: '',
    monthly: '10,000',
    annualReturn: '12',
    years: '15',
    start: '',
    state: '',
    account: '',
    rhythm: 'monthly',
    statement: '',
    notes: '',
    reminders: 'on',
    agree: '',
  },
  problems: {},
};

export type NumberField = 'monthly' | 'annualReturn' | 'years';

export const numberBounds: Readonly<Record<NumberField, { min: number; max: number }>> = {
  monthly: { min: 500, max: 1_00_00_000 },
  annualReturn: { min: 1, max: 30 },
  years: { min: 1, max: 40 },
};

type NumberProblem = ParseProblem | 'not-whole' | 'too-small' | 'too-large';

/** The number that a field's text means (rupees, percent or whole years), or what is wrong with it. */
export function readNumber(field: NumberField, text: string): Result<number, NumberProblem> {
  const read = field === 'monthly' ? parseRupees(text) : parseNumber(text);
  if (!read.ok) return read;
  const { min, max } = numberBounds[field];
  if (read.value < min) return failure('too-small');
  if (read.value > max) return failure('too-large');
  return field === 'years' && !Number.isInteger(read.value) ? failure('not-whole') : read;
}

export function isNumberField(name: string): name is NumberField {
  return Object.hasOwn(numberBounds, name);
}
