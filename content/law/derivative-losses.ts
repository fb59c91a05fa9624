import type { DatedRow } from '../../lib/law/dated-row';
import { lawOutside, readAt } from '../../lib/law/citation';

export type DerivativeLosses = {
  financialYear: string;
  /** Of the individuals who traded equity futures and options in that year, costs included. */
  losersPercent: number;
  /** What individuals lost together, on balance. */
  netLossCroreRupees: number;
  individuals: number;
};

/** The board's own studies of individuals in equity derivatives, by the day on which each came out. */
export const derivativeLosses: readonly DatedRow<DerivativeLosses>[] = [
  {
    id: 'derivative-losses-2025-26',
    from: '2026-08-20',
    to: null,
    value: {
      financialYear: '2025-26',
      losersPercent: 87.7,
      netLossCroreRupees: 91_685,
      individuals: 7_860_000,
    },
    ...lawOutside({
      kind: 'publication',
      paper: 'sebi-derivative-study',
      number: null,
      dated: '2026-08-20',
      url: null,
      ...readAt('Reports of the press'),
    }),
  },
];
