'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { SliderField } from '@/components/ui/fields/slider-field';

const shortest = 1;
const longest = 40;
const within = { min: shortest, max: longest, step: 1 };

export function SliderFieldExample() {
  const [text, setText] = useState('15');
  const years = Number(text);
  const isKnown = Number.isInteger(years) && years >= shortest && years <= longest;
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2">
      <SliderField
        {...within}
        aria-label="Years to save, slider"
        value={isKnown ? years : shortest}
        valueText={`${text} years`}
        onSlide={(slid) => setText(String(slid))}
      >
        <TextField
          id="slider-plain"
          label="Years to save"
          inputMode="numeric"
          after="years"
          value={text}
          hint="The box counts; the slider is a second way to it."
          error={isKnown ? null : 'Enter whole years from 1 to 40.'}
          onChange={({ target }) => setText(target.value)}
        />
      </SliderField>
      <SliderField
        {...within}
        aria-label="Age of the child, slider"
        value={longest}
        valueText="40 years"
        onSlide={() => undefined}
      >
        <TextField
          id="slider-error"
          label="Age of the child"
          after="years"
          defaultValue="60"
          error="Enter 40 or less."
        />
      </SliderField>
      <SliderField
        {...within}
        aria-label="Lock-in, slider"
        value={3}
        valueText="3 years"
        disabled
        onSlide={() => undefined}
      >
        <TextField id="slider-disabled" label="Lock-in" after="years" defaultValue="3" disabled />
      </SliderField>
      <SliderField
        {...within}
        aria-label="Loan, slider"
        value={20}
        valueText="20 years"
        disabled
        onSlide={() => undefined}
      >
        <TextField
          id="slider-pending"
          label="Loan"
          after="years"
          defaultValue="20"
          pending="Reading your loan…"
          readOnly
        />
      </SliderField>
    </div>
  );
}
