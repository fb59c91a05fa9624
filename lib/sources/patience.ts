import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  DelegateBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  circuitBreaker,
  handleWhen,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { BudgetSpentError, createCallBudget } from './call-budget';
import type { Provider } from './feed';
import { SourceError, asSourceError } from './source-error';

/** A second try waits this long, and up to as long again: many instances do not come back at once. */
const secondTryAfterMs = 250;
/** After this many failures in a row the provider is left alone for a while (security.md J-04). */
const failuresUntilPause = 5;
const pauseMs = 30_000;

/**
 * How one provider is asked: within its time, with one second try, not at all while it is broken or has asked
 * to be left alone, and within its budget of calls. Per instance.
 */
export function createPatience({ timeoutMs, budget }: Provider, now: () => Date) {
  const spend = budget && createCallBudget(budget, now);
  const isTheirs = (error: Error) =>
    (error instanceof SourceError && !(error instanceof BudgetSpentError)) || isCancelled(error);
  const patience = wrap(
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(
      handleWhen((error) => error instanceof SourceError && error.canPass && !error.retryAfterMs),
      {
        maxAttempts: 1,
        backoff: new DelegateBackoff(() => secondTryAfterMs * (1 + Math.random())),
      },
    ),
    circuitBreaker(handleWhen(isTheirs), {
      halfOpenAfter: pauseMs,
      breaker: new ConsecutiveBreaker(failuresUntilPause),
    }),
    // Again inside, so that the circuit counts a hang even when the question ignores the signal.
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  let leaveAloneUntilMs = 0;

  return async function ask<Value>(
    isEssential: boolean,
    question: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    if (now().getTime() < leaveAloneUntilMs) throw new SourceError('limited', 'asked to wait');
    try {
      return await patience.execute(({ signal }) => {
        spend?.(isEssential);
        return question(signal);
      });
    } catch (thrown) {
      const error = translate(thrown);
      if (error.retryAfterMs) leaveAloneUntilMs = now().getTime() + error.retryAfterMs;
      throw error;
    }
  };
}

function translate(error: unknown): SourceError {
  if (error instanceof BrokenCircuitError) return new SourceError('paused', 'failed repeatedly');
  if (error instanceof Error && isCancelled(error)) {
    return new SourceError('timed-out', 'no whole answer in time');
  }
  return asSourceError(error);
}

function isCancelled(error: Error): boolean {
  return error instanceof TaskCancelledError;
}
