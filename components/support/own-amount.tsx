'use client';

import { useRef, useState } from 'react';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/alert';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { groupTyped } from '@/lib/money/group-typed';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
import { parseRupees } from '@/lib/money/parse';
import { isSupportAmount, type Payee } from '@/lib/support/upi-link';
import { PaymentCode, type PaymentCodeMessages } from './payment-code';

type OwnAmountMessages = PaymentCodeMessages & {
  amountLabel: string;
  amountHint: string;
  badAmount: string;
  show: string;
};

/**
 * An amount that the supporter types, in words and as a QR code. Without scripts the form leads to the code's
 * picture.
 */
export function OwnAmount({ payee, messages }: { payee: Payee; messages: OwnAmountMessages }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const [isBad, setBad] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const rupees = amountOf(text);
  return (
    <form
      ref={form}
      action="/api/support/qr.svg"
      method="get"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShown(rupees);
        setBad(rupees === null);
        if (rupees === null) document.getElementById('own-amount')?.focus();
      }}
      className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <RupeeField
          id="own-amount"
          name="amount"
          label={messages.amountLabel}
          hint={messages.amountHint}
          error={isBad ? messages.badAmount : null}
          group={groupTyped}
          onType={(typed) => {
            setText(typed);
            setShown(null);
            setBad(false);
          }}
        />
        <LiveRegion className="text-sm text-ink-soft">{rupeesInEnglish(rupees)}</LiveRegion>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {messages.show}
        </Button>
      </div>
      <div aria-live="polite" className="grid content-start justify-items-start gap-2">
        {shown === null ? null : <PaymentCode payee={payee} rupees={shown} messages={messages} />}
      </div>
    </form>
  );
}

function amountOf(text: string): number | null {
  const read = parseRupees(text);
  return read.ok && isSupportAmount(read.value) ? read.value : null;
}
