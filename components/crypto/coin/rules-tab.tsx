import type { VdaLawRows } from '@/lib/crypto/domain/vda-law';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { LawList } from '../law-list';

const { coin: words } = messages().crypto;

/** The law that the calculators follow, and the provider's id of the coin: names and symbols are not unique. */
export function RulesTab({
  rows: { tax, cess, tds },
  coinId,
  sourceName,
}: {
  rows: VdaLawRows['rows'];
  coinId: string;
  sourceName: string;
}) {
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
