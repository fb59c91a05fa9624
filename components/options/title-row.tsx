'use client';

import { createContext, use } from 'react';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { TitleSelect } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import { Button } from '@/components/ui/button';
import type { PresetId } from '@/lib/options/domain/position/preset';

/** Id of the legs form; the choices of the title row belong to it and are outside it. */
export const optionFormId = 'option-form';

/** What the editor knows of the two choices in the title row, and what a choice does. */
type MarketChoiceState = {
  underlying: Underlying;
  underlyings: readonly { value: Underlying; label: string }[];
  /** The first among the legs; null where no leg expires. */
  expiry: IsoDate | null;
  expiries: readonly IsoDate[];
  onUnderlying: (underlying: Underlying) => void;
  onExpiry: (expiry: string) => void;
};

/** Around the title row, which the server renders. */
export const MarketChoiceContext = createContext<MarketChoiceState | null>(null);

/** Underlying and expiry in the title row. They belong to the form of the legs. */
export function MarketChoice({
  messages: { market, expiry: expiryLabel },
}: {
  messages: {
    market: Pick<Messages['options']['form']['market'], 'underlying'>;
    expiry: string;
  };
}) {
  const choice = use(MarketChoiceContext);
  if (!choice) return null;
  const { underlying, underlyings, expiry, expiries, onUnderlying, onExpiry } = choice;
  const days =
    expiry === null || expiries.includes(expiry) ? expiries : [...expiries, expiry].sort();
  return (
    <>
      <TitleSelect
        id="option-under"
        name="under"
        form={optionFormId}
        label={market.underlying}
        value={underlying}
        onChange={({ target }) => {
          const chosen = underlyings.find((each) => each.value === target.value);
          if (chosen) onUnderlying(chosen.value);
        }}
        className="w-21 max-sm:order-1 sm:w-32"
      >
        {underlyings.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TitleSelect>
      {expiry === null ? null : (
        <TitleSelect
          id="option-expiry"
          name="expiry"
          form={optionFormId}
          label={expiryLabel}
          value={expiry}
          onChange={({ target }) => onExpiry(target.value)}
          className="w-33 max-sm:order-1"
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDate(day)}
            </option>
          ))}
        </TitleSelect>
      )}
    </>
  );
}

/** Ready-made strategies by what they earn from, in words. */
type PresetView = readonly {
  title: string;
  names: readonly string[];
}[];

/** The id of a preset follows from its name, so that the document has it once. */
export const presetIdOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Chooses a ready-made strategy by name; the button replaces the legs with its own. */
export function PresetField({
  view,
  preset,
  messages,
}: {
  view: PresetView;
  /** The selected preset. */
  preset: PresetId;
  messages: Pick<Messages['options']['form'], 'preset' | 'load'>;
}) {
  return (
    <div className="flex items-center gap-1.5 max-sm:contents">
      <TitleSelect
        id="option-preset"
        name="preset"
        form={optionFormId}
        label={messages.preset}
        defaultValue={preset}
        className="w-39 sm:w-48"
      >
        {view.map(({ title, names }) => (
          <optgroup key={title} label={title}>
            {names.map((name) => (
              <option key={name} value={presetIdOf(name)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </TitleSelect>
      <Button
        type="submit"
        form={optionFormId}
        name="act"
        value="load"
        variant="secondary"
        className="min-h-10 max-sm:order-1 max-sm:px-2.5"
      >
        {messages.load}
      </Button>
    </div>
  );
}
