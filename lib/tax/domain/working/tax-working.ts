import type { LawReference } from '@/lib/law/dated-row';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import type { WorkingLine, WorkingName } from './working-line';

/** From the first slab to the tax of the year. */
export function taxLines(result: TaxResult): WorkingLine[] {
  const { slabTax, specialTax, rebate, surcharge, cess, taxRupees } = result;
  const tax = (
    name: WorkingName,
    paise: number,
    law: LawReference | null,
    detail: WorkingLine['detail'] = null,
  ): WorkingLine => ({ name, detail, paise, part: 'tax', isSum: false, law });
  const { ratePercent, cappedRatePercent } = surcharge;
  const lines = [
    ...slabTax.lines.map((slab) =>
      tax('slab', slab.taxPaise, slabTax.law, { kind: 'slab', line: slab }),
    ),
    tax(
      'agriculturalTakenOff',
      -(slabTax.agricultural?.takenOffPaise ?? 0),
      slabTax.agricultural?.law ?? null,
    ),
    ...specialTax.lines.map((line) =>
      tax('specialTax', line.taxPaise, line.law, { kind: 'special', line }),
    ),
    tax(rebate.kind === 'relief' ? 'rebateRelief' : 'rebate', -rebate.paise, rebate.law),
    tax('surchargeOnCapped', surcharge.onCappedPaise, surcharge.law, {
      kind: 'surcharge',
      ratePercent: cappedRatePercent,
    }),
    tax('surcharge', surcharge.onOtherPaise, surcharge.law, { kind: 'surcharge', ratePercent }),
    tax('surchargeRelief', -(surcharge.relief?.paise ?? 0), surcharge.law),
    tax('cess', cess.paise, cess.law),
  ];
  // Printing dropped less than a paisa of each line; the rounding line closes that too.
  const printed = lines.reduce((sum, { paise }) => sum + paise, 0);
  return [
    ...lines,
    tax('taxRounding', taxRupees * 100 - printed, result.taxRounding),
    { ...tax('tax', taxRupees * 100, null), isSum: true },
  ];
}
