import { LawList } from '@/components/crypto/notices';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Coin } from '@/lib/crypto/domain/coin';
import type { CoinTyped } from '@/lib/crypto/domain/coin-query';
import { formatPrice, formatPriceFigure } from '@/lib/crypto/domain/format-price';
import type { VdaLawRows } from '@/lib/crypto/domain/vda-law';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import type { Sourced } from '@/lib/sources/sourced';
import { Converter, SaleCalculator } from './coin-calculators';

const { coin: coinMessages } = messages().crypto;
const { convert, sale, problems } = coinMessages;

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
  const { law } = coinMessages;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 text-sm lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <LawList
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
      </div>
      <div className="grid content-start gap-4">
        <p className="text-ink-soft">{law.limits}</p>
        <p className="wrap-anywhere">
          {fill(coinMessages.id, { source: sourceName, id: coinId })}. {coinMessages.idText}
        </p>
      </div>
    </div>
  );
}

/** Converts between the coin and rupees; nothing while its price is not known. */
export function ConverterTab({
  path,
  otherParams,
  coin,
  typed,
  tdsPercent,
}: {
  path: string;
  otherParams: readonly (readonly [name: string, value: string])[];
  coin: Sourced<Coin>;
  typed: CoinTyped;
  tdsPercent: number;
}) {
  const { price, symbol } = coin.data;
  if (!price) return null;
  return (
    <div className="grid max-w-3xl gap-3">
      <p className="text-sm text-ink-soft">
        {fill(convert.text, {
          symbol,
          price: formatPrice(price, 'inr'),
          asOf: formatAsOf(coin.asOf),
        })}
      </p>
      <Converter
        action={`${path}#convert`}
        otherParams={otherParams}
        symbol={symbol}
        priceRupees={price}
        tdsPercent={tdsPercent}
        first={{ coins: typed.coins || '1', rupees: typed.rupees || '10,000' }}
        messages={{
          coins: fill(convert.coins, { symbol }),
          rupees: convert.rupees,
          afterTds: convert.afterTds,
          submit: convert.submit,
          problems,
        }}
      />
    </div>
  );
}

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
  const figureOf = (rupees: number) => formatPriceFigure(rupees, 'inr');
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="sr-only">{sale.title}</h2>
      <p className="text-xs text-ink-soft">{fill(sale.text, { symbol })}</p>
      <SaleCalculator
        action={`${path}#sale`}
        otherParams={otherParams}
        first={{
          quantity: typed.quantity || '1',
          cost: typed.cost || (priceRupees === null ? '' : figureOf(priceRupees * 0.8)),
          price: typed.price || (priceRupees === null ? '' : figureOf(priceRupees)),
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
