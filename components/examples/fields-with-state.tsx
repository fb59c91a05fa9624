'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';

export function RupeeFieldExample() {
  const [text, setText] = useState('12,50,000');
  const read = parseRupees(text);
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <RupeeField
        id="rupee-plain"
        label="Home loan"
        group={groupTyped}
        value={text}
        hint={(read.ok && read.value >= 0 && rupeesInEnglish(read.value)) || 'In rupees.'}
        onType={setText}
      />
      <RupeeField
        id="rupee-hint"
        label="Amount each month"
        note="optional"
        group={groupTyped}
        hint="12.5L and 1.2 cr work too."
      />
      <RupeeField
        id="rupee-error"
        label="Rent"
        group={groupTyped}
        defaultValue="about 20"
        error="This is not an amount. Write it as 20,000 or 1.2L."
      />
      <RupeeField
        id="rupee-pending"
        label="Balance"
        group={groupTyped}
        defaultValue="4,80,000"
        pending="Asking the bank…"
        readOnly
      />
      <RupeeField
        id="rupee-disabled"
        label="Standard deduction"
        group={groupTyped}
        defaultValue="75,000"
        disabled
      />
    </div>
  );
}

export function SliderFieldExample() {
  const shortest = 1;
  const longest = 40;
  const within = { min: shortest, max: longest, step: 1 };
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
          hint="Type the years, or move the slider."
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

export function ComboboxExample() {
  const banks = ['Banyan Bank', 'Deodar Bank', 'Neem Small Finance Bank', 'Sal Co-operative Bank'];
  const shared = {
    options: banks.map((name) => ({ value: name, label: name })),
    openLabel: 'Show the list',
    noMatch: 'No bank of this name. Check the spelling.',
  };
  const [bank, setBank] = useState('Neem Small Finance Bank');
  const chosen = { value: bank, onChoose: setBank };
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <LazyCombobox id="combobox-plain" label="Bank" {...shared} {...chosen} />
      <LazyCombobox
        id="combobox-hint"
        label="Second bank"
        note="optional"
        hint="Type a part of its name."
        placeholder="Type to search"
        {...shared}
        value=""
        onChoose={setBank}
      />
      <LazyCombobox
        id="combobox-error"
        label="Bank of the refund"
        error="Choose an option from the list."
        {...shared}
        {...chosen}
      />
      <LazyCombobox
        id="combobox-pending"
        label="Bank of the mandate"
        pending="Asking the bank…"
        disabled
        {...shared}
        {...chosen}
      />
      <LazyCombobox
        id="combobox-disabled"
        label="Bank of the salary"
        disabled
        {...shared}
        {...chosen}
      />
    </div>
  );
}
