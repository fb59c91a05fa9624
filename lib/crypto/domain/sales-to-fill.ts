import { maxSales, type SaleTyped } from './sale-typed';
import { readAmount } from './typed-amount';

/** What one saved sale took of one purchase: a line of Schedule VDA. */
export type LedgerSale = {
  /** As a person would type it, with its source. Day and cost of a purchase that is not saved are empty, as is the cost of a gift. */
  typed: SaleTyped & { source: string };
  quantity: number;
  account: string | null;
};

/** The saved sales of a financial year. */
export type LedgerYear = {
  /** 2025-26. */
  year: string;
  /** The first of them, as many as a schedule may have. */
  sales: readonly LedgerSale[];
  count: number;
};

/** What filling in the sales of a year changes. */
export type FilledSales = {
  added: readonly SaleTyped[];
  /** Sales that were in the list, filled in before or typed. */
  known: number;
  /** Sales of which the list has rows of other purchases, since what is saved changed after they were filled in. */
  outdated: number;
  /** Sales for which the list has no room. */
  beyond: number;
};

/**
 * The sales of a year that are not in the list yet: neither one with the same source, however it was changed since, nor an
 * equal one that was typed. Each line that was typed stands for one sale only. Where a purchase was saved later, a sale takes
 * other purchases than before: beside its earlier rows it would count twice, so that none is added until they are removed.
 */
export function salesToFill(
  { sales, count }: LedgerYear,
  listed: readonly SaleTyped[],
): FilledSales {
  const sources = new Set(listed.flatMap(({ source }) => source ?? []));
  const current = new Set(sales.map((sale) => sale.typed.source));
  const outdated = new Set([...sources].filter((source) => !current.has(source)).map(saleOf));
  const typed = listed.filter(({ source }) => source === undefined);
  const isKnown = ({ typed: own }: LedgerSale) => {
    if (sources.has(own.source)) return true;
    const equal = typed.findIndex((sale) => isEqual(sale, own));
    if (equal >= 0) typed.splice(equal, 1);
    return equal >= 0;
  };
  const unknown = sales.filter((sale) => !isKnown(sale));
  const missing = unknown.filter(({ typed: own }) => !outdated.has(saleOf(own.source)));
  const room = Math.max(0, maxSales - listed.length);
  const added = missing.slice(0, room).map((sale) => sale.typed);
  const known = sales.length - unknown.length;
  const notAdded = unknown.length - missing.length;
  return { added, known, outdated: notAdded, beyond: count - known - notAdded - added.length };
}

/** The saved sale of a source, which also names the purchase. */
export const saleOf = (source: string): string => source.slice(0, source.indexOf('-'));

/** Whether a line says the same, but for the name of its coin, which people write in their own way. */
export function isEqual(one: SaleTyped, other: SaleTyped): boolean {
  const areEqual = (field: 'cost' | 'consideration') => {
    const [mine, theirs] = [readAmount(one[field]), readAmount(other[field])];
    return mine.ok && theirs.ok ? mine.value === theirs.value : one[field] === other[field];
  };
  return (
    one.acquiredOn.trim() === other.acquiredOn &&
    one.soldOn.trim() === other.soldOn &&
    areEqual('cost') &&
    areEqual('consideration')
  );
}
