import type { IsoDate } from '@/lib/calendar/iso-date';
import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import {
  choiceFields,
  choiceNames,
  comparedNames,
  numberFields,
  numberNames,
  otherNames,
  otherPlanIds,
  ruleOf,
  type FieldName,
  type NumberName,
  type OtherName,
  type SipInputs,
  type TypedInputs,
  type Unit,
} from './fields';
import { parseMonth } from './month-text';
import { maxMonths, paymentsOf } from '@/lib/sip/domain/plan';
import { plansOf } from './plans';
import { planAOf } from '@/lib/sip/domain/answer';
import { finalValue } from '@/lib/sip/domain/project';

export type FieldProblem =
  | ParseProblem
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'nothing-invested'
  | 'beyond-counting'
  | 'no-time'
  | 'month-missing'
  | 'count-missing';

export type ReadInputs = {
  problems: Partial<Record<FieldName, FieldProblem>>;
  /** Null while a field has a problem. */
  inputs: SipInputs | null;
  /** The inputs with the start of a new page in place of what cannot be read. */
  nearest: SipInputs;
};

const startOf = Object.fromEntries<string | number | null>([
  ...numberNames.map((name) => [name, numberFields[name].start] as const),
  ...choiceNames.map((name) => [name, choiceFields[name].options[0]] as const),
  ...otherNames.map((name) => [name, null] as const),
]);

/** The defaults: ₹10,000 a month at 12 % for 20 years, 6 % inflation, an equity fund. */
export const startInputs = startOf as unknown as SipInputs;

/** Only whole ones make sense. */
const wholeUnits: ReadonlySet<Unit> = new Set(['years', 'months', 'month', 'age']);

/** The number that a field's text means, null for none, or what is wrong with it. */
export function readNumber(
  name: NumberName | OtherName,
  typed: TypedInputs,
  today: IsoDate,
): Result<number | null, FieldProblem> {
  const { unit, min, max, blank } = ruleOf(name, typed.stepUpUnit);
  const read = parse(typed[name], unit, today);
  if (!read.ok) {
    return read.problem === 'missing' && blank !== 'missing' ? success(blank) : read;
  }
  if (read.value < min) return failure('too-small');
  if (read.value > max) return failure('too-large');
  if (wholeUnits.has(unit) && !Number.isInteger(read.value)) return failure('not-whole');
  return read;
}

/** Reads all fields; a problem belongs to one field and never hides another's. `today` names month 1. */
export function readInputs(typed: TypedInputs, today: IsoDate): ReadInputs {
  const values = { ...startOf };
  const problems: ReadInputs['problems'] = {};
  for (const name of [...numberNames, ...otherNames]) {
    const read = readNumber(name, typed, today);
    if (read.ok) values[name] = read.value;
    else problems[name] = read.problem;
  }
  for (const name of choiceNames) {
    // An option that we do not have can only come from the address; it counts as not given.
    const { options } = choiceFields[name];
    values[name] = options.find((option) => option === typed[name]) ?? options[0];
  }
  const nearest = values as unknown as SipInputs;
  if (problems.monthlyRupees === 'missing' && isMonthlySolved(nearest)) {
    values.monthlyRupees = 0;
    delete problems.monthlyRupees;
  }
  if (problems.annualReturnPercent === 'missing' && isSolved(nearest, 'return')) {
    delete problems.annualReturnPercent;
  }
  if (hasNoTime(nearest) && isSolved(nearest, 'years')) values.years = startOf.years ?? null;
  for (const [name, problem] of problemsTogether(nearest)) {
    problems[name] ??= problem;
    const refilled = problem === 'beyond-counting' ? growthOf(name) : [name];
    for (const one of refilled) values[one] = startOf[one] ?? null;
  }
  return { problems, inputs: Object.keys(problems).length === 0 ? nearest : null, nearest };
}

/**
 * The fields to reset for a plan whose value is too large to count: fewer years alone may not be enough. Without step-ups
 * every plan of 20 years can be counted; a plan B or C becomes equal to plan A.
 */
function growthOf(years: FieldName): readonly FieldName[] {
  const id = otherPlanIds.find((other) => years === `${other}.years`);
  return id ? comparedNames.map((name): OtherName => `${id}.${name}`) : ['years', 'stepUp'];
}

function parse(text: string, unit: Unit, today: IsoDate): Result<number, ParseProblem> {
  if (unit === 'rupees') return parseRupees(text);
  return unit === 'month' ? parseMonth(text, today) : parseNumber(text);
}

/** Whether the goal gives the monthly amount, so that none need be typed. */
function isMonthlySolved({ goalRupees, goalUnknown }: SipInputs): boolean {
  return goalRupees > 0 && goalUnknown === 'monthly';
}

function hasNoTime({ years, extraMonths }: SipInputs): boolean {
  return years === 0 && extraMonths === 0;
}

/**
 * Whether the goal gives this input, so that none need be typed. Where the goal is out of reach, or reached already, no
 * plan can be shown without it.
 */
function isSolved(inputs: SipInputs, unknown: SipInputs['goalUnknown']): boolean {
  return inputs.goalUnknown === unknown && planAOf(inputs).goal?.ok === true;
}

/** Problems across fields that are valid on their own, each with the field to change. */
function problemsTogether(inputs: SipInputs): [FieldName, FieldProblem][] {
  const found: [FieldName, FieldProblem][] = [];
  for (const row of [1, 2, 3] as const) {
    const isPaid = inputs[`topUp${row}Rupees`] > 0;
    if (isPaid && inputs[`topUp${row}Month`] === null) {
      found.push([`topUp${row}Month`, 'month-missing']);
    }
  }
  for (const row of [1, 2] as const) {
    const hasMonth = inputs[`pause${row}Month`] !== null;
    const hasCount = inputs[`pause${row}Months`] !== null;
    if (hasMonth && !hasCount) found.push([`pause${row}Months`, 'count-missing']);
    if (hasCount && !hasMonth) found.push([`pause${row}Month`, 'month-missing']);
  }
  for (const { id, plan } of plansOf(inputs)) {
    if (plan.months < 1 || plan.months > maxMonths) {
      found.push([id === 'a' ? 'years' : `${id}.years`, 'no-time']);
      continue;
    }
    const fieldOf = (name: 'monthlyRupees' | 'years') =>
      id === 'a' ? name : (`${id}.${name}` as const);
    // The goal gives the monthly amount of plan A, and of a plan in which it is left blank.
    const isGiven = id === 'a' || inputs[`${id}.monthlyRupees`] === null;
    const isMonthlyGiven = isGiven && isMonthlySolved(inputs);
    const isEmpty = plan.lumpSumRupees === 0 && paymentsOf(plan).every((rupees) => rupees === 0);
    if (isEmpty && !isMonthlyGiven) {
      found.push([fieldOf('monthlyRupees'), 'nothing-invested']);
    }
    // Above 2^53 rupees (some 90 lakh crore) a sum is no longer exact, and no saver's plan is there.
    if (finalValue(plan) > Number.MAX_SAFE_INTEGER)
      found.push([fieldOf('years'), 'beyond-counting']);
  }
  return found;
}
