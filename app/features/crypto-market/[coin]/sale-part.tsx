import { LawList } from '@/components/crypto/law-list';
import { SaleCalculator } from '@/components/crypto/coin/sale-calculator';
import type { CoinTyped } from '@/lib/crypto/domain/coin-query';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { vdaLawToday } from '../vda-law-today';

const { sale, law: lawWords, problems } = messages().crypto.coin;

/** What a sale of today leaves, by the law of today. */
export function SalePart({
  path,
  typed,
  priceRupees,
}: {
  path: string;
  typed: CoinTyped;
  priceRupees: number | null;
}) {
  const {
    rows: { tax, cess, tds },
    law,
  } = vdaLawToday();
  const price = priceRupees === null ? '' : formatNumber(priceRupees, 8);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SaleCalculator
        action={`${path}#sale`}
        first={{
          quantity: typed.quantity || '1',
          cost: typed.cost || (priceRupees === null ? '' : formatNumber(priceRupees * 0.8, 2)),
          price: typed.price || price,
        }}
        law={law}
        messages={{
          ...sale.words,
          problems,
          tax: fill(sale.words.tax, { rate: tax.value.ratePercent }),
          cess: fill(sale.words.cess, { rate: cess.value.ratePercent }),
          tds: fill(sale.words.tds, { rate: tds.value.ratePercent }),
        }}
      />
      <LawList
        messages={lawWords}
        rules={[
          { row: tax, text: fill(lawWords.tax, { rate: tax.value.ratePercent }) },
          { row: cess, text: fill(lawWords.cess, { rate: cess.value.ratePercent }) },
          {
            row: tds,
            text: fill(lawWords.tds, {
              rate: tds.value.ratePercent,
              specified: formatRupees(tds.value.specifiedPersonFreeRupees),
              other: formatRupees(tds.value.otherFreeRupees),
            }),
          },
        ]}
      />
      <p className="text-sm text-ink-soft">{lawWords.limits}</p>
    </div>
  );
}
