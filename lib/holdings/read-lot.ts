import type { IsoDate } from '@/lib/calendar/iso-date';
import { shortTextOf } from '@/lib/form-text';
import { failure, success, type Result } from '@/lib/result';
import { readTransaction, type TransactionProblem } from './read-transaction';
import { lotItemOf } from './saved-holding';

export type LotTyped = { boughtOn: string; quantity: string; cost: string };
export type LotProblem = Exclude<
  TransactionProblem,
  'unknown-type' | 'not-for-deposit' | 'bonus-amount' | 'long-account'
>;
export type LotProblems = Partial<Record<keyof LotTyped, LotProblem>>;

/** One purchase from what was typed, or the problem of each field; not for deposits. @param today in India. */
export function readLot(
  { boughtOn, quantity, cost }: LotTyped,
  today: IsoDate,
): Result<{ boughtOn: IsoDate; quantity: number; costRupees: number }, LotProblems> {
  const typed = { type: 'buy', on: boughtOn, quantity, rupees: cost, account: '' };
  const read = readTransaction(typed, undefined, today);
  if (!read.ok) {
    const {
      on,
      quantity: ofQuantity,
      rupees,
    } = read.problem as Partial<Record<string, LotProblem>>;
    const found = { boughtOn: on, quantity: ofQuantity, cost: rupees };
    const problems = Object.entries(found).filter(([, problem]) => problem !== undefined);
    return failure(Object.fromEntries(problems));
  }
  const { on, rupees, quantity: bought } = read.value;
  return success({ boughtOn: on, quantity: bought, costRupees: rupees });
}

/**
 * The saved item of the purchase in a form, or the problems of its fields. For members and guests.
 * @param newId for the purchase. @param today in India.
 */
export function readLotForm(form: FormData, newId: string, today: IsoDate) {
  const typed = {
    boughtOn: shortTextOf(form, 'boughtOn'),
    quantity: shortTextOf(form, 'quantity'),
    cost: shortTextOf(form, 'cost'),
  };
  const refused = (problems: LotProblems) => ({
    ok: false as const,
    typed,
    state: { status: 'invalid' as const, typed, problems },
  });
  const read = readLot(typed, today);
  if (!read.ok) return refused(read.problem);
  const item = lotItemOf(instrumentOf(form), { ...read.value, id: newId });
  return item ? { ok: true as const, item, typed } : refused({});
}

/** The instrument that a form names in its hidden fields; not yet known to be one. */
export function instrumentOf(form: FormData) {
  return {
    assetClass: shortTextOf(form, 'assetClass'),
    instrumentId: shortTextOf(form, 'instrumentId'),
  };
}
