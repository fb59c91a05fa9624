import { maxMonths, planBounds } from '@/lib/sip/domain/plan';

/** The unit of a number, which decides how its text is parsed and which error message it gets. */
export type Unit = 'rupees' | 'percent' | 'years' | 'months' | 'month' | 'age';

type NumberField = {
  /** The field's name in the form and in the address. */
  key: string;
  unit: Unit;
  min: number;
  max: number;
  /** The text of the field when the address does not name it; null for none. */
  start: number | null;
  /** The meaning of a blank field: a number, `null` for "none", or required. */
  blank: number | null | 'missing';
};

type ChoiceField = { key: string; options: readonly [start: string, ...others: string[]] };

const rupeesUpTo = (max: number, key: string) =>
  ({ key, unit: 'rupees', min: 0, max, start: 0, blank: 0 }) as const;

const monthOfPlan = (key: string) =>
  ({ key, unit: 'month', min: 1, max: maxMonths, start: null, blank: null }) as const;

const manyMonths = (key: string) =>
  ({ key, unit: 'months', min: 1, max: maxMonths, start: null, blank: null }) as const;

/**
 * Every number that the page asks for: name, key in the address, bounds. A step-up is counted in percent unless
 * `stepUpUnit` says rupees; its bounds then are those of an instalment.
 */
export const numberFields = {
  monthlyRupees: {
    key: 'm',
    unit: 'rupees',
    ...planBounds.monthlyRupees,
    start: 10_000,
    blank: 'missing',
  },
  annualReturnPercent: {
    key: 'r',
    unit: 'percent',
    ...planBounds.annualReturnPercent,
    start: 12,
    blank: 'missing',
  },
  years: { key: 'y', unit: 'years', min: 0, max: planBounds.years.max, start: 20, blank: 0 },
  extraMonths: { key: 'mo', unit: 'months', min: 0, max: 11, start: 0, blank: 0 },
  stepUp: { key: 's', unit: 'percent', ...planBounds.yearlyStepUpPercent, start: 0, blank: 0 },
  lumpSumRupees: rupeesUpTo(planBounds.lumpSumRupees.max, 'l'),
  stepUpEveryMonths: { key: 'se', unit: 'months', min: 1, max: 60, start: 12, blank: 12 },
  instalmentCapRupees: {
    key: 'sc',
    unit: 'rupees',
    min: 1,
    max: 100_000_000,
    start: null,
    blank: null,
  },
  topUp1Rupees: rupeesUpTo(planBounds.lumpSumRupees.max, 't1'),
  topUp1Month: monthOfPlan('t1m'),
  topUp2Rupees: rupeesUpTo(planBounds.lumpSumRupees.max, 't2'),
  topUp2Month: monthOfPlan('t2m'),
  topUp3Rupees: rupeesUpTo(planBounds.lumpSumRupees.max, 't3'),
  topUp3Month: monthOfPlan('t3m'),
  pause1Month: monthOfPlan('p1'),
  pause1Months: manyMonths('p1n'),
  pause2Month: monthOfPlan('p2'),
  pause2Months: manyMonths('p2n'),
  goalRupees: rupeesUpTo(100_000_000_000, 'g'),
  inflationPercent: { key: 'i', unit: 'percent', min: 0, max: 20, start: 6, blank: 0 },
  slabRatePercent: { key: 'sb', unit: 'percent', min: 0, max: 45, start: 30, blank: 'missing' },
  expenseRatioPercent: { key: 'e', unit: 'percent', min: 0, max: 5, start: 0, blank: 0 },
  delayMonths: { key: 'd', unit: 'months', min: 0, max: 240, start: 12, blank: 0 },
  withdrawalRupees: rupeesUpTo(1_000_000_000, 'w'),
  corpusRupees: rupeesUpTo(planBounds.lumpSumRupees.max, 'wc'),
  corpusCostRupees: {
    key: 'wcc',
    unit: 'rupees',
    min: 0,
    max: planBounds.lumpSumRupees.max,
    start: null,
    blank: null,
  },
  withdrawalReturnPercent: {
    key: 'wr',
    unit: 'percent',
    ...planBounds.annualReturnPercent,
    start: 7,
    blank: 'missing',
  },
  withdrawalRisePercent: { key: 'wi', unit: 'percent', min: 0, max: 20, start: 0, blank: 0 },
  withdrawalYears: { key: 'wy', unit: 'years', ...planBounds.years, start: 30, blank: 'missing' },
  age: { key: 'ag', unit: 'age', min: 1, max: 100, start: null, blank: null },
} as const satisfies Record<string, NumberField>;

