'use client';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useFormAction } from '@/components/forms/use-form-action';
import { saveSharePrice } from '@/lib/dashboard/server/actions';
import type { SharePriceState } from '@/lib/dashboard/domain/form-states';
import type { Messages } from '@/lib/messages';

const start: SharePriceState = { status: null, typed: '', problem: null };

/** What a share costs today, typed by its owner. */
export function SharePriceForm({
  symbol,
  messages,
  outcomes,
}: {
  symbol: string;
  messages: Messages['dashboard']['holdings'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const { answer, isPending, form } = useFormAction(saveSharePrice, start, {
    failed: { status: 'unavailable', problem: null },
    resetsAfter: ({ status }) => status === 'saved',
  });
  const { status, typed, problem } = answer;
  const failed = status && status !== 'saved' && status !== 'invalid' ? outcomes[status] : null;
  return (
    <form {...form} noValidate className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="instrumentId" value={symbol} />
      <TextField
        id={`price-${symbol}`}
        name="price"
        label={messages.sharePrice.label.replace('{symbol}', symbol)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        before="₹"
        defaultValue={typed}
        error={problem ? messages.form.problems[problem] : failed}
      />
      <Button type="submit" variant="secondary" isBusy={isPending}>
        {messages.sharePrice.submit}
      </Button>
    </form>
  );
}
