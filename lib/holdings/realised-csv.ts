import { sumOf } from '@/lib/cashflow/statistics';
import { csvText } from '@/lib/csv/csv';
import { financialYearName, financialYearOf } from '@/lib/law/financial-year';
import { giftIdsOf } from './gifts';
import type { Holding } from './holding';
import { csvNumber } from './csv-format';

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

/**
 * The sales by the purchases that they took, first in, first out in each account, and the dividends. Units that were sold and
 * never bought have a row of their own without a cost and a gain. Those of a gift that was entered with 0 have neither.
 */
export function realisedCsv(
  holdings: readonly Holding[],
  nameOf: (holding: Holding) => string | null = () => null,
): string {
  const rows = holdings.flatMap((holding) => {
    const { assetClass, instrumentId, sales, transactions } = holding;
    const yearOf = (on: (typeof transactions)[number]['on']) =>
      financialYearName(financialYearOf(on));
    const gifts = giftIdsOf(holding);
    const instrument = [assetClass, instrumentId, nameOf(holding)];
    // A deposit is held in units of its index, which say nothing to its owner.
    const unitsOf = (quantity: number) => (assetClass === 'deposit' ? null : csvNumber(quantity));
    const sold = sales.flatMap(({ account, soldOn, proceedsRupees, ...sale }) => {
      const first = [yearOf(soldOn), 'sale', ...instrument, account];
      const parts = sale.parts.map((part) => [
        ...first,
        part.boughtOn,
        soldOn,
        part.daysHeld,
        unitsOf(part.quantity),
        csvNumber(part.proceedsRupees),
        ...(gifts.has(part.lotId)
          ? [null, null]
          : [csvNumber(part.costRupees), gainOf(part.proceedsRupees, part.costRupees)]),
      ]);
      if (sale.missingQuantity === 0) return parts;
      const missing = unitsOf(sale.missingQuantity);
      const proceeds = csvNumber(
        proceedsRupees - sumOf(sale.parts.map((part) => part.proceedsRupees)),
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
  return csvText([[...columns], ...rows]);
}

/** A number, not a text: a loss begins with a minus, and a spreadsheet adds up no text. */
function gainOf(proceedsRupees: number, costRupees: number): number {
  return Number(csvNumber(proceedsRupees - costRupees));
}
