import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import { csvText } from '@/lib/csv/csv';
import { financialYearName, financialYearOf } from '@/lib/law/financial-year';
import { partCostOf2018, priceDayOf2018 } from './cost-of-2018';
import { giftIdsOf } from './gifts';
import type { Holding, SalePart } from './holding';
import { csvNumber, roundedSum } from './csv-format';

const columns = [
  'financial_year',
  'type',
  'class',
  'instrument',
  'name',
  'account',
  'bought_on',
  'sold_on',
  'days_held',
  'quantity',
  'proceeds_rupees',
  'cost_rupees',
  'gain_rupees',
] as const;

/** Only in a file with sales of shares for which the tax may count the price of 31 January 2018 as cost; filled for these. */
const columnsOf2018 = [
  `share_price_${priceDayOf2018}_rupees`,
  'source_of_share_price',
  'cost_with_share_price_rupees',
  'gain_with_share_price_rupees',
] as const;

/**
 * The sales by the purchases that they took, first in, first out in each account, and the dividends. Units that were sold and
 * never bought have a row of their own without a cost and a gain. Those of a gift that was entered with 0 have neither.
 * @param priceOf2018 the highest price of a share on 31 January 2018, as its owner typed it; null where nothing was typed
 */
export function realisedCsv(
  holdings: readonly Holding[],
  nameOf: (holding: Holding) => string | null = () => null,
  priceOf2018: (holding: Holding) => number | null = () => null,
): string {
  const rows = holdings.flatMap((holding) => {
    const { assetClass, instrumentId, sales, transactions } = holding;
    const yearOf = (on: (typeof transactions)[number]['on']) =>
      financialYearName(financialYearOf(on));
    const gifts = giftIdsOf(holding);
    const instrument = [assetClass, instrumentId, nameOf(holding)];
    const isShare = assetClass === 'share';
    const priceRupees = isShare ? priceOf2018(holding) : null;
    // A deposit is held in units of its index, which say nothing to its owner.
    const unitsOf = (quantity: number) => (assetClass === 'deposit' ? null : csvNumber(quantity));
    const sold = sales.flatMap(({ account, soldOn, proceedsRupees, ...sale }) => {
      const first = [yearOf(soldOn), 'sale', ...instrument, account];
      const parts = sale.parts.map((part) => {
        const isGift = gifts.has(part.lotId);
        const of2018 = isShare && !isGift ? cellsOf2018(part, soldOn, priceRupees) : [];
        return [
          ...first,
          part.boughtOn,
          soldOn,
          part.daysHeld,
          unitsOf(part.quantity),
          csvNumber(part.proceedsRupees),
          ...(isGift
            ? [null, null]
            : [csvNumber(part.costRupees), gainOf(part.proceedsRupees, part.costRupees)]),
          ...of2018,
        ];
      });
      if (sale.missingQuantity === 0) return parts;
      const missing = unitsOf(sale.missingQuantity);
      const proceeds = csvNumber(
        roundedSum(proceedsRupees - sumOf(sale.parts.map((part) => part.proceedsRupees))),
      );
      return [...parts, [...first, null, soldOn, null, missing, proceeds, null, null]];
    });
    const dividends = transactions
      .filter(({ type }) => type === 'dividend')
      .map(({ on, rupees, account }) => [
        ...[yearOf(on), 'dividend', ...instrument, account],
        ...[null, on, null, null, csvNumber(rupees), null, csvNumber(rupees)],
      ]);
    return [...sold, ...dividends];
  });
  if (rows.every((row) => row.length === columns.length)) return csvText([[...columns], ...rows]);
  const header = [...columns, ...columnsOf2018];
  return csvText([header, ...rows.map((row) => header.map((_, place) => row[place] ?? null))]);
}

/** The cells of `columnsOf2018`; none where the price plays no part. */
function cellsOf2018(part: SalePart, soldOn: IsoDate, priceRupees: number | null) {
  const counted = partCostOf2018(part, soldOn, priceRupees);
  if (!counted) return [];
  const { costRupees } = counted;
  return priceRupees === null || costRupees === null
    ? [null, 'not entered', null, null]
    : [
        csvNumber(priceRupees),
        'typed by you',
        csvNumber(costRupees),
        gainOf(part.proceedsRupees, costRupees),
      ];
}

/** A number, not a text: a loss begins with a minus, and a spreadsheet adds up no text. */
function gainOf(proceedsRupees: number, costRupees: number): number {
  return roundedSum(proceedsRupees - costRupees);
}
