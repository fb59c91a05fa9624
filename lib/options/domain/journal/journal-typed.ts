import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { parseRupees } from '@/lib/money/parse';
import { isRupees, readEntry, type JournalClose, type JournalEntry } from './journal-entry';

/** A new entry as it is typed. */
export type EntryTyped = Record<
  'strategy' | 'openedOn' | 'entry' | 'why' | 'target' | 'stop' | 'maxLoss',
  string
>;

/** How a trade ended, as it is typed. */
export type CloseTyped = Record<
  'closedOn' | 'result' | 'charges' | 'followedPlan' | 'note',
  string
>;

export type JournalTypedProblem =
  | 'missing'
  | 'not-a-number'
  | 'not-above-zero'
  | 'below-zero'
  | 'no-date'
  | 'in-future'
  | 'before-opening';

type Problems<Typed> = Partial<Record<keyof Typed, JournalTypedProblem>>;

export type ReadTyped<Value, Typed> =
  | { ok: true; value: Value }
  | { ok: false; problems: Problems<Typed> };

/** An entry out of what was typed. Amounts of the plan may be left out. @param today in India. */
export function readTypedEntry(
  typed: EntryTyped,
  own: Pick<JournalEntry, 'id' | 'query' | 'spot'>,
  today: IsoDate,
): ReadTyped<JournalEntry, EntryTyped> {
  const problems: Problems<EntryTyped> = {};
  const strategy = typed.strategy.trim();
  if (strategy === '') problems.strategy = 'missing';
  const openedOn = dayOf(typed.openedOn, today);
  if ('problem' in openedOn) problems.openedOn = openedOn.problem;
  const amount = (field: 'target' | 'stop' | 'maxLoss') => {
    if (typed[field].trim() === '') return null;
    const read = parseRupees(typed[field]);
    if (!read.ok) problems[field] = read.problem;
    else if (!isRupees(read.value)) problems[field] = 'not-a-number';
    else if (read.value <= 0) problems[field] = 'not-above-zero';
    return read.ok ? read.value : null;
  };
  const entry = parseRupees(typed.entry);
  if (!entry.ok) problems.entry = entry.problem;
  const read = readEntry({
    ...own,
    strategy,
    openedOn: 'day' in openedOn ? openedOn.day : today,
    entryRupees: entry.ok ? entry.value : 0,
    why: typed.why.trim(),
    targetRupees: amount('target'),
    stopRupees: amount('stop'),
    maxLossRupees: amount('maxLoss'),
    close: null,
  });
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  // Larger than any amount can be.
  return read ? { ok: true, value: read } : { ok: false, problems: { entry: 'not-a-number' } };
}

/** How it ended, out of what was typed. Charges that are left out are none. */
export function readTypedClose(
  typed: CloseTyped,
  { openedOn }: Pick<JournalEntry, 'openedOn'>,
  today: IsoDate,
): ReadTyped<JournalClose, CloseTyped> {
  const problems: Problems<CloseTyped> = {};
  const closedOn = dayOf(typed.closedOn, today);
  if ('problem' in closedOn) problems.closedOn = closedOn.problem;
  else if (closedOn.day < openedOn) problems.closedOn = 'before-opening';
  const result = parseRupees(typed.result);
  if (!result.ok) problems.result = result.problem;
  else if (!isRupees(result.value)) problems.result = 'not-a-number';
  const charges = parseRupees(typed.charges.trim() === '' ? '0' : typed.charges);
  if (!charges.ok) problems.charges = charges.problem;
  else if (!isRupees(charges.value)) problems.charges = 'not-a-number';
  else if (charges.value < 0) problems.charges = 'below-zero';
  if (!['yes', 'no'].includes(typed.followedPlan)) problems.followedPlan = 'missing';
  if (Object.keys(problems).length > 0 || 'problem' in closedOn || !result.ok || !charges.ok) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    value: {
      closedOn: closedOn.day,
      resultRupees: result.value,
      chargesRupees: charges.value,
      followedPlan: typed.followedPlan === 'yes',
      note: typed.note.trim(),
    },
  };
}

function dayOf(
  text: string,
  today: IsoDate,
): { day: IsoDate } | { problem: 'missing' | 'no-date' | 'in-future' } {
  if (text === '') return { problem: 'missing' };
  if (!isIsoDate(text)) return { problem: 'no-date' };
  return text > today ? { problem: 'in-future' } : { day: text };
}
