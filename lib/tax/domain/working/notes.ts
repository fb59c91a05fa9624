import type { Regime } from '@/lib/law/regime';
import type { Income } from '@/lib/tax/domain/income';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { YearLaw } from '@/lib/tax/domain/law-of-year';
import type { Rebate } from '@/lib/tax/domain/rebate';
import type { IncomeTax } from '@/lib/tax/domain/taxable-income';

/** What a person should know beside a figure; none is an error. */
export type TaxNote =
  /** More is deducted than there is income to deduct it from. */
  | 'deductions-above-income'
  /** The department refuses the rebate against section 111A; courts have allowed it. */
  | 'rebate-disputed-111a'
  /** Agricultural income raised the tax that the rebate or its relief then lowered. */
  | 'rebate-with-agricultural-income'
  /** Special-rate tax took part in weighing the marginal relief, as the proviso reads. */
  | 'relief-weighs-all-tax'
  /** Losses of virtual digital assets are not set off, even among themselves: the strict reading. */
  | 'vda-strict'
  /** No rebate, no higher exemption by age, none against gains, no deduction for residents alone. */
  | 'non-resident'
  /** A loss waits for later years. */
  | 'loss-carried-forward';

export function notesOn(
  input: TaxInput,
  regime: Regime,
  law: YearLaw,
  { deductions, house, gains }: Income,
  tax: IncomeTax,
  rebate: Rebate,
): readonly TaxNote[] {
  const notes: TaxNote[] = [];
  if (deductions.aboveIncomeRupees > 0) notes.push('deductions-above-income');
  const isDisputed = law.regimes[regime].rebate.value.is111aDisputed;
  const hasShortTermTax = tax.special.lines.some(
    ({ name, taxPaise }) => name === 'shortTermEquity' && taxPaise > 0,
  );
  if (isDisputed && rebate.kind !== 'none' && hasShortTermTax) notes.push('rebate-disputed-111a');
  if (rebate.kind !== 'none' && tax.hasAgriculturalStep) {
    notes.push('rebate-with-agricultural-income');
  }
  if (rebate.kind === 'relief' && tax.special.parts > 0) notes.push('relief-weighs-all-tax');
  if (input.otherRupees.vda > 0) notes.push('vda-strict');
  if (input.residency === 'nonResident') notes.push('non-resident');
  const { shortTermRupees, longTermRupees } = gains.carriedForward;
  if (house.carriedForwardRupees + shortTermRupees + longTermRupees > 0) {
    notes.push('loss-carried-forward');
  }
  return notes;
}
