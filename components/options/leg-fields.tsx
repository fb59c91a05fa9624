import { memo, type ComponentProps, type ReactNode } from 'react';
import { FieldError, TextField } from '@/components/ui/fields/field';
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

type LegField = keyof EditorMessages['form']['labels'];
type Problems = Partial<Record<LegField, string | undefined>>;

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
  const problems: Problems = {
    strike: props.strikeError,
    expiry: props.expiryError,
    lots: props.lotsError,
    price: props.priceError,
    volatility: props.volatilityError,
  };
  const field = (name: LegField) => ({
    id: `option-${name}-${number}`,
    name: `leg${number}.${name}`,
    label: labels[name],
    'aria-label': fill(messages.ofLeg, { label: labels[name], number }),
    value: leg[name],
  });
  const choice = <Name extends 'side' | 'kind'>(
    name: Name,
    texts: Readonly<Record<TypedLeg[Name], string>>,
  ) => (
    <div className={`leg-${name}`}>
      <Select
        {...field(name)}
        options={optionsOf(texts)}
        onChange={({ target }) => onChange(index, { [name]: target.value })}
      />
    </div>
  );
  const box = (name: LegField, input: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      className="tabular-nums"
      {...field(name)}
      {...input}
      error={problems[name]}
      isErrorBelowRow
      fieldClassName={`leg-${name}`}
      onChange={({ target }) => onChange(index, { [name]: target.value })}
    />
  );
  /** A field that this kind of leg does not have: its value is sent, so that it is back with an option. */
  const missing = (name: 'strike' | 'expiry' | 'volatility') => (
    <div className={`field leg-${name}`}>
      <span className="leg-label">{labels[name]}</span>
      <span className="leg-dash">–</span>
      <input type="hidden" name={field(name).name} value={leg[name]} />
    </div>
  );
  return (
    <fieldset className="leg">
      <legend className={leg.units ? 'mb-1 text-xs font-semibold text-ink-soft' : 'sr-only'}>
        {fill(messages.leg, { number })}
        {leg.units ? ` · ${fill(messages.ownUnits, { units: leg.units })}` : null}
      </legend>
      {leg.units ? <input type="hidden" name={`leg${number}.units`} value={leg.units} /> : null}
      <div className="leg-row">
        {choice('side', messages.sides)}
        {choice('kind', messages.kinds)}
        {isOption ? box('strike') : missing('strike')}
        {leg.kind === 'stock'
          ? missing('expiry')
          : box('expiry', {
              type: 'date',
              inputMode: undefined,
              maxLength: undefined,
              className: dateClasses,
              list: 'option-expiries',
            })}
        {box('lots', { inputMode: 'numeric' })}
        {box('price', { placeholder: props.priceHint })}
        {isOption
          ? box('volatility', { placeholder: props.volatilityHint })
          : missing('volatility')}
        <button
          type="submit"
          name="act"
          value={`remove-${number}`}
          title={messages.remove}
          aria-label={fill(messages.removeLeg, { number })}
          className="leg-remove"
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {Object.entries(problems).map(([name, problem]) => (
        <FieldError
          key={name}
          id={`option-${name}-${number}`}
          error={problem && `${labels[name as LegField]}: ${problem}`}
        />
      ))}
    </fieldset>
  );
});

type Settings = Omit<TypedStrategy, 'legs'>;

type MarketFieldsProps = {
  typed: Settings;
  lot: FormMessages['lot'];
  problems: FormMessages['problems'];
  messages: EditorMessages['form'];
  onChange: (texts: Partial<Settings>) => void;
  /** The legs: they stand between the open fields and those that refine. */
  children: ReactNode;
};

/** What the legs are on and valued in. The first fields stand open, the rest refines. */
export function MarketFields(props: MarketFieldsProps) {
  const { typed, problems, messages, onChange } = props;
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
  const lot = isOwn ? null : props.lot;
  /** An index is traded on one exchange. */
  const ownExchange = { [typed.exchange]: market.exchanges[typed.exchange] };
  return (
    <>
      <div className="grid grid-cols-[4fr_3fr_3fr] items-start gap-x-2 gap-y-3">
        <TextField {...amount('spot', 'spot')} before="₹" />
        <TextField
          {...amount('units', 'lot')}
          value={lot ?? typed.units}
          readOnly={lot !== null}
          hint={lot === null ? undefined : market.unitsByLaw}
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
