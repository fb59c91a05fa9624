import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { PercentField } from '@/components/ui/fields/percent-field';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import type { MarketField, TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { dateClasses } from './leg-fields';
import type { FormWords } from './form-words';

export type Settings = Omit<TypedStrategy, 'legs'>;

type MarketFieldsProps = {
  typed: Settings;
  fieldMessages: Pick<FormWords, 'units'>;
  problems: FormWords['problems'];
  messages: Messages['options']['form'];
  onChange: (texts: Partial<Settings>) => void;
  /** Between the fields that stand open and those that refine: the legs. */
  children: ReactNode;
};

/** What the legs are on and valued in. The first fields stand open, the rest refines. */
export function MarketFields(props: MarketFieldsProps) {
  const { typed, fieldMessages: words, problems, messages, onChange } = props;
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
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
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
          value={isOwn ? typed.units : words.units}
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
