import { SourceError } from './source-error';

/** The calls that a provider's plan allows; failed attempts count too. */
export type CallBudget = {
  /** For essential feeds: refilled evenly over the day, at most `essentialAtOnce` at a time. */
  essentialPerDay: number;
  essentialAtOnce: number;
  /** For all other feeds together, in any 24 hours. */
  extraPerDay: number;
};

const dayMs = 86_400_000;

/** A refusal by this site, so the provider's circuit does not count it. */
export class BudgetSpentError extends SourceError {
  constructor() {
    super('limited', 'the calls are spent');
  }
}

/** What is left of a plan. */
export type BudgetState = {
  essentialLeft: number;
  countedAtMs: number;
  /** When the calls of the last 24 hours were made. */
  extraCalls: readonly number[];
};

/**
 * Counts attempts before they are made. @param state null before the first
 * @param wanted whether each is for an essential feed @returns which of them may be made
 */
export function spendCalls(
  { essentialPerDay, essentialAtOnce, extraPerDay }: CallBudget,
  state: BudgetState | null,
  wanted: readonly boolean[],
  nowMs: number,
): { granted: boolean[]; state: { extraCalls: number[] } & Omit<BudgetState, 'extraCalls'> } {
  const {
    essentialLeft,
    countedAtMs,
    extraCalls: before,
  } = state ?? {
    essentialLeft: essentialAtOnce,
    countedAtMs: nowMs,
    extraCalls: [],
  };
  const back = (Math.max(0, nowMs - countedAtMs) / dayMs) * essentialPerDay;
  let left = Math.min(essentialAtOnce, essentialLeft + back);
  const extraCalls = before.filter((at) => at > nowMs - dayMs);
  const granted = wanted.map((isEssential) => {
    if (isEssential ? left < 1 : extraCalls.length >= extraPerDay) return false;
    if (isEssential) left -= 1;
    else extraCalls.push(nowMs);
    return true;
  });
  return { granted, state: { essentialLeft: left, countedAtMs: nowMs, extraCalls } };
}

/** @returns counts an attempt in the memory of this instance. @throws BudgetSpentError when none is left for its kind. */
export function createCallBudget(plan: CallBudget, now: () => Date) {
  let state: BudgetState | null = null;
  return function spend(isEssential: boolean): void {
    const spent = spendCalls(plan, state, [isEssential], now().getTime());
    state = spent.state;
    if (!spent.granted[0]) throw new BudgetSpentError();
  };
}
