import { isEmpty, maxSales, type SaleLine, type SaleTyped } from '@/lib/crypto/domain/sale-typed';
import {
  isEqual,
  saleOf,
  salesToFill,
  type FilledSales,
  type LedgerYear,
} from '@/lib/crypto/domain/sales-to-fill';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';

type LedgerMessages = Messages['crypto']['schedule']['ledger'];

/** The lines that a year of saved sales adds to those that are listed, and what was done in sentences. */
export function fillSales(
  lines: readonly SaleLine[],
  year: LedgerYear,
  messages: LedgerMessages,
): { added: readonly SaleLine[]; said: string } {
  const listed = lines.map(({ typed }) => typed).filter((typed) => !isEmpty(typed));
  const result = salesToFill(year, listed);
  const next = 1 + Math.max(...lines.map(({ id }) => id));
  return {
    added: result.added.map((typed, at) => ({ id: next + at, typed })),
    said: filledText(year, result, messages),
  };
}

function filledText(
  { year }: LedgerYear,
  { added, known, outdated, beyond }: FilledSales,
  messages: LedgerMessages,
): string {
  return [
    fillCount(added.length, messages.filled, { year }),
    ...(known > 0 ? [fillCount(known, messages.known)] : []),
    ...(outdated > 0 ? [fillCount(outdated, messages.outdated)] : []),
    ...(beyond > 0 ? [fillCount(beyond, messages.beyond, { most: maxSales })] : []),
  ].join(' ');
}

/** Where a line that was filled in is from. Its sale may not be saved any more, or not be among those of this page. */
export function sourceText(
  typed: SaleTyped,
  ledger: readonly LedgerYear[],
  messages: LedgerMessages,
): string {
  const { source = '' } = typed;
  const sales = ledger.flatMap((year) => year.sales);
  const saved = sales.find((sale) => sale.typed.source === source);
  if (!saved) {
    const hasChanged = sales.some((sale) => saleOf(sale.typed.source) === saleOf(source));
    return hasChanged ? messages.changed : messages.sourceAlone;
  }
  const { quantity: sold, account } = saved;
  const quantity = `${formatNumber(sold, coinDecimals)} ${saved.typed.coin}`;
  return [
    account
      ? fill(messages.sourceOfAccount, { quantity, account })
      : fill(messages.source, { quantity }),
    ...(isEqual(typed, saved.typed) ? [] : [messages.edited]),
    ...(saved.typed.acquiredOn === '' ? [messages.notBought] : []),
  ].join(' ');
}
const coinDecimals = 8;
