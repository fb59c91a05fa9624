import { dayMs } from '@/lib/calendar/day-count';
import { instancesOnABusyDay } from '@/lib/limits/limit-kind';
import { SourceError } from './source-error';
import { RecordsBusyError, type SharedRecords } from './shared-records';

/** The calls that a provider's plan allows; failed attempts count too. */
export type CallBudget = {
  /** For essential feeds: refilled evenly over the day, at most `essentialAtOnce` at a time. */
  essentialPerDay: number;
  essentialAtOnce: number;
  /** For the other lists together, in any 24 hours. */
  listsPerDay: number;
  /** For single things, such as the history of a coin, in any 24 hours: visitors choose how many they open. */
  itemsPerDay: number;
};

/** Calls of one part are never spent by another. */
export type PlanPart = 'essential' | 'lists' | 'items';

/** A refusal by this site, so the provider's circuit does not count it. */
class BudgetSpentError extends SourceError {
  constructor() {
    super('limited', 'the calls are spent');
  }
}

/** What is left of a plan. */
type BudgetState = {
  essentialLeft: number;
  countedAtMs: number;
  /** When the calls of the last 24 hours were made. */
  listCalls: readonly number[];
  itemCalls: readonly number[];
};

/**
 * Counts attempts before they are made.
 * @param state null before the first
 * @param wanted the part of the plan of each attempt
 * @returns for each attempt, whether it may be made, and what is left of the plan
 */
function spendCalls(
  { essentialPerDay, essentialAtOnce, listsPerDay, itemsPerDay }: CallBudget,
  state: BudgetState | null,
  wanted: readonly PlanPart[],
  nowMs: number,
) {
  const before = state ?? {
    essentialLeft: essentialAtOnce,
    countedAtMs: nowMs,
    listCalls: [],
    itemCalls: [],
  };
  const back = (Math.max(0, nowMs - before.countedAtMs) / dayMs) * essentialPerDay;
  let left = Math.min(essentialAtOnce, before.essentialLeft + back);
  const ofLastDay = (calls: readonly number[]) => calls.filter((at) => at > nowMs - dayMs);
  const listCalls = ofLastDay(before.listCalls);
  const itemCalls = ofLastDay(before.itemCalls);
  const granted = wanted.map((part) => {
    if (part === 'essential') {
      if (left < 1) return false;
      left -= 1;
      return true;
    }
    const [calls, perDay] = part === 'lists' ? [listCalls, listsPerDay] : [itemCalls, itemsPerDay];
    if (calls.length >= perDay) return false;
    calls.push(nowMs);
    return true;
  });
  return { granted, state: { essentialLeft: left, countedAtMs: nowMs, listCalls, itemCalls } };
}

/**
 * @returns a function that counts an attempt in the memory of this instance, and throws BudgetSpentError when none is left
 * for its part
 */
export function createCallBudget(plan: CallBudget, now: () => Date) {
  let state: BudgetState | null = null;
  return function spend(part: PlanPart): void {
    const spent = spendCalls(plan, state, [part], now().getTime());
    state = spent.state;
    if (!spent.granted[0]) throw new BudgetSpentError();
  };
}

/** Calls that are counted in one write: the part of the plan of each, and whether each may be made. */
type Batch = { wanted: PlanPart[]; granted: Promise<readonly boolean[]> };

/**
 * A plan that all instances spend together, counted in the record of its provider before each call. Calls that arrive
 * while the record may not be written yet join the batch that waits for it. Where the records cannot be reached, each
 * instance has its part of the plan.
 */
export function createSharedBudget(
  providerId: string,
  plan: CallBudget,
  { records, now }: { records: SharedRecords; now: () => Date },
) {
  const spendAlone = createCallBudget(partOf(plan), now);
  let batch: Batch | null = null;

  function begin(): Batch {
    const wanted: PlanPart[] = [];
    const granted = records
      .change([providerId], (known) => {
        // Runs again after each wait, and then counts the calls that have arrived meanwhile too.
        const state = known(providerId)?.budget ?? null;
        const spent = spendCalls(plan, state, wanted, now().getTime());
        const changes = new Map([[providerId, { budget: spent.state }]]);
        const isChanged = spent.granted.includes(true);
        return { answer: spent.granted, ...(isChanged ? { changes } : {}) };
      })
      .finally(() => {
        if (batch?.wanted === wanted) batch = null;
      });
    return { wanted, granted };
  }

  /** @throws BudgetSpentError where no call is left */
  return async function spend(part: PlanPart): Promise<void> {
    batch ??= begin();
    const { wanted, granted } = batch;
    const place = wanted.push(part) - 1;
    const isGranted = await granted.then(
      (places) => places[place],
      (error: unknown) => {
        if (error instanceof RecordsBusyError) return false;
        spendAlone(part);
        return true;
      },
    );
    // It joined after the record was written, so that the next write counts it.
    if (isGranted === undefined) return spend(part);
    if (!isGranted) throw new BudgetSpentError();
  };
}

function partOf({
  essentialPerDay,
  essentialAtOnce,
  listsPerDay,
  itemsPerDay,
}: CallBudget): CallBudget {
  return {
    essentialPerDay: essentialPerDay / instancesOnABusyDay,
    essentialAtOnce: Math.max(1, Math.floor(essentialAtOnce / instancesOnABusyDay)),
    listsPerDay: Math.floor(listsPerDay / instancesOnABusyDay),
    itemsPerDay: Math.floor(itemsPerDay / instancesOnABusyDay),
  };
}
