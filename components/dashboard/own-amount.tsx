import type { ReactNode } from 'react';
import { Amount } from '@/components/ui/amount';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';

/** Prints an amount of the person's own, as they chose to see amounts; null prints as a dash. */
export type OwnAmount = (rupees: number | null) => ReactNode;

export function ownAmount(hiddenLabel: string): OwnAmount {
  return function printed(rupees) {
    return (
      <Amount
        full={formatRupees(rupees)}
        lakh={formatLakhCrore(rupees)}
        hiddenLabel={hiddenLabel}
      />
    );
  };
}
