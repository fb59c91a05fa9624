import { LawList } from '@/components/crypto/law-list';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { vdaLawToday } from '../vda-law-today';

const { coin: words } = messages().crypto;

/** The law that the calculators follow, and the one name that two coins never share. */
export function RulesPart({ coinId, sourceName }: { coinId: string; sourceName: string }) {
  const { tax, cess, tds } = vdaLawToday().rows;
  const { law } = words;
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <LawList
        messages={law}
        rules={[
          { row: tax, text: fill(law.tax, { rate: tax.value.ratePercent }) },
          { row: cess, text: fill(law.cess, { rate: cess.value.ratePercent }) },
          {
            row: tds,
            text: fill(law.tds, {
              rate: tds.value.ratePercent,
              specified: formatRupees(tds.value.specifiedPersonFreeRupees),
              other: formatRupees(tds.value.otherFreeRupees),
            }),
          },
        ]}
      />
      <p className="text-ink-soft">{law.limits}</p>
      <p className="wrap-anywhere">
        {fill(words.id, { source: sourceName, id: coinId })}. {words.idText}
      </p>
    </div>
  );
}
