import type { Outage } from './sourced';

/** One failed question to a provider. The message names the kind of failure, never a header or a key. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    readonly outage: Outage,
    detail: string,
    /** How long the provider asked to be left alone; null when it did not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${outage}: ${detail}`);
  }

  /** Worth a second try at once: the network or the server stumbled. A wrong answer would come again. */
  get canPass(): boolean {
    return this.outage === 'unreachable' || this.outage === 'refused';
  }
}

export function asSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  return new SourceError('unreachable', error instanceof Error ? error.name : 'unknown failure');
}
