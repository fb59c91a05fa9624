'use client';

import { createContext, use } from 'react';
import { Select, type SelectOption } from '@/components/ui/fields/select';

/** Called with the income whose surroundings the reader wants to see. The calculator provides it. */
export const LookAround = createContext<(rupees: number) => void>(() => {});

/** Where to look at the curve of the next rupee. The server renders it too; a change loads the rules. */
export function AroundSelect({
  label,
  value,
  options,
}: {
  label: string;
  value: number;
  options: readonly SelectOption[];
}) {
  const lookAround = use(LookAround);
  return (
    <div className="needs-scripts no-print max-w-xs">
      <Select
        id="tax-around"
        label={label}
        value={String(value)}
        options={options}
        onChange={({ target }) => lookAround(Number(target.value))}
      />
    </div>
  );
}
