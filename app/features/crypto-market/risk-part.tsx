import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { vdaLawToday } from './vda-law-today';

const { risk } = messages().crypto;

/** What the Advertising Standards Council asks to say wherever crypto is spoken of, and the tax of today behind it. */
export function RiskPart() {
  const { ratePercent, cessPercent } = vdaLawToday().law;
  return (
    <Notice
      tone="warn"
      detailsLabel={risk.details}
      details={<p>{fill(risk.note, { rate: ratePercent, cess: cessPercent })}</p>}
    >
      {risk.asci}
    </Notice>
  );
}
