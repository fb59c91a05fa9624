import type { TaxYear } from '@/lib/law/tax-years';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { isAsked, type AmountField, type FieldName } from '@/lib/tax/domain/inputs/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import { emptyInput, type AmountGroup } from '@/lib/tax/domain/inputs/input';

/** The feature's messages and what each field means. */
export type TaxMessages = Messages['tax'] & { glossary: Messages['taxGlossary'] };

/** A field whose value is chosen from a list; the year has its own place. */
export type ListFact = Exclude<keyof ChosenFacts, 'year'>;

export type GroupId = keyof TaxMessages['form']['groups'];

type FormGroup = { id: GroupId; fields: readonly Exclude<FieldName, 'year' | 'age'>[] };

export function isAmount<Name extends FieldName>(field: Name): field is Name & AmountField {
  return field.includes('.');
}

/** The groups, each behind its title, in the order in which most people need them. */
export const formGroups: readonly FormGroup[] = [
  {
    id: 'hra',
    fields: [
      'salaryRupees.basicAndDa',
      'salaryRupees.hraReceived',
      'salaryRupees.rentPaid',
      'hraCity',
    ],
  },
  {
    id: 'deductions',
    fields: [
      'deductionsRupees.section80c',
      'deductionsRupees.ownPension',
      'deductionsRupees.healthSelf',
      'deductionsRupees.healthParents',
      'parentsAge',
      'deductionsRupees.preventiveCheckup',
      'deductionsRupees.savingsInterest',
      'deductionsRupees.depositInterest',
      'deductionsRupees.educationLoan',
      'deductionsRupees.rentWithoutHra',
      'ownDisability',
      'dependantDisability',
      'deductionsRupees.other',
    ],
  },
  {
    id: 'donations',
    fields: [
      'deductionsRupees.donationsHalfLimited',
      'deductionsRupees.donationsWhole',
      'deductionsRupees.donationsWholeLimited',
      'deductionsRupees.donationsHalf',
    ],
  },
  {
    id: 'pay',
    fields: ['salaryRupees.employerPension', 'employer', 'salaryRupees.professionalTax'],
  },
  {
    id: 'house',
    fields: [
      'houseRupees.selfOccupiedInterest',
      'houseRupees.rentReceived',
      'houseRupees.municipalTaxes',
      'houseRupees.letOutInterest',
      'lossesRupees.house',
    ],
  },
  {
    id: 'other',
    fields: [
      'otherRupees.normal',
      'otherRupees.dividends',
      'otherRupees.familyPension',
      'otherRupees.agricultural',
      'otherRupees.vda',
      'otherRupees.lottery',
    ],
  },
  {
    id: 'gains',
    fields: [
      'gainsRupees.shortTermEquity',
      'gainsRupees.longTermEquity',
      'gainsRupees.longTermOther',
      'gainsRupees.shortTermAtSlab',
      'earlierGainsRupees.shortTermEquity',
      'earlierGainsRupees.longTermEquity',
      'earlierGainsRupees.longTermOther',
      'lossesRupees.shortTerm',
      'lossesRupees.longTerm',
    ],
  },
  { id: 'person', fields: ['residency'] },
];

/** The initial choice of every list. */
export function startFacts(year: TaxYear): ChosenFacts {
  const { residency, hraCity, employer, parentsAge, ownDisability, dependantDisability } =
    emptyInput(year);
  return { year, residency, hraCity, employer, parentsAge, ownDisability, dependantDisability };
}

/** "80C: ₹1,50,000, Own NPS: ₹50,000": what is set in a group, in the words of its fields; empty for nothing. */
export function summaryOf(
  { fields }: FormGroup,
  typed: TypedFields,
  chosen: ChosenFacts,
  start: ChosenFacts,
  messages: TaxMessages,
): string {
  const set = fields.flatMap((field) => {
    if (!isAsked(field, chosen.year)) return [];
    const value = isAmount(field)
      ? amountTyped(typed[field])
      : chosen[field] === start[field]
        ? null
        : choicesOf(field, messages)[chosen[field]];
    if (!value) return [];
    return [fill(messages.form.set, { field: messages.fields[field].short, value })];
  });
  return set.join(', ');
}

function amountTyped(text = ''): string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^[\d,.]+$/.test(plain) ? `₹${plain}` : plain;
}

/** What a field means, for its help text. */
export function meaningOf(field: FieldName, { glossary }: TaxMessages): string {
  if (!isAmount(field)) return glossary.facts[field];
  const [groupName, name = ''] = field.split('.');
  const group: Readonly<Record<string, string>> = glossary[groupName as AmountGroup];
  return group[name] ?? '';
}

export function choicesOf(
  field: ListFact,
  messages: TaxMessages,
): Readonly<Record<string, string>> {
  return messages.choices[field];
}
