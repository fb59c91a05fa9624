import { taxYears, type TaxYear } from '@/lib/law/tax-years';
import { isAge } from '@/lib/tax/domain/law-of-year';
import {
  type AmountField,
  amountFields,
  amountIn,
  type FactField,
  factFields,
  type FieldName,
  groupOf,
  inputOf,
  isAsked,
} from './field-names';
import { amountText, readAmount, type TypedFields } from './fields';
import {
  type AmountGroup,
  emptyInput,
  maxRupees,
  mayBeNegative,
  type TaxFacts,
  type TaxInput,
} from './input';

/**
 * The key of each field in the part of the address after `#`, which no browser sends to a server. A key never
 * changes its meaning within a version. First letters: s salary, h house, o other income, g gains, e earlier
 * gains of the year, l losses brought forward, d deductions, p the person.
 */
export const fragmentKeys: Readonly<Record<FieldName, string>> = {
  year: 'y',
  age: 'pa',
  residency: 'pr',
  hraCity: 'pc',
  employer: 'pe',
  parentsAge: 'pp',
  ownDisability: 'pd',
  dependantDisability: 'pf',
  'salaryRupees.gross': 'sg',
  'salaryRupees.basicAndDa': 'sb',
  'salaryRupees.hraReceived': 'sh',
  'salaryRupees.rentPaid': 'sr',
  'salaryRupees.employerPension': 'sn',
  'salaryRupees.professionalTax': 'sp',
  'houseRupees.selfOccupiedInterest': 'hs',
  'houseRupees.rentReceived': 'hr',
  'houseRupees.municipalTaxes': 'hm',
  'houseRupees.letOutInterest': 'hi',
  'otherRupees.normal': 'on',
  'otherRupees.dividends': 'od',
  'otherRupees.familyPension': 'of',
  'otherRupees.agricultural': 'oa',
  'otherRupees.vda': 'ov',
  'otherRupees.lottery': 'ol',
  'gainsRupees.shortTermEquity': 'gs',
  'gainsRupees.longTermEquity': 'gl',
  'gainsRupees.longTermOther': 'go',
  'gainsRupees.shortTermAtSlab': 'gn',
  'earlierGainsRupees.shortTermEquity': 'es',
  'earlierGainsRupees.longTermEquity': 'el',
  'earlierGainsRupees.longTermOther': 'eo',
  'lossesRupees.house': 'lh',
  'lossesRupees.shortTerm': 'ls',
  'lossesRupees.longTerm': 'll',
  'deductionsRupees.section80c': 'dc',
  'deductionsRupees.ownPension': 'dn',
  'deductionsRupees.healthSelf': 'dh',
  'deductionsRupees.healthParents': 'dp',
  'deductionsRupees.preventiveCheckup': 'dk',
  'deductionsRupees.savingsInterest': 'ds',
  'deductionsRupees.depositInterest': 'di',
  'deductionsRupees.educationLoan': 'de',
  'deductionsRupees.rentWithoutHra': 'dr',
  'deductionsRupees.donationsWhole': 'dw',
  'deductionsRupees.donationsHalf': 'dj',
  'deductionsRupees.donationsWholeLimited': 'dx',
  'deductionsRupees.donationsHalfLimited': 'dy',
  'deductionsRupees.other': 'do',
};

const fragmentVersion = '1';

/**
 * An input as the text after `#`: version and year always, everything else where it is not the empty input. No stated age
 * is written as a blank one, because the age of the empty input, 30, is left out.
 */
export function fragmentOf(input: TaxInput): string {
  const empty = emptyInput(input.year);
  const pairs = new URLSearchParams({ v: fragmentVersion });
  for (const field of factFields) {
    if (field === 'year' || input[field] !== empty[field]) {
      pairs.set(fragmentKeys[field], String(input[field] ?? ''));
    }
  }
  for (const field of amountFields) {
    const rupees = amountIn(input, field);
    if (rupees !== 0) pairs.set(fragmentKeys[field], String(rupees));
  }
  return pairs.toString();
}

