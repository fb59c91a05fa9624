'use client';

import { useState, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { readNumber } from '@/lib/forms/read-number';

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
