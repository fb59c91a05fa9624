import type { CoinTyped } from '@/lib/crypto/domain/coin-query';
import type { VdaLawRows } from '@/lib/crypto/domain/vda-law';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { SaleCalculator } from './sale-calculator';

const { sale, problems } = messages().crypto.coin;

/** What a sale at today's price leaves after tax. */
export function SaleTab({
  vda: {
    rows: { tax, cess, tds },
    law,
  },
  path,
  otherParams,
  symbol,
  typed,
  priceRupees,
}: {
  vda: VdaLawRows;
  path: string;
  otherParams: readonly (readonly [name: string, value: string])[];
  symbol: string;
  typed: CoinTyped;
  priceRupees: number | null;
}) {
  const price = priceRupees === null ? '' : formatNumber(priceRupees, 8);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="sr-only">{sale.title}</h2>
      <p className="text-xs text-ink-soft">{fill(sale.text, { symbol })}</p>
      <SaleCalculator
        action={`${path}#sale`}
        otherParams={otherParams}
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
    </div>
  );
}
