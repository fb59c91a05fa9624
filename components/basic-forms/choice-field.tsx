'use client';

import { useState } from 'react';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import type { ComboboxProps } from '@/components/ui/fields/combobox';

type ChoiceFieldProps = Omit<ComboboxProps, 'value' | 'onChoose'> & { defaultValue?: string };

/** One of many that a form posts. */
export function ChoiceField({ defaultValue = '', ...field }: ChoiceFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return <LazyCombobox {...field} value={value} onChoose={setValue} />;
}
