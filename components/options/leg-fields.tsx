import { memo, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
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

/**
 * One row where eight short fields fit beside each other (a tablet, a wide desktop), else two, on the narrowest phones three.
 * A field keeps its column in every leg, so that the labels of the first leg serve all.
 */
const legRow =
  'grid grid-cols-13 items-end gap-x-1 gap-y-2 ' +
  'md:max-lg:grid-cols-(--leg-columns) xl:grid-cols-(--leg-columns) ' +
  '[--leg-columns:3.5rem_4.25rem_minmax(3.75rem,1fr)_7.5rem_2.25rem_4.25rem_3.375rem_1.5rem]';
const inRow = 'md:max-lg:col-span-1 xl:col-span-1';
const spans: Record<LegField, string> = {
  side: `col-span-3 max-xs:col-span-5 ${inRow}`,
  kind: `col-span-4 max-xs:col-span-6 ${inRow}`,
  strike: `col-span-4 max-xs:col-span-5 ${inRow}`,
  expiry: `col-span-5 max-xs:col-span-8 ${inRow}`,
  lots: `col-span-2 max-xs:col-span-4 ${inRow}`,
  price: `col-span-3 max-xs:col-span-5 ${inRow}`,
  volatility: `col-span-3 max-xs:col-span-4 ${inRow}`,
};
const compact = 'px-1.5! text-sm! tabular-nums';

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
    <div className={spans[name]}>
      <Select
        {...field(name)}
        isCompact
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
      className={compact}
      {...field(name)}
      {...input}
      error={problems[name]}
      isErrorBelowRow
      fieldClassName={spans[name]}
      onChange={({ target }) => onChange(index, { [name]: target.value })}
    />
  );
  /** A field that this kind of leg does not have: its value is sent, so that it is back with an option. */
  const missing = (name: 'strike' | 'expiry' | 'volatility') => (
    <div className={`field ${spans[name]}`}>
      <span className="leg-label text-xs font-semibold text-ink">{labels[name]}</span>
      <span className="grid min-h-10 items-center px-1.5 text-sm text-ink-faint max-lg:min-h-11">
        –
      </span>
      <input type="hidden" name={field(name).name} value={leg[name]} />
    </div>
  );
  return (
    <fieldset
      className={classNames(
        'min-w-0',
        index > 0
          ? '[&_.leg-label]:sr-only [&_label]:sr-only max-md:border-t max-md:border-line max-md:pt-2 lg:max-xl:border-t lg:max-xl:border-line lg:max-xl:pt-2'
          : null,
      )}
    >
      <legend className={leg.units ? 'mb-1 text-xs font-semibold text-ink-soft' : 'sr-only'}>
        {fill(messages.leg, { number })}
        {leg.units ? ` · ${fill(messages.ownUnits, { units: leg.units })}` : null}
      </legend>
      {leg.units ? <input type="hidden" name={`leg${number}.units`} value={leg.units} /> : null}
      <div className={legRow}>
        {choice('side', messages.sides)}
        {choice('kind', messages.kinds)}
        {isOption ? box('strike') : missing('strike')}
        {leg.kind === 'stock'
          ? missing('expiry')
          : box('expiry', {
              type: 'date',
              inputMode: undefined,
              maxLength: undefined,
              className: `${compact} [&::-webkit-calendar-picker-indicator]:m-0 [&::-webkit-calendar-picker-indicator]:p-0 ${dateClasses}`,
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
          className="col-span-2 col-start-12 row-start-1 grid min-h-10 place-items-center rounded text-ink-soft hover:bg-surface-sunken hover:text-loss max-lg:min-h-11 md:max-lg:col-span-1 md:max-lg:col-start-8 xl:col-span-1 xl:col-start-8"
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
