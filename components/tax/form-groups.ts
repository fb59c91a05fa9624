import { groupOf, nameOf, type AmountField, type FieldName } from '@/lib/tax/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/fields';
import { emptyInput } from '@/lib/tax/input';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** The room's sentences and what each field means. */
export type TaxMessages = Messages['tax'] & { glossary: Messages['taxGlossary'] };

export type ChosenFact = keyof ChosenFacts;

/** A field whose value is chosen from a list; the year has its own place. */
export type ListFact = Exclude<ChosenFact, 'year'>;

type GroupId = keyof TaxMessages['form']['groups'];

type FormGroup = { id: GroupId; fields: readonly Exclude<FieldName, 'year' | 'age'>[] };

/** What stands behind a title each, in the order in which most people need it. */
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

export function isAmount(field: FieldName): field is AmountField {
  return field.includes('.');
}

/** The one year whose rates changed within it asks for what was sold before. */
export function isAsked(field: FieldName, year: ChosenFacts['year']): boolean {
  return year === 2024 || !field.startsWith('earlierGains');
}

export function fieldId(field: FieldName): string {
  return `tax-${field.replace('.', '-')}`;
}

/** "80C: ₹1,50,000, Own NPS: ₹50,000": what is set in a group, in the words of its fields; empty for nothing. */
export function summaryOf(
  { fields }: FormGroup,
  typed: TypedFields,
  chosen: ChosenFacts,
  messages: TaxMessages,
): string {
  const empty = emptyInput(chosen.year);
  const set = fields.flatMap((field) => {
    if (!isAsked(field, chosen.year)) return [];
    const value = isAmount(field)
      ? amountTyped(typed[field])
      : chosen[field] === empty[field]
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

/** What a field means, for whoever asks. */
export function meaningOf(field: FieldName, { glossary }: TaxMessages): string {
  if (!isAmount(field)) return glossary.facts[field];
  const group: Readonly<Record<string, string>> = glossary[groupOf(field)];
  return group[nameOf(field)] ?? '';
}

export function choicesOf(
  field: ListFact,
  messages: TaxMessages,
): Readonly<Record<string, string>> {
  return messages.choices[field];
}
