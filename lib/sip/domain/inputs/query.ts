import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { formatNumber } from '@/lib/money/rupees';
import { firstOf, type QueryValues } from '@/lib/query-values';
import {
  comparedNames,
  fieldNames,
  isChoice,
  keyOf,
  otherPlanIds,
  ruleOf,
  type FieldName,
  type SipInputs,
  type TypedInputs,
} from './fields';
import { startInputs } from './inputs';
import { isGiven } from './plans';
import { tabIds, tabKey, type TabId } from './page-query';
import { sipPath } from '@/lib/navigation/page-paths';

/**
 * The page's address holds its inputs under the keys of `fields.ts`: m monthly rupees, r return a year in percent, y
 * years, s step-up a year, l lump sum in rupees, and so on; v is the version of the keys. Since version 1 keys have
 * only been added, so every old address still opens the same plan. Unknown keys are ignored.
 *
 * For a comparison, the prefix marks inputs of one plan: a.m and b.m. Inputs that plan B or C omits are those of plan
 * A, and m alone is plan A's.
 *
 * fq and fc ask for the plan on a fund's real history (page-query.ts); they are no part of the plan.
 */
export const queryVersion = '1';

/** Carries a typed name through sign-in; no part of a plan, so no link to a plan has it. */
export const nameKey = 'n';

/** The id of the saved plan that a member opened; no part of a plan either. */
export const savedIdKey = 'id';

/** Longer than any amount in words of ours; the rest is not echoed. */
const maxTextCharacters = 60;

const comparedInA: ReadonlySet<FieldName> = new Set(comparedNames);

/** The value of a query key, cut to the length of a field; undefined for a missing key. */
export function saidUnder(key: string, query: QueryValues): string | undefined {
  return firstOf(query[key])?.slice(0, maxTextCharacters);
}

/** The tab that an address names. Apart from page-query.ts, which the calculator needs before its engine. */
export function readTab(query: QueryValues): TabId | null {
  const said = firstOf(query[tabKey]);
  return tabIds.find((id) => id === said) ?? null;
}

/** The texts of the fields when the page opens: a key that is given twice counts once, the first time. */
export function typedFromQuery(query: QueryValues): TypedInputs {
  const stepUpUnit = saidUnder(keyOf('stepUpUnit'), query) ?? '';
  return typedOf((name) => {
    const key = keyOf(name);
    const text =
      saidUnder(key, query) ?? (comparedInA.has(name) ? saidUnder(`a.${key}`, query) : undefined);
    return text === undefined
      ? typedValue(startInputs[name])
      : isRupees(name, stepUpUnit)
        ? tidyRupees(text)
        : text;
  });
}

/** A number as one would type it: grouped, with a hyphen for a minus. None is a blank field. */
export function typedValue(value: number | string | null): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : formatNumber(value, 2).replace('−', '-');
}

/** The query of the inputs, shortest form: beyond the plan's first three, only what differs from a new page. */
export function inputsQuery(inputs: SipInputs): string {
  const isCompared = otherPlanIds.some((id) => isGiven(inputs, id));
  const pairs = fieldNames
    .filter((name) => alwaysWritten.has(name) || inputs[name] !== startInputs[name])
    .map((name) => {
      const prefix = isCompared && comparedInA.has(name) ? 'a.' : '';
      return `${prefix}${keyOf(name)}=${plainValue(inputs[name])}`;
    });
  return [...pairs, `v=${queryVersion}`].join('&');
}

/** The query of inputs as they were typed, also of those that are no plan: of the fields that differ from a new page. */
export function typedQuery(typed: TypedInputs): string {
  const changed = fieldNames.filter((name) => typed[name] !== typedValue(startInputs[name]));
  const pairs = changed.map((name) => [keyOf(name), typed[name]]);
  return String(new URLSearchParams([...pairs, ['v', queryVersion]]));
}

export function inputsPath(inputs: SipInputs, language: Language = 'en'): string {
  return `${inLanguage(sipPath, language)}?${inputsQuery(inputs)}`;
}

/** What an address adds for the name that was typed for a plan, for the way through sign-in and back. */
export function nameQuery(name: string): string {
  return name.trim() === '' ? '' : `&${nameKey}=${encodeURIComponent(name)}`;
}

/** What the address of an opened plan says of it, so that it stays the opened one on every link of the page. */
export function openedQuery({ id, title }: { id: string; title: string }): string {
  return `${nameQuery(title)}&${savedIdKey}=${id}`;
}

/** A path of the page without it: nothing else of the address follows it. */
export function withoutOpened(path: string): string {
  return path.replace(new RegExp(`&(${nameKey}|${savedIdKey})=.*`), '');
}

const alwaysWritten: ReadonlySet<FieldName> = new Set([
  'monthlyRupees',
  'annualReturnPercent',
  'years',
]);

function isRupees(name: FieldName, stepUpUnit: string): boolean {
  return !isChoice(name) && ruleOf(name, stepUpUnit).unit === 'rupees';
}

/** Plain digits are grouped; whatever else was typed stays as it was typed. */
function tidyRupees(text: string): string {
  return /^\d{1,15}$/.test(text) ? formatNumber(Number(text)) : text;
}

/** Six places at most: with more, a small number would be written with an exponent. */
function plainValue(value: number | string | null): string {
  return typeof value === 'number' ? String(Number(value.toFixed(6))) : (value ?? '');
}

function typedOf(value: (name: FieldName) => string): TypedInputs {
  return Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as TypedInputs;
}
