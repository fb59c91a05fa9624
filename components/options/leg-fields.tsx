import { memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/fields/field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { fill } from '@/lib/messages/fill';
import type {
  TypedLeg,
  MarketField,
  TypedStrategy,
} from '@/lib/options/domain/position/typed-strategy';
import { Disclosure } from '@/components/ui/disclosure';
import { PercentField } from '@/components/ui/fields/percent-field';
import type { EditorMessages, FormMessages } from './form-texts';

/** The parts of a date field take the focus, so the focus ring follows `focus-within` (components/ui/fields/date-field.tsx). */
const dateClasses =
  'tabular-nums focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus';

type LegFieldsProps = {
  index: number;
  leg: TypedLeg;
  /** The values used for a blank premium or volatility. */
  priceHint: string | undefined;
  volatilityHint: string | undefined;
  strikeError: string | undefined;
  expiryError: string | undefined;
  lotsError: string | undefined;
  priceError: string | undefined;
  volatilityError: string | undefined;
  messages: EditorMessages['form'];
  onChange: (index: number, texts: Partial<TypedLeg>) => void;
};

/** One leg of the position. Without scripts the form sends its fields and the buttons are answered by the server. */
export const LegFields = memo(function LegFields(props: LegFieldsProps) {
  const { index, leg, messages, onChange } = props;
  const { labels } = messages;
  const number = index + 1;
  const isOption = leg.kind === 'call' || leg.kind === 'put';
  const field = (name: keyof typeof labels) => ({
    id: `option-${name}-${number}`,
    name: `leg${number}.${name}`,
    label: labels[name],
    'aria-label': fill(messages.ofLeg, { label: labels[name], number }),
    value: leg[name],
  });
  const box = (name: keyof typeof labels, inputMode: 'decimal' | 'numeric') => ({
    ...field(name),
    inputMode,
    maxLength: 20,
    autoComplete: 'off',
    className: 'tabular-nums',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(index, { [name]: target.value }),
  });
  return (
    <fieldset
      className={classNames(
        'relative rounded border border-line p-3 pt-1',
        // Where each leg has two rows, only the first leg shows labels.
        index > 0
          ? 'sm:max-lg:pt-3 xl:pt-3 sm:max-lg:[&_label]:sr-only xl:[&_label]:sr-only'
          : null,
      )}
    >
      <legend className="px-1 text-xs font-semibold text-ink-soft">
        {fill(messages.leg, { number })}
        {leg.units ? ` · ${fill(messages.ownUnits, { units: leg.units })}` : null}
      </legend>
      {leg.units ? <input type="hidden" name={`leg${number}.units`} value={leg.units} /> : null}
      <div className="grid grid-cols-12 items-start gap-2">
        <div className="col-span-4 sm:max-lg:col-span-3 xl:col-span-3">
          <Select
            {...field('side')}
            options={optionsOf(messages.sides)}
            onChange={({ target }) => onChange(index, { side: target.value as TypedLeg['side'] })}
          />
        </div>
        <div className="col-span-4 sm:max-lg:col-span-3 xl:col-span-3">
          <Select
            {...field('kind')}
            options={optionsOf(messages.kinds)}
            onChange={({ target }) => onChange(index, { kind: target.value as TypedLeg['kind'] })}
          />
        </div>
        <div className="col-span-4 sm:max-lg:col-span-2 xl:col-span-2">
          <TextField {...box('lots', 'numeric')} error={props.lotsError} />
        </div>
        {isOption ? (
          <div className="col-span-5 sm:max-lg:col-span-4 xl:col-span-4">
            <TextField {...box('strike', 'decimal')} error={props.strikeError} />
          </div>
        ) : (
          <input type="hidden" name={field('strike').name} value={leg.strike} />
        )}
        {leg.kind === 'stock' ? (
          <input type="hidden" name={field('expiry').name} value={leg.expiry} />
        ) : (
          <div className="col-span-7 sm:max-lg:col-span-4 xl:col-span-4">
            <TextField
              {...box('expiry', 'numeric')}
              type="date"
              inputMode={undefined}
              maxLength={undefined}
              className={`px-2! ${dateClasses}`}
              list="option-expiries"
              error={props.expiryError}
            />
          </div>
        )}
        <div className="col-span-6 sm:max-lg:col-span-4 xl:col-span-4">
          <TextField
            {...box('price', 'decimal')}
            before="₹"
            placeholder={props.priceHint}
            error={props.priceError}
          />
        </div>
        {isOption ? (
          <div className="col-span-6 sm:max-lg:col-span-4 xl:col-span-4">
            <TextField
              {...box('volatility', 'decimal')}
              after="%"
              placeholder={props.volatilityHint}
              error={props.volatilityError}
            />
          </div>
        ) : (
          <input type="hidden" name={field('volatility').name} value={leg.volatility} />
        )}
      </div>
      <button
        type="submit"
        name="act"
        value={`remove-${number}`}
        title={messages.remove}
        aria-label={fill(messages.removeLeg, { number })}
        className="absolute -top-6.5 right-2 inline-flex size-8 items-center justify-center rounded bg-surface text-ink-soft hover:bg-surface-sunken hover:text-loss"
      >
        <span aria-hidden="true">✕</span>
      </button>
    </fieldset>
  );
});

type Settings = Omit<TypedStrategy, 'legs'>;

type MarketFieldsProps = {
  typed: Settings;
  fieldMessages: Pick<FormMessages, 'units'>;
  problems: FormMessages['problems'];
  messages: EditorMessages['form'];
  onChange: (texts: Partial<Settings>) => void;
  /** Between the fields that stand open and those that refine: the legs. */
  children: ReactNode;
};

/** What the legs are on and valued in. The first fields stand open, the rest refines. */
export function MarketFields(props: MarketFieldsProps) {
  const { typed, fieldMessages, problems, messages, onChange } = props;
  const { market } = messages;
  const box = (name: MarketField, key: string) => ({
    id: `option-${key}`,
    name: key,
    label: market[name],
    value: typed[name],
    error: problems[name],
    autoComplete: 'off',
    maxLength: 20,
  });
  const amount = (name: MarketField, key: string) => ({
    ...box(name, key),
    inputMode: 'decimal' as const,
    className: 'tabular-nums',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const percent = (name: MarketField, key: string) => ({
    ...box(name, key),
    onType: (text: string) => onChange({ [name]: text }),
  });
  const choice = (
    name: 'dayCount' | 'anchor' | 'exchange',
    key: string,
    labels: Readonly<Record<string, string>>,
  ) => (
    <Select
      id={`option-${key}`}
      name={key}
      label={market[name]}
      value={typed[name]}
      options={optionsOf(labels)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const isOwn = typed.underlying === 'own';
  /** An index is traded on one exchange. */
  const ownExchange = { [typed.exchange]: market.exchanges[typed.exchange] };
  return (
    <>
      <div className="grid grid-cols-[4fr_3fr_3fr] items-start gap-x-2 gap-y-3">
        <TextField {...amount('spot', 'spot')} before="₹" />
        <TextField
          {...amount('units', 'lot')}
          value={isOwn ? typed.units : fieldMessages.units}
          readOnly={!isOwn}
          hint={isOwn ? undefined : market.unitsByLaw}
        />
        <TextField {...amount('step', 'step')} before="₹" />
      </div>
      {props.children}
      <Disclosure title={messages.groups.market}>
        <div className="grid grid-cols-2 items-start gap-3">
          <PercentField {...percent('rate', 'rate')} />
          <PercentField {...percent('dividendYield', 'yield')} />
          <PercentField {...percent('volatility', 'iv')} hint={market.volatilityHint} />
          <TextField
            {...amount('date', 'date')}
            type="date"
            inputMode={undefined}
            maxLength={undefined}
            className={dateClasses}
          />
        </div>
      </Disclosure>
      <Disclosure title={messages.groups.conventions}>
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
          {choice('dayCount', 'days', market.dayCounts)}
          {choice('anchor', 'anchor', market.anchors)}
          {choice('exchange', 'exchange', isOwn ? market.exchanges : ownExchange)}
          <TextField {...amount('brokerage', 'fee')} before="₹" />
        </div>
      </Disclosure>
    </>
  );
}
