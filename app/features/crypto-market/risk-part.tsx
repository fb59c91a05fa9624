import { RiskNotice } from '@/components/crypto/risk-notice';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { healthAndEducationCess } from '@/lib/law/cess';
import { rowHolding } from '@/lib/law/dated-row';
import { virtualDigitalAssets } from '@/lib/law/flat-rate-income';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { risk } = messages().crypto;

/** The warning of every crypto page, with the rates of today. */
export function RiskPart() {
  const today = dateInIndia(new Date());
  return (
    <RiskNotice
      asci={risk.asci}
      note={fill(risk.note, {
        rate: rowHolding(virtualDigitalAssets, today).value.ratePercent,
        cess: rowHolding(healthAndEducationCess, today).value.ratePercent,
      })}
    />
  );
}
