import type { IsoDate } from '@/lib/calendar/iso-date';
import { groupBy } from '@/lib/group-by';
import { giftIdsOf } from '@/lib/holdings/gifts';
import type { Sale } from '@/lib/holdings/holding';
import { holdingsIn, type SavedItemOf } from '@/lib/holdings/saved-holding';
import { financialYearName, financialYearOf } from '@/lib/law/financial-year';
import { formatNumber } from '@/lib/money/rupees';
import { compareTexts } from '@/lib/text/compare-texts';
import type { LedgerSale, LedgerYear } from './sales-to-fill';
import { maxSales } from './sale-typed';

/**
 * The coins that a member saved as sold, by financial year, the newest first. A sale has a line for each purchase that it
 * took: the oldest units of its account, as everywhere on this site. Units beyond what was bought have a line of their own.
 * The cost of a gift that was entered with 0 is left blank.
 * @param lawFrom the day from which transfers are taxed by section 115BBH (1 April 2022)
 */
export function ledgerYears(items: readonly SavedItemOf[], lawFrom: IsoDate): LedgerYear[] {
  const sales = holdingsIn(items, 'coin')
    .flatMap((holding) => {
      const giftIds = giftIdsOf(holding);
      return holding.sales.map((sale) => ({ coin: holding.instrumentId, sale, giftIds }));
    })
    .filter(({ sale }) => sale.soldOn >= lawFrom)
    .sort((one, other) => compareTexts(one.sale.soldOn, other.sale.soldOn));
  const years = groupBy(sales, ({ sale }) => financialYearName(financialYearOf(sale.soldOn)));
  return [...years]
    .map(([year, own]) => ({ year, lines: own.flatMap(linesOf) }))
    .map(({ year, lines }) => ({ year, sales: lines.slice(0, maxSales), count: lines.length }))
    .sort((one, other) => compareTexts(other.year, one.year));
}

function linesOf({
  coin,
  sale,
  giftIds,
}: {
  coin: string;
  sale: Sale;
  giftIds: ReadonlySet<string>;
}): LedgerSale[] {
  const { id, soldOn, account, parts, proceedsRupees, missingQuantity } = sale;
  const line = (
    lotId: string,
    quantity: number,
    consideration: number,
    bought: { on: IsoDate; cost: string } | null,
  ): LedgerSale => ({
    quantity,
    account,
    typed: {
      coin,
      acquiredOn: bought?.on ?? '',
      soldOn,
      cost: bought?.cost ?? '',
      consideration: formatNumber(consideration, 2),
      source: `${id.slice(0, idLength)}-${lotId.slice(0, idLength)}`,
    },
  });
  const known = parts.map((part) =>
    line(part.lotId, part.quantity, part.proceedsRupees, {
      on: part.boughtOn,
      cost: giftIds.has(part.lotId) ? '' : formatNumber(part.costRupees, 2),
    }),
  );
  if (missingQuantity === 0) return known;
  const rest = parts.reduce((left, part) => left - part.proceedsRupees, proceedsRupees);
  return [...known, line('unknown', missingQuantity, rest, null)];
}

/** Of the ids of a sale and a purchase, random digits enough to tell those of one account apart. */
const idLength = 8;
