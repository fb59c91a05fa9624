import { RupeeField } from '@/components/ui/fields/rupee-field';
import { fill } from '@/lib/messages/fill';
import { groupTyped } from '@/lib/money/group-typed';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { readAmount } from '@/lib/tax/domain/inputs/fields';
import { largestRupees } from '@/lib/tax/domain/inputs/input';
import { Explained, type ToolEdit } from '@/components/tax/form/tax-form';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { regrouped } from '@/components/tax/group-fields';

/** Any amount of a tool: zero or more, read as a salary is. */
const like = 'salaryRupees.gross';

/** The rupees of a text; null while it is no amount. */
export function rupeesTyped(text = ''): number | null {
  const read = readAmount(like, text);
  return read.ok ? read.value : null;
}

type ExplainedTool = keyof TaxMessages['glossary']['tools'];

/** An amount that belongs to a tool and not to the tax itself. */
export function CostField({
  field,
  label,
  tools,
  messages,
}: {
  field: ExplainedTool;
  label: string;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const text = tools.texts[field] ?? '';
  const read = readAmount(like, text);
  const error = read.ok
    ? null
    : fill(messages.problems[read.problem], {
        most: formatLakhCrore(largestRupees, messages.language),
      });
  const id = `tax-tool-${field}`;
  return (
    <Explained
      id={id}
      label={label}
      meaning={messages.glossary.tools[field]}
      helpLabel={messages.form.helpLabel}
    >
      <RupeeField
        id={id}
        label={label}
        value={text}
        error={error}
        group={groupTyped}
        onType={(typed) => tools.onTool(field, typed)}
        onBlur={() => tools.onTool(field, regrouped(like, text))}
      />
    </Explained>
  );
}
