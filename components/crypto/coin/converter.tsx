'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { readAmount, type AmountProblem } from '@/lib/crypto/domain/typed-amount';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';

export type ConverterMessages = {
  coins: string;
  rupees: string;
  /** What the seller receives on the day of the sale: `{received}`. */
  afterTds: string;
  submit: string;
  problems: Record<AmountProblem, string>;
};

/** Coins into rupees and rupees into coins at one price. Without scripts the form is a GET to the page. */
export function Converter({
  action,
  otherParams = [],
  symbol,
  priceRupees,
  tdsPercent,
  first,
  messages,
}: {
  action: string;
  /** Further query parameters of the page, sent as hidden fields. */
  otherParams?: readonly (readonly [name: string, value: string])[];
  symbol: string;
  priceRupees: number;
  /** Held back from the price of a sale. */
  tdsPercent: number;
  first: { coins: string; rupees: string };
  messages: ConverterMessages;
}) {
  const [coins, setCoins] = useState(first.coins);
  const [rupees, setRupees] = useState(first.rupees);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const fromCoins = readAmount(coins);
  const fromRupees = readAmount(rupees);
  return (
    <form
      ref={form}
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <HiddenInputs values={otherParams} />
      <TextField
        id="convert-coins"
        name="coins"
        label={messages.coins}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        after={symbol.length <= 5 ? symbol : undefined}
        value={coins}
        onChange={(event) => setCoins(event.target.value)}
        error={fromCoins.ok ? null : messages.problems[fromCoins.problem]}
        hint={
          fromCoins.ok
            ? `= ${formatPrice(fromCoins.value * priceRupees, 'inr')}. ${fill(messages.afterTds, {
                received: formatPrice(
                  fromCoins.value * priceRupees * (1 - tdsPercent / 100),
                  'inr',
                ),
              })}`
            : undefined
        }
      />
      <TextField
        id="convert-rupees"
        name="rupees"
        label={messages.rupees}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        before="₹"
        value={rupees}
        onChange={(event) => setRupees(event.target.value)}
        error={fromRupees.ok ? null : messages.problems[fromRupees.problem]}
        hint={
          fromRupees.ok
            ? `= ${formatNumber(fromRupees.value / priceRupees, 8)} ${symbol}`
            : undefined
        }
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {messages.submit}
        </Button>
      </noscript>
    </form>
  );
}
