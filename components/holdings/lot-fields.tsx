import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import type { LotTyped } from '@/lib/holdings/read-lot';

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/** Day, quantity and cost of a purchase, as every form asks for them. */
export function LotFields({
  idPrefix,
  today,
  typed,
  errorOf,
  messages,
}: {
  idPrefix: string;
  /** The day in India, the latest possible day of purchase. */
  today: string;
  typed: LotTyped;
  errorOf: (field: keyof LotTyped) => string | null;
  messages: { fields: Record<keyof LotTyped, string>; costHint: string };
}) {
  return (
    <>
      <DateField
        id={`${idPrefix}-date`}
        name="boughtOn"
        label={messages.fields.boughtOn}
        max={today}
        defaultValue={typed.boughtOn}
        error={errorOf('boughtOn')}
      />
      <TextField
        {...amount}
        id={`${idPrefix}-quantity`}
        name="quantity"
        label={messages.fields.quantity}
        defaultValue={typed.quantity}
        error={errorOf('quantity')}
      />
      <TextField
        {...amount}
        id={`${idPrefix}-cost`}
        name="cost"
        label={messages.fields.cost}
        hint={messages.costHint}
        before="₹"
        defaultValue={typed.cost}
        error={errorOf('cost')}
      />
    </>
  );
}
