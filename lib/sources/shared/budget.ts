import { instancesOnABusyDay } from '@/lib/instances';
import {
  BudgetSpentError,
  createCallBudget,
  spendCalls,
  type CallBudget,
} from '@/lib/sources/call-budget';
import { RecordsBusyError, type SharedRecords } from './records';

/** Calls that one write counts: for each whether it is essential, and whether it may be made. */
type Batch = { wanted: boolean[]; granted: Promise<readonly boolean[]> };

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
    const wanted: boolean[] = [];
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
  return async function spend(isEssential: boolean): Promise<void> {
    batch ??= begin();
    const { wanted, granted } = batch;
    const place = wanted.push(isEssential) - 1;
    const isGranted = await granted.then(
      (places) => places[place],
      (error: unknown) => {
        if (error instanceof RecordsBusyError) return false;
        spendAlone(isEssential);
        return true;
      },
    );
    // It joined after the record was written, so that the next write counts it.
    if (isGranted === undefined) return spend(isEssential);
    if (!isGranted) throw new BudgetSpentError();
  };
}

function partOf({ essentialPerDay, essentialAtOnce, extraPerDay }: CallBudget): CallBudget {
  return {
    essentialPerDay: essentialPerDay / instancesOnABusyDay,
    essentialAtOnce: Math.max(1, Math.floor(essentialAtOnce / instancesOnABusyDay)),
    extraPerDay: Math.floor(extraPerDay / instancesOnABusyDay),
  };
}
