'use client';

import { useState } from 'react';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { groupTyped } from '@/lib/money/group-typed';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
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
