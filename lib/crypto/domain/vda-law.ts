import { healthAndEducationCess } from '@/content/law/cess';
import { rowHolding } from '@/lib/law/dated-row';
import { virtualDigitalAssets } from '@/content/law/flat-rate-income';
import { vdaTaxDeducted } from '@/content/law/tds';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { VdaLaw } from './vda-tax';

/** The rows of the law that apply to a sale of coins on a day, and their rates. */
export function vdaLawOn(day: IsoDate) {
  const tax = rowHolding(virtualDigitalAssets, day);
  const cess = rowHolding(healthAndEducationCess, day);
  const tds = rowHolding(vdaTaxDeducted, day);
  const law: VdaLaw = {
    ratePercent: tax.value.ratePercent,
    cessPercent: cess.value.ratePercent,
    tdsPercent: tds.value.ratePercent,
  };
  return { rows: { tax, cess, tds }, law };
}

export type VdaLawRows = ReturnType<typeof vdaLawOn>;
