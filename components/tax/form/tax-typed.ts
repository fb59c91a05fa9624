import type {
  ChosenFacts,
  TypedFields,
  ToolField,
  ToolTexts,
} from '@/lib/tax/domain/inputs/fields';

export type TaxFields = { typed: TypedFields; chosen: ChosenFacts };

/** The texts of the fields and the tools, exactly as the reader left them. */
export type TaxTyped = { fields: TaxFields; tools: ToolTexts };

/** Whether there is nothing yet to compute: an age alone is no income. */
export function isUntouched(typed: TypedFields): boolean {
  return Object.entries(typed).every(([name, text]) => name === 'age' || text.trim() === '');
}

/** The texts of the fields of the tools, and how one of them changes. */
export type ToolEdit = { texts: ToolTexts; onTool: (field: ToolField, text: string) => void };
