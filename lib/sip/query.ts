import { formatNumber } from '@/lib/money/rupees';
import { fieldNames, valuesOf, type FieldName, type TypedPlan } from './fields';
import { examplePlan, type SipPlan } from './plan';

/**
 * The page's address holds its inputs: m monthly rupees, r return a year in percent, y years, s step-up a year
 * in percent, l lump sum in rupees; v is the version of these keys. Unknown keys are ignored.
 */
export const queryKeys: Readonly<Record<FieldName, string>> = {
  monthlyRupees: 'm',
  annualReturnPercent: 'r',
  years: 'y',
  yearlyStepUpPercent: 's',
  lumpSumRupees: 'l',
};

export const queryVersion = '1';

export const sipPath = '/features/sip-calculator';

export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

/** Longer than any amount in words of ours; the rest is not echoed. */
const longestText = 60;

/** What stands in the fields when the page opens: a key that is given twice counts once, the first time. */
export function typedFromQuery(query: QueryValues): TypedPlan {
  const example = typedFromPlan(examplePlan);
  return mapFields((name) => {
    const given = query[queryKeys[name]];
    const text = Array.isArray(given) ? given[0] : given;
    return text === undefined ? example[name] : tidyText(name, text.slice(0, longestText));
  });
}

/** Plain digits are grouped; whatever else was typed stays as it was typed. */
function tidyText(name: FieldName, text: string): string {
  const isRupees = name === 'monthlyRupees' || name === 'lumpSumRupees';
  return isRupees && /^\d{1,15}$/.test(text) ? formatNumber(Number(text)) : text;
}

function typedFromPlan(plan: SipPlan): TypedPlan {
  const values = valuesOf(plan);
  return mapFields((name) => typedValue(values[name]));
}

/** A number as one would type it: grouped, with a hyphen for a minus. */
export function typedValue(value: number): string {
  return formatNumber(value, 2).replace('−', '-');
}

/** The query of a plan, shortest form: what is zero by default is left out. */
export function planQuery(plan: SipPlan): string {
  const values = valuesOf(plan);
  const pairs = fieldNames
    .filter((name) => values[name] !== 0 || !isZeroByDefault(name))
    .map((name) => `${queryKeys[name]}=${plainNumber(values[name])}`);
  return [...pairs, `v=${queryVersion}`].join('&');
}

export function planPath(plan: SipPlan): string {
  return `${sipPath}?${planQuery(plan)}`;
}

/** Six places at most: with more, a small number would be written with an exponent. */
function plainNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}

function isZeroByDefault(name: FieldName): boolean {
  return valuesOf(examplePlan)[name] === 0;
}

function mapFields(value: (name: FieldName) => string): TypedPlan {
  return Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as TypedPlan;
}
