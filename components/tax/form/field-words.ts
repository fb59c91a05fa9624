import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import type { AmountField } from '@/lib/tax/domain/inputs/field-names';
import {
  readAmount,
  isToolAmount,
  type TypedInput,
  type ToolField,
  type ToolTexts,
} from '@/lib/tax/domain/inputs/fields';
import { largestRupees } from '@/lib/tax/domain/inputs/input';
import type { TaxMessages } from './form-groups';
import type { FieldErrors } from './tax-form';

/** The error message of each field, with what to do. */
export function errorsInWords(
  problems: TypedInput['problems'],
  messages: TaxMessages['problems'],
): FieldErrors {
  const most = formatLakhCrore(largestRupees, messages.language);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, fill(messages[problem], { most })]),
  );
}

/** When the field loses focus, "12.5L" becomes 12,50,000; text that is no amount stays as typed. */
export function regrouped(field: AmountField, text: string): string {
  const read = readAmount(field, text);
  if (!read.ok || text.trim() === '') return text;
  return formatNumber(read.value).replace('−', '-');
}

/** The tools' amounts as their fields show them; days and choices as they are. */
export function groupedTools(texts: ToolTexts): ToolTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      isToolAmount(field as ToolField) ? regrouped('salaryRupees.gross', text) : text,
    ]),
  );
}
