import { RupeeField } from '@/components/ui/rupee-field';
import { fill } from '@/lib/messages/fill';
import { groupTyped } from '@/lib/money/group-typed';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { readAmount } from '@/lib/tax/fields';
import { largestRupees } from '@/lib/tax/input';
import type { TaxMessages } from '../form-groups';
import { regrouped } from '../field-words';

/** Any amount of a tool: zero or more, read as a salary is. */
const like = 'salaryRupees.gross';

/** The rupees of a text; null while it is no amount. */
export function rupeesTyped(text: string): number | null {
  const read = readAmount(like, text);
  return read.ok ? read.value : null;
}

/** An amount that belongs to a tool and not to the tax itself. */
export function CostField({
  id,
  label,
  text,
  messages,
  onType,
}: {
  id: string;
  label: string;
  text: string;
  messages: TaxMessages['problems'];
  onType: (text: string) => void;
}) {
  const read = readAmount(like, text);
  const error = read.ok
    ? null
    : fill(messages[read.problem], { most: formatLakhCrore(largestRupees) });
  return (
    <RupeeField
      id={id}
      label={label}
      value={text}
      error={error}
      group={groupTyped}
      onType={onType}
      onBlur={() => onType(regrouped(like, text))}
    />
  );
}
