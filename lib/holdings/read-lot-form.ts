import type { IsoDate } from '@/lib/calendar/iso-date';
import { shortTextOf } from '@/lib/form-text';
import type { SaveState } from './save-state';
import { readLot } from './read-lot';
import { lotItemOf } from './saved-holding';

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
  const refused = (problems: SaveState['problems']) => ({
    ok: false as const,
    typed,
    state: { status: 'invalid', typed, problems } satisfies SaveState,
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
