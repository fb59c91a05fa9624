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
import { createCallBudget, type PlanPart } from './call-budget';
import type { Provider } from './feed';
import { SourceError, asSourceError, longestPauseMs } from './source-error';

/** A retry waits this long plus a random part of the same length, so that instances do not retry at once. */
const secondTryAfterMs = 250;
/** The circuit opens after this many failures in a row (tests/security/README.md, J-04). */
const failuresUntilPause = 5;
const pauseMs = 30_000;
/** Without a Retry-After: a minute after the first refusal for too many requests, twice as long after each further one. */
const firstRateLimitPauseMs = 60_000;

type Kind = { kind: string; part: PlanPart };

type Shared = {
  /** Counts an attempt before it is made. @throws BudgetSpentError */
  spend: ((part: PlanPart) => Promise<void>) | null;
  /** Called with a kind of request, or null for the whole provider, that is to be left alone. */
  onPause: (kind: string | null, untilMs: number) => void;
};

/**
 * How one instance requests a provider. Each kind of request has its own timeout, retry and circuit breaker, so that
 * failures of one do not stop the others. Shared by all requests to the provider: the budget of calls,
 * a rate limit, and a circuit breaker for a host that cannot be reached at all.
 * @param shared what all instances count and hold together; without it this one is alone
 */
export function createRequestPolicy(provider: Provider, now: () => Date, shared?: Shared) {
  const spend =
    shared === undefined ? provider.budget && createCallBudget(provider.budget, now) : shared.spend;
  const policies = new Map<string, ReturnType<typeof createKindPolicy>>();
  const reachability = createCircuitBreaker(
    (error) => error instanceof SourceError && error.outage === 'unreachable',
  );
  const pauseAll = (kind: string | null, pause: number) =>
    shared?.onPause(kind, now().getTime() + pause);
  reachability.onBreak(() => pauseAll(null, pauseMs));
  let leaveAloneUntilMs = 0;
  let rateLimitsInARow = 0;

  function policyOf(kind: string) {
    const known = policies.get(kind);
    if (known) return known;
    const circuit = createCircuitBreaker(isTrouble);
    circuit.onBreak(() => pauseAll(kind, pauseMs));
    const policy = createKindPolicy(provider, reachability, circuit);
    policies.set(kind, policy);
    return policy;
  }

  function leaveAlone({ outage, retryAfterMs }: SourceError): void {
    const nowMs = now().getTime();
    // Requests that were under way together are refused together, and count once.
    if (outage === 'limited' && nowMs >= leaveAloneUntilMs) rateLimitsInARow += 1;
    // A Retry-After of 0, or one that a clock ahead has passed, is no answer to "how long".
    const pause =
      retryAfterMs ||
      (outage === 'limited'
        ? Math.min(firstRateLimitPauseMs * 2 ** Math.max(0, rateLimitsInARow - 1), longestPauseMs)
        : 0);
    leaveAloneUntilMs = Math.max(leaveAloneUntilMs, nowMs + pause);
    pauseAll(null, pause);
  }

  /** @throws SourceError without a valid answer. */
  return async function execute<Value>(
    { kind, part }: Kind,
    request: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    if (now().getTime() < leaveAloneUntilMs) throw new SourceError('limited', 'asked to wait');
    try {
      const value = await policyOf(kind).execute(async ({ signal }) => {
        await spend?.(part);
        return attempt(request, signal);
      });
      rateLimitsInARow = 0;
      return value;
    } catch (thrown) {
      throw translate(thrown);
    }
  };

  async function attempt<Value>(
    request: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ) {
    try {
      return await request(signal);
    } catch (thrown) {
      const error = asSourceError(thrown);
      if (error.outage === 'limited' || error.retryAfterMs) leaveAlone(error);
      throw error;
    }
  }
}

function createCircuitBreaker(counts: (error: Error) => boolean) {
  return circuitBreaker(handleWhen(counts), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresUntilPause),
  });
}

function createKindPolicy(
  { timeoutMs }: Provider,
  reachability: ReturnType<typeof createCircuitBreaker>,
  circuit: ReturnType<typeof createCircuitBreaker>,
) {
  return wrap(
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(
      handleWhen((error) => error instanceof SourceError && error.canPass && !error.retryAfterMs),
      {
        maxAttempts: 1,
        backoff: new DelegateBackoff(() => secondTryAfterMs * (1 + Math.random())),
      },
    ),
    reachability,
    circuit,
    // Again inside, so that the circuit counts a hang even when the request ignores the signal.
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
}

function translate(error: unknown): SourceError {
  if (error instanceof BrokenCircuitError) return new SourceError('paused', 'failed repeatedly');
  if (error instanceof Error && isCancelled(error)) {
    return new SourceError('timed-out', 'no whole answer in time');
  }
  return asSourceError(error);
}

function isTrouble(error: Error): boolean {
  return isCancelled(error) || (error instanceof SourceError && error.isProviderTrouble);
}

function isCancelled(error: Error): boolean {
  return error instanceof TaskCancelledError;
}
