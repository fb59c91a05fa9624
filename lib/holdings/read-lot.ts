import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { parseRupees } from '@/lib/money/parse';
import { shortTextOf } from '@/lib/form-text';
import type { AssetClass } from './holding';
import { lotItemOf } from './saved-holding';

export type LotTyped = { boughtOn: string; quantity: string; cost: string };
export type LotProblem =
  | 'missing'
  | 'not-a-number'
  | 'not-above-zero'
  | 'no-date'
  | 'in-future'
  | 'too-early'
  | 'too-large';
export type LotProblems = Partial<Record<keyof LotTyped, LotProblem>>;

/** A lakh crore: a larger quantity, cost or price is mistyped. */
export const maxAmount = 1e12;

/** An earlier year is mistyped: 0205 for 2025. A deposit of then would have grown for centuries. */
const earliestDay: IsoDate = '1950-01-01';

/**
 * A deposit is counted in rupees: its quantity is what was paid, also where "1" was typed for one deposit. Only of a gift,
 * which cost nothing, the quantity says how much it is.
 */
export function typedLotOf(assetClass: AssetClass | undefined, typed: LotTyped): LotTyped {
  if (assetClass !== 'deposit') return typed;
  const cost = parseRupees(typed.cost);
  const isGift = cost.ok && cost.value === 0;
  return isGift ? typed : { ...typed, quantity: typed.cost };
}

/** One purchase from what was typed, or what is wrong in which field. @param today in India. */
export function readLot(
  typed: LotTyped,
  today: IsoDate,
):
  | { ok: true; lot: { boughtOn: IsoDate; quantity: number; costRupees: number } }
  | { ok: false; problems: LotProblems } {
  const problems: LotProblems = {};
  const boughtOn = readIsoDate(typed.boughtOn.trim());
  if (!boughtOn) {
    problems.boughtOn = typed.boughtOn.trim() === '' ? 'missing' : 'no-date';
  } else if (boughtOn > today) problems.boughtOn = 'in-future';
  else if (boughtOn < earliestDay) problems.boughtOn = 'too-early';
  const amount = (field: 'quantity' | 'cost', isZeroAllowed: boolean) => {
    const read = parseRupees(typed[field]);
    if (!read.ok) problems[field] = read.problem;
    else if (read.value < 0 || (read.value === 0 && !isZeroAllowed)) {
      problems[field] = 'not-above-zero';
    } else if (read.value > maxAmount) problems[field] = 'too-large';
    return read.ok ? read.value : 0;
  };
  const quantity = amount('quantity', false);
  const costRupees = amount('cost', true);
  if (!boughtOn || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, lot: { boughtOn, quantity, costRupees } };
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
  if (!read.ok) return refused(read.problems);
  const item = lotItemOf(instrumentOf(form), { ...read.lot, id: newId });
  return item ? { ok: true as const, item, typed } : refused({});
}

/** The instrument that a form names in its hidden fields; not yet known to be one. */
export function instrumentOf(form: FormData) {
  return {
    assetClass: shortTextOf(form, 'assetClass'),
    instrumentId: shortTextOf(form, 'instrumentId'),
  };
}
