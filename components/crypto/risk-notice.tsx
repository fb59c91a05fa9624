import { Notice } from '@/components/ui/notice';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { risk } = messages().crypto;

/** The warning that the Advertising Standards Council of India requires with crypto, and the tax rates in its details. */
export function RiskNotice({ law: { ratePercent, cessPercent } }: { law: VdaLaw }) {
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
