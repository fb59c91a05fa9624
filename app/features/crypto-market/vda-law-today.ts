import { dateInIndia } from '@/lib/calendar/iso-date';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { healthAndEducationCess } from '@/content/law/cess';
import { rowHolding } from '@/lib/law/dated-row';
import { virtualDigitalAssets } from '@/content/law/flat-rate-income';
import { vdaTaxDeducted } from '@/content/law/vda-tds';

/** The rows of the law that hold today for a sale of coins, and their rates. */
export function vdaLawToday() {
  const today = dateInIndia(new Date());
  const tax = rowHolding(virtualDigitalAssets, today);
  const cess = rowHolding(healthAndEducationCess, today);
  const tds = rowHolding(vdaTaxDeducted, today);
  const law: VdaLaw = {
    ratePercent: tax.value.ratePercent,
    cessPercent: cess.value.ratePercent,
    tdsPercent: tds.value.ratePercent,
  };
  return { rows: { tax, cess, tds }, law };
}
