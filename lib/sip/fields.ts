import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import type { Result } from '@/lib/result';
import { examplePlan, monthsPerYear, planBounds, type SipPlan } from './plan';
import { projectSip } from './project';

/** The inputs of the calculator, in the order in which the page asks for them. */
export const fieldNames = [
  'monthlyRupees',
  'annualReturnPercent',
  'years',
  'yearlyStepUpPercent',
  'lumpSumRupees',
] as const;

export type FieldName = (typeof fieldNames)[number];

export type FieldProblem =
  ParseProblem | 'too-small' | 'too-large' | 'not-whole' | 'nothing-invested' | 'beyond-counting';

/** Exactly what stands in each field. */
export type TypedPlan = Record<FieldName, string>;

export type PlanInput = {
  problems: Partial<Record<FieldName, FieldProblem>>;
  /** Null while a field has a problem. */
  plan: SipPlan | null;
};

type FieldValues = Record<FieldName, number>;

const exampleValues = valuesOf(examplePlan);

/** Left blank, these count as none; the others must be given. */
const optionalFields: ReadonlySet<FieldName> = new Set(['yearlyStepUpPercent', 'lumpSumRupees']);

export function valuesOf(plan: SipPlan): FieldValues {
  return {
    monthlyRupees: plan.monthlyRupees,
    annualReturnPercent: plan.annualReturnPercent,
    years: plan.months / monthsPerYear,
    yearlyStepUpPercent: plan.yearlyStepUpPercent,
    lumpSumRupees: plan.lumpSumRupees,
  };
}

/** The number that a field's text means, or what is wrong with it. */
export function readField(name: FieldName, text: string): Result<number, FieldProblem> {
  const isRupees = name === 'monthlyRupees' || name === 'lumpSumRupees';
  const read = isRupees ? parseRupees(text) : parseNumber(text);
  if (!read.ok) {
    return read.problem === 'missing' && optionalFields.has(name) ? { ok: true, value: 0 } : read;
  }
  const { min, max } = planBounds[name];
  if (read.value < min) return { ok: false, problem: 'too-small' };
  if (read.value > max) return { ok: false, problem: 'too-large' };
  if (name === 'years' && !Number.isInteger(read.value)) return { ok: false, problem: 'not-whole' };
  return read;
}

/** Reads all fields; a problem belongs to one field and never hides another's. */
export function readPlan(typed: TypedPlan): PlanInput {
  const { values, problems } = readValues(typed);
  return { problems, plan: Object.keys(problems).length === 0 ? planOf(values) : null };
}

/** The plan to show where the typed one has a problem and no earlier one is known: the example fills the gaps. */
export function planWithExample(typed: TypedPlan): SipPlan {
  return planOf(readValues(typed).values);
}

function readValues(typed: TypedPlan): { values: FieldValues; problems: PlanInput['problems'] } {
  const values = { ...exampleValues };
  const problems: PlanInput['problems'] = {};
  for (const name of fieldNames) {
    const read = readField(name, typed[name]);
    if (read.ok) values[name] = read.value;
    else problems[name] = read.problem;
  }
  if (values.monthlyRupees === 0 && values.lumpSumRupees === 0) {
    problems.monthlyRupees ??= 'nothing-invested';
    values.monthlyRupees = exampleValues.monthlyRupees;
  }
  // Above 2^53 rupees (some 90 lakh crore) a sum is no longer exact, and no saver's plan is there.
  if (projectSip(planOf(values)).valueRupees > Number.MAX_SAFE_INTEGER) {
    problems.years ??= 'beyond-counting';
    values.years = exampleValues.years;
  }
  return { values, problems };
}

function planOf({ years, ...values }: FieldValues): SipPlan {
  return { ...values, months: years * monthsPerYear };
}
