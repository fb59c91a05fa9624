'use client';

import { useState, type ComponentProps } from 'react';
import type { ComboboxProps } from '@/components/ui/fields/combobox';
import { TextField } from '@/components/ui/fields/field';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { readNumber } from '@/lib/forms/goal';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';

type YearsFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'after'> & {
  min: number;
  max: number;
  labels: { unit: string; slider: string; /** Holds {years}. */ value: string };
};

/** Years, typed or slid. A text that is no number of years leaves the slider where it was. */
export function YearsField({ defaultValue = '', min, max, labels, ...field }: YearsFieldProps) {
  const [text, setText] = useState(String(defaultValue));
  const [years, setYears] = useState(() => yearsOf(text) ?? min);
  const type = (typed: string) => {
    setText(typed);
    setYears(yearsOf(typed) ?? years);
  };
  return (
    <SliderField
      aria-label={labels.slider}
      min={min}
      max={max}
      step={1}
      value={years}
      valueText={labels.value.replace('{years}', String(years))}
      disabled={field.disabled}
      onSlide={(slid) => type(String(slid))}
    >
      <TextField
        autoComplete="off"
        maxLength={10}
        {...field}
        inputMode="numeric"
        after={labels.unit}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </SliderField>
  );
}

function yearsOf(text: string): number | null {
  const read = readNumber('years', text);
  return read.ok ? read.value : null;
}

type AmountFieldProps = Omit<ComponentProps<typeof RupeeField>, 'group' | 'value' | 'onType'>;

/** An amount that a form posts. It repeats the amount in words, so that a missing or extra zero shows. */
export function AmountField({ defaultValue = '', hint, ...field }: AmountFieldProps) {
  const [text, setText] = useState(String(defaultValue));
  const read = parseRupees(text);
  return (
    <RupeeField
      {...field}
      group={groupTyped}
      value={text}
      hint={(read.ok && read.value >= 0 && rupeesInEnglish(read.value)) || hint}
      onType={setText}
    />
  );
}

type ChoiceFieldProps = Omit<ComboboxProps, 'value' | 'onChoose'> & { defaultValue?: string };

/** One of many that a form posts. */
export function ChoiceField({ defaultValue = '', ...field }: ChoiceFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return <LazyCombobox {...field} value={value} onChoose={setValue} />;
}
