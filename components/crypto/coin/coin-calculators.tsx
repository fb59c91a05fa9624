'use client';

import { useRef, useState } from 'react';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { Stat } from '@/components/ui/figures/stat';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { readAmount } from '@/lib/crypto/domain/typed-amount';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatFixedRupees } from '@/lib/money/rupees';
import { answerSale, type SaleField } from '@/lib/crypto/domain/sale-answer';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';

type CoinMessages = Messages['crypto']['coin'];
type ConverterMessages = Omit<CoinMessages['convert'], 'text'> & Pick<CoinMessages, 'problems'>;

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

type SaleMessages = CoinMessages['sale']['words'] & Pick<CoinMessages, 'problems'>;

type Typed = Record<SaleField, string>;

const inRupees = (paise: number) => formatFixedRupees(paise / 100, 2);

/** The sale proceeds after tax, and when the tax is due. Without scripts the form is a GET to the page. */
export function SaleCalculator({
  action,
  otherParams = [],
  first,
  law,
  messages,
}: {
  action: string;
  /** Further query parameters of the page, sent as hidden fields. */
  otherParams?: readonly (readonly [name: string, value: string])[];
  first: Typed;
  law: VdaLaw;
  messages: SaleMessages;
}) {
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const { problems, sale } = answerSale(typed, law);
  const field = (name: SaleField, before?: string) => (
    <TextField
      id={`sale-${name}`}
      name={name}
      label={messages.fields[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      before={before}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={problems[name] ? messages.problems[problems[name]] : null}
    />
  );
  const row = (label: string, paise: number) => (
    <div className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1">
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{inRupees(paise)}</dd>
    </div>
  );
  return (
    <form
      ref={form}
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <HiddenInputs values={otherParams} />
      <div className="grid content-start gap-3">
        {field('quantity')}
        {field('cost', '₹')}
        {field('price', '₹')}
        <noscript>
          <Button type="submit" variant="secondary">
            {messages.submit}
          </Button>
        </noscript>
      </div>
      <div role="status" className="text-sm tabular-nums">
        {sale ? (
          <>
            <dl>
              <Stat label={messages.inHand} value={inRupees(sale.inHandPaise)} isMain />
            </dl>
            <div className="mt-3 grid gap-x-8 lg:grid-cols-2">
              <dl className="grid content-start">
                {row(messages.price, sale.receivedPaise + sale.tdsPaise)}
                {sale.lossPaise > 0
                  ? row(messages.loss, sale.lossPaise)
                  : row(messages.gain, sale.taxableGainPaise)}
                {row(messages.tax, sale.taxPaise)}
                {row(messages.cess, sale.cessPaise)}
              </dl>
              <dl className="grid content-start text-ink-soft">
                {row(messages.tds, sale.tdsPaise)}
                {row(messages.received, sale.receivedPaise)}
                {row(
                  sale.balanceOfTaxPaise < 0 ? messages.refund : messages.balance,
                  Math.abs(sale.balanceOfTaxPaise),
                )}
              </dl>
            </div>
            {sale.lossPaise > 0 ? <p className="mt-3">{messages.lossNote}</p> : null}
          </>
        ) : null}
      </div>
    </form>
  );
}
