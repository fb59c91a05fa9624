import { DateField } from '@/components/ui/date-field';
import { TextField } from '@/components/ui/field';
import type { LotTyped } from '@/lib/holdings/read-lot';

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/** Day, quantity and cost of a purchase, as every form asks for them. */
export function LotFields({
  idPrefix,
  today,
  typed,
  errorOf,
  words,
}: {
  idPrefix: string;
  /** In India: nothing was bought later. */
  today: string;
  typed: LotTyped;
  errorOf: (field: keyof LotTyped) => string | null;
  words: { fields: Record<keyof LotTyped, string>; costHint: string };
}) {
  return (
    <>
      <DateField
        id={`${idPrefix}-date`}
        name="boughtOn"
        label={words.fields.boughtOn}
        max={today}
        defaultValue={typed.boughtOn}
        error={errorOf('boughtOn')}
      />
      <TextField
        {...amount}
        id={`${idPrefix}-quantity`}
        name="quantity"
        label={words.fields.quantity}
        defaultValue={typed.quantity}
        error={errorOf('quantity')}
      />
      <TextField
        {...amount}
        id={`${idPrefix}-cost`}
        name="cost"
        label={words.fields.cost}
        hint={words.costHint}
        before="₹"
        defaultValue={typed.cost}
        error={errorOf('cost')}
      />
    </>
  );
}
