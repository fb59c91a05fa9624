import type { DatedRow } from '../../lib/law/dated-row';
import type { Regime } from '../../lib/law/tax-years';
import { incomeTaxLaw, rateCard, readAt, yearTable } from '../../lib/law/citation';

export type StandardDeduction = { rupees: number };

/** From salary and pension, never more than these. */
export const standardDeduction: Readonly<Record<Regime, readonly DatedRow<StandardDeduction>[]>> = {
  new: [
    {
      id: 'standard-deduction-new-2023',
      from: '2023-04-01',
      to: '2024-03-31',
      value: { rupees: 50_000 },
      ...incomeTaxLaw('16(ia)', null, yearTable),
    },
    {
      id: 'standard-deduction-new-2024',
      from: '2024-04-01',
      to: null,
      value: { rupees: 75_000 },
      ...incomeTaxLaw('16(ia)', '19', rateCard),
    },
  ],
  old: [
    {
      id: 'standard-deduction-old-2019',
      from: '2019-04-01',
      to: null,
      value: { rupees: 50_000 },
      ...incomeTaxLaw('16(ia)', '19', yearTable),
    },
  ],
};

export type FamilyPensionDeduction = {
  /** A third of the pension, and at most the cap. */
  oneIn: number;
  capRupees: number;
};

export const familyPensionDeduction: Readonly<
  Record<Regime, readonly DatedRow<FamilyPensionDeduction>[]>
> = {
  new: [
    {
      id: 'family-pension-new-2023',
      from: '2023-04-01',
      to: '2024-03-31',
      value: { oneIn: 3, capRupees: 15_000 },
      ...incomeTaxLaw('57(iia)', null, yearTable),
    },
    {
      id: 'family-pension-new-2024',
      from: '2024-04-01',
      to: null,
      value: { oneIn: 3, capRupees: 25_000 },
      ...incomeTaxLaw(
        '57(iia)',
        '93(1)(d)',
        readAt('Published payroll rules that quote section 93', '2026-11-23'),
      ),
    },
  ],
  old: [
    {
      id: 'family-pension-old',
      from: '2020-04-01',
      to: null,
      value: { oneIn: 3, capRupees: 15_000 },
      ...incomeTaxLaw(
        '57(iia)',
        '93(1)(d)',
        readAt('Published payroll rules that quote section 93', '2026-11-23'),
      ),
    },
  ],
};
