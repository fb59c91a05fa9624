import { parseNumber, parseRupees } from '@/lib/money/parse';
import { formatNumber } from '@/lib/money/rupees';
import { failure, success, type Result } from '@/lib/result';
import { regimes, type TaxYear } from '@/lib/law/tax-years';
import { isAge } from '@/lib/tax/domain/law-of-year';
import { whatIfKinds } from '@/lib/tax/domain/what-if';
import {
  amountFields,
  amountIn,
  groupOf,
  inputOf,
  isBoundedDay,
  type AmountField,
} from './field-names';
import { maxRupees, mayBeNegative, type Age, type TaxFacts, type TaxInput } from './input';

/** A field that is typed: an amount or the age. */
export type TypedField = AmountField | 'age';

/** Exactly what is in the fields that are typed; a field that is not there is blank. */
export type TypedFields = Partial<Record<TypedField, string>>;

/** Fields chosen from a list, which cannot be invalid. */
export type ChosenFacts = Omit<TaxFacts, 'age'>;

type FieldProblem = 'not-a-number' | 'negative' | 'too-large' | 'too-small' | 'not-an-age';

export type TypedInput = {
  problems: Partial<Record<TypedField, FieldProblem>>;
  /** Null while a field has a problem. */
  input: TaxInput | null;
};

/** Blank is zero. Paise are dropped; gains may be losses, everything else is zero or more. */
export function readAmount(field: AmountField, text: string): Result<number, FieldProblem> {
  const read = parseRupees(text);
  if (!read.ok) return read.problem === 'missing' ? success(0) : failure('not-a-number');
  // To the paisa first: 4.35 lakh is 4,34,999.99999999994 in binary.
  const rupees = Math.trunc(Math.round(read.value * 100) / 100) + 0;
  if (rupees > maxRupees) return failure('too-large');
  if (rupees < 0 && !mayBeNegative(groupOf(field))) return failure('negative');
  if (rupees < -maxRupees) return failure('too-small');
  return success(rupees);
}

/** Years or a date of birth (1967-04-01). Blank is no stated age. */
export function readAge(text: string, year: TaxYear): Result<Age | null, FieldProblem> {
  const plain = text.trim();
  if (isAge(plain, year)) return success(plain);
  const read = parseNumber(plain);
  if (!read.ok) return read.problem === 'missing' ? success(null) : failure('not-an-age');
  return isAge(read.value, year) ? success(read.value) : failure('not-an-age');
}

/** Reads every field; a problem belongs to one field and never hides another's. */
export function readFields(typed: TypedFields, chosen: ChosenFacts): TypedInput {
  const problems: TypedInput['problems'] = {};
  const age = readAge(typed.age ?? '', chosen.year);
  if (!age.ok) problems.age = age.problem;
  const input = inputOf({ ...chosen, age: age.ok ? age.value : null }, (field) => {
    const amount = readAmount(field, typed[field] ?? '');
    if (amount.ok) return amount.value;
    problems[field] = amount.problem;
    return 0;
  });
  return { problems, input: Object.keys(problems).length === 0 ? input : null };
}

/** What is valid of the fields; a field with a problem has its value of an earlier input. */
export function validInput(typed: TypedFields, chosen: ChosenFacts, earlier: TaxInput): TaxInput {
  const age = readAge(typed.age ?? '', chosen.year);
  const earlierAge = isAge(earlier.age, chosen.year) ? earlier.age : null;
  return inputOf({ ...chosen, age: age.ok ? age.value : earlierAge }, (field) => {
    const amount = readAmount(field, typed[field] ?? '');
    return amount.ok ? amount.value : amountIn(earlier, field);
  });
}

/** The texts of the fields for an input: grouped, blank for none. */
export function typedOf(input: TaxInput): TypedFields {
  const typed: TypedFields = { age: String(input.age ?? '') };
  for (const field of amountFields) {
    const rupees = amountIn(input, field);
    if (rupees !== 0) typed[field] = amountText(rupees);
  }
  return typed;
}

