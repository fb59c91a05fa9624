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

/** @returns counts an attempt before it is made. @throws BudgetSpentError when none is left for its kind. */
export function createCallBudget(
  { essentialPerDay, essentialAtOnce, extraPerDay }: CallBudget,
  now: () => Date,
) {
  let essentialLeft = essentialAtOnce;
  let countedAtMs = now().getTime();
  let extraCalls: number[] = [];

  return function spend(isEssential: boolean): void {
    const nowMs = now().getTime();
    if (isEssential) {
      const back = (Math.max(0, nowMs - countedAtMs) / dayMs) * essentialPerDay;
      essentialLeft = Math.min(essentialAtOnce, essentialLeft + back);
      countedAtMs = nowMs;
      if (essentialLeft < 1) throw new BudgetSpentError();
      essentialLeft -= 1;
      return;
    }
    extraCalls = extraCalls.filter((at) => at > nowMs - dayMs);
    if (extraCalls.length >= extraPerDay) throw new BudgetSpentError();
    extraCalls.push(nowMs);
  };
}

/** The maximum number of calls of one instance in a month of 31 days, whatever visitors do. */
export function mostCallsAMonth({ essentialPerDay, essentialAtOnce, extraPerDay }: CallBudget) {
  return essentialAtOnce + 31 * (essentialPerDay + extraPerDay);
}