/** Fields with a few options; the first option is the default. */
export const choiceFields = {
  stepUpUnit: { key: 'su', options: ['percent', 'rupees'] },
  topUp1Repeats: { key: 't1e', options: ['once', 'yearly'] },
  topUp2Repeats: { key: 't2e', options: ['once', 'yearly'] },
  topUp3Repeats: { key: 't3e', options: ['once', 'yearly'] },
  goalUnknown: { key: 'gs', options: ['monthly', 'years', 'return', 'step-up'] },
  fund: { key: 'f', options: ['equity', 'debt', 'none'] },
  withdrawalEvery: { key: 'we', options: ['month', 'quarter'] },
  rateConvention: { key: 'cr', options: ['nominal', 'effective'] },
  paidAt: { key: 'cp', options: ['start', 'end'] },
  tableOf: { key: 'tb', options: ['years', 'months'] },
} as const satisfies Record<string, ChoiceField>;

/** Fields that plan B or C may override; a blank field is as in plan A. */
export const comparedNames = [
  'monthlyRupees',
  'annualReturnPercent',
  'years',
  'stepUp',
  'lumpSumRupees',
  'expenseRatioPercent',
] as const;

export const otherPlanIds = ['b', 'c'] as const;

export type OtherPlanId = (typeof otherPlanIds)[number];
export type PlanId = 'a' | OtherPlanId;
export type ComparedName = (typeof comparedNames)[number];
export type NumberName = keyof typeof numberFields;
export type ChoiceName = keyof typeof choiceFields;
export type OtherName = `${OtherPlanId}.${ComparedName}`;
export type FieldName = NumberName | ChoiceName | OtherName;

/** Exactly what is in each field. */
export type TypedInputs = Readonly<Record<FieldName, string>>;

type ValueOf<Name extends NumberName> = null extends (typeof numberFields)[Name]['blank']
  ? number | null
  : number;

/** The parsed fields. Flat, as the form and the address are; `plans.ts` makes plans of them. */
export type SipInputs = Readonly<
  { [Name in NumberName]: ValueOf<Name> } & {
    [Name in ChoiceName]: (typeof choiceFields)[Name]['options'][number];
  } & Record<OtherName, number | null>
>;

export const numberNames = Object.keys(numberFields) as NumberName[];
export const choiceNames = Object.keys(choiceFields) as ChoiceName[];
export const otherNames = otherPlanIds.flatMap((id) =>
  comparedNames.map((name): OtherName => `${id}.${name}`),
);
export const fieldNames: readonly FieldName[] = [...numberNames, ...choiceNames, ...otherNames];

export function isChoice(name: FieldName): name is ChoiceName {
  return name in choiceFields;
}

/** The field of plan A whose bounds and unit a field of plan B or C shares; its own name for all others. */
export function ownName(name: NumberName | OtherName): NumberName {
  return name.slice(name.indexOf('.') + 1) as NumberName;
}

/** The name of a field in the form and in the address: m, r, …, b.m, c.m. */
export function keyOf(name: FieldName): string {
  if (isChoice(name)) return choiceFields[name].key;
  const own = ownName(name);
  return own === name ? numberFields[own].key : `${name.slice(0, 2)}${numberFields[own].key}`;
}

/** How a number field is read now: a step-up in rupees is an amount. */
export function ruleOf(
  name: NumberName | OtherName,
  stepUpUnit: string,
): Pick<NumberField, 'unit' | 'min' | 'max' | 'blank'> {
  const own = ownName(name);
  const { unit, min, max, blank } =
    own === 'stepUp' && stepUpUnit === 'rupees'
      ? { ...planBounds.monthlyRupees, unit: 'rupees' as const, blank: 0 }
      : numberFields[own];
  return { unit, min, max, blank: own === name ? blank : null };
}
