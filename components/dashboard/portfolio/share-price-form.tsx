'use client';

import { TextField } from '@/components/ui/fields/field';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import { useFormAction } from '@/components/forms/use-form-action';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { saveSharePrice } from '@/lib/dashboard/server/actions';
import type { SharePriceState } from '@/lib/dashboard/domain/form-states';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { AssetClass } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const noPriceYet: SharePriceState = { status: null, typed: '', problem: null };

/** What a share, or a gram of gold, costs today, or cost at the most on a day, typed by its owner. */
export function SharePriceForm({
  assetClass,
  symbol,
  day = null,
  messages,
  outcomes,
}: {
  assetClass: AssetClass;
  symbol: string;
  /** Null for today. */
  day?: IsoDate | null;
  messages: Messages['dashboard']['holdings'];
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  const { answer, isPending, correction, form } = useFormAction(saveSharePrice, noPriceYet, {
    failed: { status: 'unavailable', problem: null },
    resetsAfter: ({ status }) => status === 'saved',
  });
  const { status, typed, problem } = answer;
  const problems = {
    ...messages.form.problems,
    'not-above-zero': messages.sharePrice.notAboveZero,
  };
  const label = day ? 'dayLabel' : assetClass === 'gold' ? 'goldLabel' : 'label';
  const isFailed = status !== null && status !== 'saved' && status !== 'invalid';
  return (
    <form
      {...form}
      noValidate
      className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2"
    >
      <input type="hidden" name="assetClass" value={assetClass} />
      <input type="hidden" name="instrumentId" value={symbol} />
      {day ? <input type="hidden" name="day" value={day} /> : null}
      <TextField
        id={`price-${day ?? assetClass}-${symbol}`}
        name="price"
        label={fill(messages.sharePrice[label], { symbol, day: day ? formatDate(day) : '' })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        before="₹"
        defaultValue={typed}
        error={problem ? problems[problem] : null}
      />
      <Button
        type="submit"
        variant="secondary"
        // Level with the field, whose label may take two lines, and which may have its error below.
        className={classNames('min-h-10', problem ? 'mt-5.5' : 'self-end')}
        isBusy={isPending}
      >
        {messages.sharePrice.submit}
      </Button>
      <LiveRegion className="col-span-2 text-sm">
        {isFailed ? (
          <p className="text-loss">
            <OutcomeText status={status} outcomes={outcomes} />
          </p>
        ) : null}
        {correction && status === 'saved' ? (
          <p>
            {outcomes.saved} {outcomes.changedMeanwhile}
          </p>
        ) : null}
      </LiveRegion>
    </form>
  );
}
