import { failure, success, type Result } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { fieldsOf, isRecord } from '@/lib/fields-of';
import { parseRupees } from '@/lib/money/parse';
import { isUuid } from '@/lib/text/uuid';

/** How a trade on paper ended. */
export type JournalClose = {
  closedOn: IsoDate;
  /** Before charges; a loss is negative. */
  resultRupees: number;
  chargesRupees: number;
  /** By the judgement of the trader. */
  followedPlan: boolean;
  /** What was learnt; may be empty. */
  note: string;
};

/** A paper trade: the plan, its entry costs and, once it is closed, the result. */
export type JournalEntry = {
  /** A UUID, created before the first attempt to save. */
  id: string;
  strategy: string;
  /** The query of `strategyPath`: the market and the legs; null where the entry has none. */
  query: string | null;
  openedOn: IsoDate;
  spot: number | null;
  /** Premiums and the price of shares, for all legs: received is positive, paid negative. */
  entryRupees: number;
  why: string;
  /** The profit at which to close, the loss at which to close, and the most that can be lost; all as amounts above 0. */
  targetRupees: number | null;
  stopRupees: number | null;
  maxLossRupees: number | null;
  close: JournalClose | null;
};

export const journalLimits = {
  /** For guests: of all entries together as JSON. */
  characters: 500_000,
  entries: 200,
  strategy: 80,
  query: 1500,
  note: 1000,
} as const;

/** A lakh crore: larger amounts are typing mistakes. */
const maxRupees = 1e12;

/**
 * Validates a whole journal entry, null for anything else. The one check for the browser's storage, for requests and
 * for the database.
 */
export function readEntry(data: unknown): JournalEntry | null {
  if (!isRecord(data)) return null;
  const { id, strategy, query, openedOn, spot, entryRupees, why, close } = data;
  const amounts = [data.targetRupees, data.stopRupees, data.maxLossRupees].map(amountOf);
  const [targetRupees, stopRupees, maxLossRupees] = amounts;
  if (targetRupees === undefined || stopRupees === undefined || maxLossRupees === undefined) {
    return null;
  }
  const readSpot = amountOf(spot);
  const readClosed = closeOf(close);
  if (!isUuid(id) || !isText(strategy, journalLimits.strategy) || strategy === '') return null;
  if (query !== null && !isText(query, journalLimits.query)) return null;
  if (!isIsoDate(openedOn) || readSpot === undefined || !isRupees(entryRupees)) return null;
  if (!isText(why, journalLimits.note) || readClosed === undefined) return null;
  if (readClosed && readClosed.closedOn < openedOn) return null;
  return {
    id,
    strategy,
    query,
    openedOn,
    spot: readSpot,
    entryRupees,
    why,
    targetRupees,
    stopRupees,
    maxLossRupees,
    close: readClosed,
  };
}

function closeOf(data: unknown): JournalClose | null | undefined {
  if (data === null) return null;
  if (!isRecord(data)) return undefined;
  const { closedOn, resultRupees, chargesRupees, followedPlan, note } = data;
  const isClose =
    isIsoDate(closedOn) &&
    isRupees(resultRupees) &&
    isRupees(chargesRupees) &&
    chargesRupees >= 0 &&
    typeof followedPlan === 'boolean' &&
    isText(note, journalLimits.note);
  return isClose ? { closedOn, resultRupees, chargesRupees, followedPlan, note } : undefined;
}

/** Null where it is not known; undefined where the text is not an amount above 0. */
function amountOf(value: unknown): number | null | undefined {
  if (value === null) return null;
  return isRupees(value) && value > 0 ? value : undefined;
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max;
}

/** Whether an amount is one that a journal accepts. */
function isRupees(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= maxRupees;
}

const version = 1;

/** The stored form; `entries` also holds those that this release cannot read. */
export type JournalCopy = { version: number; entries: readonly unknown[] };

export type ReadCopy = {
  entries: readonly JournalEntry[];
  /** Unreadable items of the copy, unchanged: they are written back, so that no data are lost. */
  unread: readonly unknown[];
  /** Whether the whole text is unreadable; then it must not be overwritten without consent. */
  isWholeUnread: boolean;
};

/** A guest's journal as the browser stores it; null where it has grown too large. */
export function copyOf(
  entries: readonly JournalEntry[],
  unread: readonly unknown[] = [],
): JournalCopy | null {
  const copy = { version, entries: [...entries, ...unread] };
  const isTooMuch =
    JSON.stringify(copy).length > journalLimits.characters ||
    entries.length > journalLimits.entries;
  return isTooMuch ? null : copy;
}

/** Reads a stored journal. */
export function readCopy(stored: unknown): ReadCopy {
  const copy = fieldsOf(stored);
  if (copy.version !== version || !Array.isArray(copy.entries)) {
    return { entries: [], unread: [], isWholeUnread: true };
  }
  const read = copy.entries.map((data: unknown) => ({ data, entry: readEntry(data) }));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unread: read.filter(({ entry }) => entry === null).map(({ data }) => data),
    isWholeUnread: false,
  };
}

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

export type ReadTyped<Value, Typed> = Result<Value, Problems<Typed>>;

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
  if (Object.keys(problems).length > 0) return failure(problems);
  // Larger than any amount can be.
  return read ? success(read) : failure({ entry: 'not-a-number' });
}

/** How it ended, from what was typed. Charges that are left out are zero. */
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
    return failure(problems);
  }
  return success({
    closedOn: closedOn.day,
    resultRupees: result.value,
    chargesRupees: charges.value,
    followedPlan: typed.followedPlan === 'yes',
    note: typed.note.trim(),
  });
}

function dayOf(
  text: string,
  today: IsoDate,
): { day: IsoDate } | { problem: 'missing' | 'no-date' | 'in-future' } {
  if (text === '') return { problem: 'missing' };
  if (!isIsoDate(text)) return { problem: 'no-date' };
  return text > today ? { problem: 'in-future' } : { day: text };
}
