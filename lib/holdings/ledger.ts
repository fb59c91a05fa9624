import { daysBetween } from '@/lib/calendar/day-count';
import { sumOf } from '@/lib/cashflow/statistics';
import { withoutNoise } from '@/lib/money/rupees';
import { compareTexts } from '@/lib/text/compare-texts';
import type {
  Holding,
  Instrument,
  Lot,
  Sale,
  SalePart,
  Transaction,
  TransactionType,
} from './holding';
import { roundToPaisa } from '@/lib/money/round-to-rupee';

/** The order within a day: units come in before others are sold. */
const orderOfDay: Readonly<Record<TransactionType, number>> = {
  bonus: 0,
  buy: 1,
  sell: 2,
  dividend: 3,
};

/** A smaller part of units or rupees is an error of the binary fraction. */
export const noise = 1e-9;

/**
 * A deposit is valued by its rate, compounded yearly. What a bank pays at its end differs from that by its own rounding, by
 * another compounding or by a penalty: a withdrawal within this share of the value closes the deposit.
 */
const closingShareOfDeposit = 0.05;

/**
 * A penalty for an early end takes interest, and at some post office deposits also up to this share of what was paid in.
 * A withdrawal of less than what then remains is a partial one.
 */
const largestPenalty = 0.02;

/**
 * What is held after all sales. A sale takes the units that came first into its own account, the rule of the law for
 * each demat account (section 45(2A) of the Income-tax Act 1961, section 67(7) of that of 2025; CBDT Circular 768 of 24 June
 * 1998) and of the registrars for each folio.
 * The order of the transactions does not matter. A sale of more than its account held takes what is there.
 */
export function holdingOf(
  { assetClass, instrumentId }: Instrument,
  transactions: readonly Transaction[],
): Holding {
  const ordered = inOrder(transactions);
  const queues = new Map<string | null, LotQueue>();
  const queueOf = (account: string | null) => {
    const queue = queues.get(account) ?? new LotQueue();
    queues.set(account, queue);
    return queue;
  };
  const sales: Sale[] = [];
  const withdrawnAgain = assetClass === 'deposit' ? beforeAnotherSale(ordered) : null;
  for (const transaction of ordered) {
    const { id, type, on, quantity, rupees, account } = transaction;
    if (type === 'sell') {
      const queue = queueOf(account);
      const isClosing =
        withdrawnAgain !== null && queue.isClosedBy(transaction, withdrawnAgain.has(transaction));
      sales.push(queue.sell(transaction, isClosing));
    }
    if (type === 'buy' || type === 'bonus') {
      const isBonus = type === 'bonus';
      queueOf(account).add({ id, boughtOn: on, quantity, costRupees: rupees, account, isBonus });
    }
  }
  const left = [...queues.values()].flatMap((queue) => queue.left());
  return {
    assetClass,
    instrumentId,
    transactions: ordered,
    lots: left.sort((one, other) => compareTexts(one.boughtOn, other.boughtOn)),
    sales,
  };
}

/** Sales that are followed by another sale of the same account, with nothing added in between. */
function beforeAnotherSale(ordered: readonly Transaction[]): ReadonlySet<Transaction> {
  const latest = new Map<string | null, Transaction>();
  const found = new Set<Transaction>();
  for (const transaction of ordered) {
    const before = latest.get(transaction.account);
    if (before?.type === 'sell' && transaction.type === 'sell') found.add(before);
    latest.set(transaction.account, transaction);
  }
  return found;
}

/** By day, by type and, so that the order in which they were saved decides nothing, by price. */
function inOrder(transactions: readonly Transaction[]): Transaction[] {
  const priceOf = ({ rupees, quantity }: Transaction) => (quantity > 0 ? rupees / quantity : 0);
  return transactions.toSorted(
    (one, other) =>
      compareTexts(one.on, other.on) ||
      orderOfDay[one.type] - orderOfDay[other.type] ||
      priceOf(one) - priceOf(other) ||
      one.quantity - other.quantity ||
      compareTexts(one.id, other.id),
  );
}

/** The lots of one account, the oldest first. */
class LotQueue {
  private readonly lots: Lot[] = [];
  private first = 0;

  add(lot: Lot): void {
    this.lots.push(lot);
  }

  left(): Lot[] {
    return this.lots.slice(this.first);
  }

  /** Whether a withdrawal takes all of a deposit, though it is not exactly its value. */
  isClosedBy({ quantity, rupees }: Transaction, isBeforeAnother: boolean): boolean {
    const left = this.left();
    const held = sumOf(left.map((lot) => lot.quantity));
    if (held <= 0 || Math.abs(held - quantity) > held * closingShareOfDeposit) return false;
    const paidIn = sumOf(left.map((lot) => lot.costRupees));
    return quantity >= held || (!isBeforeAnother && rupees >= paidIn * (1 - largestPenalty));
  }

  /** @param isClosing whether it takes all that is left, whatever its quantity */
  sell({ id, on, quantity, rupees, account }: Transaction, isClosing: boolean): Sale {
    let wanted = isClosing ? Infinity : quantity;
    const taken: Omit<SalePart, 'proceedsRupees'>[] = [];
    while (wanted > quantity * noise) {
      const lot = this.lots[this.first];
      if (!lot) break;
      const part = this.takeOf(lot, wanted, Math.max(lot.quantity, quantity) * noise);
      wanted -= part.quantity;
      taken.push({ ...part, daysHeld: daysBetween(part.boughtOn, on) });
    }
    const missingQuantity = isClosing || wanted <= quantity * noise ? 0 : wanted;
    const parts = withProceeds(taken, rupees, missingQuantity);
    const costRupees =
      missingQuantity > 0 ? null : withoutNoise(sumOf(parts.map((part) => part.costRupees)));
    return {
      id,
      soldOn: on,
      account,
      quantity,
      proceedsRupees: rupees,
      costRupees,
      gainRupees: costRupees === null ? null : withoutNoise(rupees - costRupees),
      missingQuantity,
      parts,
    };
  }

  /**
   * Up to `wanted` units of the first lot. The last part of a lot takes the rest of its cost, so that no paisa is lost.
   * @param error a smaller rest is none: a large sale that ends in a small lot has the errors of its own size
   */
  private takeOf(
    lot: Lot,
    wanted: number,
    error: number,
  ): Omit<SalePart, 'proceedsRupees' | 'daysHeld'> {
    const { id: lotId, boughtOn, isBonus } = lot;
    const rest = lot.quantity - wanted;
    if (rest <= error) {
      this.first += 1;
      return {
        lotId,
        boughtOn,
        isBonus,
        quantity: lot.quantity,
        costRupees: lot.costRupees,
      };
    }
    const costRupees = roundToPaisa((lot.costRupees * wanted) / lot.quantity);
    this.lots[this.first] = {
      ...lot,
      quantity: withoutNoise(rest),
      costRupees: withoutNoise(lot.costRupees - costRupees),
    };
    return { lotId, boughtOn, isBonus, quantity: wanted, costRupees };
  }
}

/** The proceeds by quantity; the last part takes the rest, unless units are missing that brought a share of them. */
function withProceeds(
  parts: readonly Omit<SalePart, 'proceedsRupees'>[],
  rupees: number,
  missingQuantity: number,
): SalePart[] {
  const total = sumOf(parts.map(({ quantity }) => quantity)) + missingQuantity;
  let rest = rupees;
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1 && missingQuantity === 0;
    const proceedsRupees = isLast ? rest : roundToPaisa((rupees * part.quantity) / total);
    rest = withoutNoise(rest - proceedsRupees);
    return { ...part, proceedsRupees };
  });
}
