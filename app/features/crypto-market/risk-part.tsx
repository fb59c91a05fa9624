import { RiskNotice } from '@/components/crypto/risk-notice';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { vdaLawToday } from './vda-law-today';

const { risk } = messages().crypto;

/** The warning of every crypto page, with the rates of today. */
export function RiskPart() {
  const { ratePercent, cessPercent } = vdaLawToday().law;
  return (
    <RiskNotice asci={risk.asci} note={fill(risk.note, { rate: ratePercent, cess: cessPercent })} />
  );
}