/**
 * The input that a fragment holds, with or without its `#`. Null where our page did not write it: without a version, of
 * another version or of an unknown year. Unknown keys are ignored; a value out of bounds counts as not given.
 */
export function inputOfFragment(fragment: string): TaxInput | null {
  const pairs = new URLSearchParams(fragment.replace(/^#/, ''));
  const year = numberIn(pairs.get(fragmentKeys.year));
  if (pairs.get('v') !== fragmentVersion || !isFact.year(year)) return null;
  const empty = emptyInput(year);
  const text = (field: FieldName) => pairs.get(fragmentKeys[field]);
  const age = numberIn(text('age')) ?? text('age');
  const fact = <Name extends ListedFact>(name: Name): TaxFacts[Name] => {
    const isGiven: (given: unknown) => given is TaxFacts[Name] = isFact[name];
    const value: unknown = text(name);
    return isGiven(value) ? value : empty[name];
  };
  const facts: TaxFacts = {
    year,
    age: age === '' ? null : isAge(age, year) ? age : empty.age,
    residency: fact('residency'),
    hraCity: fact('hraCity'),
    employer: fact('employer'),
    parentsAge: fact('parentsAge'),
    ownDisability: fact('ownDisability'),
    dependantDisability: fact('dependantDisability'),
  };
  return inputOf(facts, (field) => amountOf(field, text(field)));
}

/**
 * For the end of the page's own address: what was typed into fields that only another year asks for, so that it is there
 * when that year is chosen again after a reload. No part of a calculation.
 */
export function unaskedFragmentOf(typed: TypedFields, year: TaxYear): string {
  return unaskedFields(year)
    .map((field) => [field, readAmount(field, typed[field] ?? '')] as const)
    .map(([field, read]) => (read.ok && read.value ? `&${fragmentKeys[field]}=${read.value}` : ''))
    .join('');
}

/** The texts of these fields in a fragment. */
export function unaskedTextsOf(fragment: string, year: TaxYear): TypedFields {
  const pairs = new URLSearchParams(fragment.replace(/^#/, ''));
  const texts: TypedFields = {};
  for (const field of unaskedFields(year)) {
    const rupees = amountOf(field, pairs.get(fragmentKeys[field]));
    if (rupees !== 0) texts[field] = amountText(rupees);
  }
  return texts;
}

function unaskedFields(year: TaxYear): AmountField[] {
  return amountFields.filter((field) => !isAsked(field, year));
}

function amountOf(field: AmountField, text: string | null): number {
  const rupees = numberIn(text);
  return isAmountOf(groupOf(field), rupees) ? rupees : 0;
}

/** Digits alone: our page writes no exponent, space or hexadecimal number. */
function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,12}$/.test(text) ? Number(text) + 0 : null;
}

/**
 * Whether a value from outside, such as the address, is an amount that a field of the group may hold. Without zod,
 * because the browser reads its own address, and the schema library stays on the server.
 */
function isAmountOf(group: AmountGroup, value: unknown): value is number {
  const min = mayBeNegative(group) ? -maxRupees : 0;
  return isWhole(value) && value >= min && value <= maxRupees;
}

/** The facts that are chosen from a list; whether an age is one depends on the year. */
type ListedFact = Exclude<FactField, 'age'>;

type FactCheck<Name extends ListedFact> = (value: unknown) => value is TaxFacts[Name];

const isDisability = oneOf('none', 'disability', 'severe');

const isFact: { readonly [Name in ListedFact]: FactCheck<Name> } = {
  year: (value): value is TaxYear => taxYears.some((row) => row.value.year === value),
  residency: oneOf('resident', 'nonResident'),
  hraCity: oneOf(
    'ahmedabad',
    'bengaluru',
    'chennai',
    'delhi',
    'hyderabad',
    'kolkata',
    'mumbai',
    'pune',
    'elsewhere',
  ),
  employer: oneOf('private', 'government'),
  parentsAge: oneOf('below60', 'from60'),
  ownDisability: isDisability,
  dependantDisability: isDisability,
};

function oneOf<const Choice extends string | number>(...choices: readonly Choice[]) {
  return (value: unknown): value is Choice => choices.some((choice) => choice === value);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