/** With a hyphen, as it is typed. */
export function amountText(rupees: number): string {
  return formatNumber(rupees).replace('−', '-');
}

/** An amount, a day, or one of some words; the fields of the tools below the answer, and their keys in the address. */
const toolFields = {
  costToCompany: { key: 'tc', of: 'rupees' },
  employerEpf: { key: 'te', of: 'rupees' },
  gratuity: { key: 'tg', of: 'rupees' },
  employeeEpf: { key: 'tf', of: 'rupees' },
  bonus: { key: 'tb', of: 'rupees' },
  bonusMonth: { key: 'tm', of: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
  whatIfKind: { key: 'tk', of: whatIfKinds },
  whatIfRupees: { key: 'tw', of: 'rupees' },
  advanceRegime: { key: 'tr', of: regimes },
  tds: { key: 'td', of: 'rupees' },
  isPresumptive: { key: 'tp', of: ['yes'] },
  hasBusiness: { key: 'tu', of: ['yes'] },
  paidByJune: { key: 't1', of: 'rupees' },
  paidBySeptember: { key: 't2', of: 'rupees' },
  paidByDecember: { key: 't3', of: 'rupees' },
  paidByMarch: { key: 't4', of: 'rupees' },
  paidByYearEnd: { key: 't5', of: 'rupees' },
  settledOn: { key: 'ts', of: 'day' },
  filedOn: { key: 'tl', of: 'day' },
} as const satisfies Record<string, { key: string; of: 'rupees' | 'day' | readonly string[] }>;

export type ToolField = keyof typeof toolFields;

/** The texts of the fields of the tools; blank for none. */
export type ToolTexts = Readonly<Partial<Record<ToolField, string>>>;

const names = Object.keys(toolFields) as readonly ToolField[];

export function isToolAmount(field: ToolField): boolean {
  return toolFields[field].of === 'rupees';
}

/** An amount of a tool is zero or more, read as a salary is. */
export function readToolAmount(text: string): Result<number, FieldProblem> {
  return readAmount('salaryRupees.gross', text);
}

/** The text that goes into the address: the amount in digits; null for blank and for what is wrong. */
function plainOf(field: ToolField, text: string): string | null {
  const { of } = toolFields[field];
  if (of === 'day') return isBoundedDay(text) ? text : null;
  if (of !== 'rupees') return of.some((word) => word === text) ? text : null;
  const read = readToolAmount(text);
  return read.ok && read.value > 0 ? String(read.value) : null;
}

/** The texts, with an earlier one in each field whose amount has a problem. */
export function validToolTexts(texts: ToolTexts, earlier: ToolTexts): ToolTexts {
  const valid = { ...texts };
  for (const field of names) {
    const isWrong = isToolAmount(field) && !readToolAmount(texts[field] ?? '').ok;
    if (isWrong) valid[field] = earlier[field];
  }
  return valid;
}

/** For the end of a fragment: `&tc=2000000&tw=50000`; empty where nothing is set. */
export function toolFragmentOf(texts: ToolTexts): string {
  const pairs = new URLSearchParams();
  for (const field of names) {
    const plain = plainOf(field, texts[field] ?? '');
    if (plain !== null) pairs.set(toolFields[field].key, plain);
  }
  return pairs.size > 0 ? `&${pairs.toString()}` : '';
}

/** The tool fields in a fragment, as plain digits; invalid values are ignored. */
export function toolTextsOf(fragment: string): ToolTexts {
  const pairs = new URLSearchParams(fragment.replace(/^#/, ''));
  const texts: Partial<Record<ToolField, string>> = {};
  for (const field of names) {
    const plain = plainOf(field, pairs.get(toolFields[field].key) ?? '');
    if (plain !== null) texts[field] = plain;
  }
  return texts;
}
