'use client';

import { useState } from 'react';
import { ComboboxOnDemand } from '@/components/ui/combobox-on-demand';
import type { ComboboxProps } from '@/components/ui/combobox';

type ChoiceFieldProps = Omit<ComboboxProps, 'value' | 'onChoose'> & { defaultValue?: string };

/** One of many that a form posts. */
export function ChoiceField({ defaultValue = '', ...field }: ChoiceFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return <ComboboxOnDemand {...field} value={value} onChoose={setValue} />;
}
