import { hourMs } from '@/lib/calendar/day-count';
import { errorName } from '@/lib/errors';
import type { ReadReport } from './read-report';
import type { Outage } from './sourced';

/**
 * The scope of a refusal: every request of its kind (a plan that does not include it, an address that is blocked), or
 * only the one request.
 */
type RefusalScope = 'kind' | 'request';

type ErrorDetails = {
  /** The Retry-After of the provider; null without one. */
  retryAfterMs?: number | null;
  /** For a refusal that a retry would meet again; null for a temporary failure. */
  refusalScope?: RefusalScope | null;
  /** The report on an answer of which too much was refused. */
  report?: ReadReport | null;
};

/** A provider is left alone for no longer, whatever its Retry-After says. */
export const longestPauseMs = hourMs;

/** One failed request to a provider. The message names the kind of failure, never a header or a key. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly retryAfterMs: number | null;
  readonly refusalScope: RefusalScope | null;
  readonly report: ReadReport | null;

  constructor(
    readonly outage: Outage,
    detail: string,
    { retryAfterMs = null, refusalScope = null, report = null }: ErrorDetails = {},
  ) {
    super(`${outage}: ${detail}`);
    this.retryAfterMs = retryAfterMs;
    this.refusalScope = refusalScope;
    this.report = report;
  }

  /** Whether a retry may help: a failure of the network or the server, not a wrong answer. */
  get canPass(): boolean {
    return this.outage === 'unreachable' || this.outage === 'failed';
  }

  /** Whether the provider has a failure. Refusals and rate limits are answers of a healthy provider. */
  get isProviderTrouble(): boolean {
    return this.refusalScope === null && this.outage !== 'limited';
  }
}

export function asSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  return new SourceError('unreachable', errorName(error));
}
