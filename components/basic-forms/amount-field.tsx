'use client';

import { useState, type ComponentProps } from 'react';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { groupTyped } from '@/lib/money/group-typed';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
import { parseRupees } from '@/lib/money/parse';

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
