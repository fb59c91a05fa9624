import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { TypedLeg } from '@/lib/options/domain/position/typed-strategy';

/** The parts of a date field take the focus, so the focus ring follows `focus-within` (ui/date-field.tsx). */
export const dateClasses =
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
  messages: Messages['options']['form'];
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

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
