'use client';

import { useState } from 'react';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';

const banks = ['Banyan Bank', 'Deodar Bank', 'Neem Small Finance Bank', 'Sal Co-operative Bank'];
const shared = {
  options: banks.map((name) => ({ value: name, label: name })),
  openLabel: 'Show the list',
  noMatch: 'No bank of this name. Check the spelling.',
};

export function ComboboxExample() {
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
