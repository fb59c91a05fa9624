import { regimes } from '@/lib/law/regime';
import { isBoundedDay } from './field-names';
import { readAmount } from './fields';

/** An amount, a day, or one of some words; the fields of the tools below the answer, and their keys in the address. */
const toolFields = {
  costToCompany: { key: 'tc', of: 'rupees' },
  employerEpf: { key: 'te', of: 'rupees' },
  gratuity: { key: 'tg', of: 'rupees' },
  employeeEpf: { key: 'tf', of: 'rupees' },
  bonus: { key: 'tb', of: 'rupees' },
  bonusMonth: { key: 'tm', of: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
  whatIfKind: { key: 'tk', of: ['raise', 'ownPension', 'employerPension'] },
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

/** The text that goes into the address: the amount in digits; null for blank and for what is wrong. */
function plainOf(field: ToolField, text: string): string | null {
  const { of } = toolFields[field];
  if (of === 'day') return isBoundedDay(text) ? text : null;
  if (of !== 'rupees') return of.some((word) => word === text) ? text : null;
  const read = readAmount('salaryRupees.gross', text);
  return read.ok && read.value > 0 ? String(read.value) : null;
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
