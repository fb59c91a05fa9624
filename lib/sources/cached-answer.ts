import { isBelievableTime } from './read-rows';
import type { Feed, Reading } from './feed';
import { isMostlyRefused, type ReadReport } from './read-report';
import { SourceError } from './source-error';

/** A parsed answer; `data` is null where the provider says that it has no such thing. */
export type Cached<T> = {
  data: T | null;
  asOf: string;
  fetchedAt: string;
  /** How well it could be read; null where its reader makes no report. */
  report: ReadReport | null;
  /** Since when the format differs from the known one; left out where it does not. */
  formatSince?: string | null;
};

const suspicionMs = 3 * 86_400_000;

/** @throws SourceError for what the feed's schema refuses and for figures of the future. */
export function readCached<T>(
  feed: Feed<T>,
  body: string,
  fetchedAt: string,
  now: Date,
): Cached<T> {
  return checkReading(() => feed.read(body, now), fetchedAt, now);
}

/** @throws SourceError as `readCached` */
export function checkReading<T>(read: () => Reading<T>, fetchedAt: string, now: Date): Cached<T> {
  const { data, asOf, report = null } = readStrictly(read);
  if (report && isMostlyRefused(report)) {
    throw new SourceError(
      'malformed',
      `${report.refusedRows} of ${report.rows} rows refused: ${report.firstReasons[0] ?? ''}`,
      { report },
    );
  }
  if (asOf && !isBelievableTime(Date.parse(asOf), now)) {
    throw new SourceError('malformed', 'figures of the future');
  }
  return { data, asOf: asOf ?? fetchedAt, fetchedAt, report };
}

/** @throws SourceError for whatever a reader throws */
export function readStrictly<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('malformed', error instanceof Error ? error.message : 'unreadable');
  }
}

/**
 * Whether an answer is worse than the known one: much smaller, incomplete, or dated earlier. An answer that stays so for
 * days is accepted.
 */
export function isStepBack<T>(
  feed: Feed<T>,
  next: Cached<T>,
  known: Cached<T>,
  now: Date,
): boolean {
  if (known.data === null) return false;
  const isRecent = now.getTime() - Date.parse(known.fetchedAt) < suspicionMs;
  // A provider that suddenly has no data for a known address has moved it.
  if (next.data === null) return isRecent;
  const isOlder = Date.parse(known.asOf) - Date.parse(next.asOf) > suspicionMs;
  return isRecent && (isOlder || (feed.isFragment?.(next.data, known.data) ?? false));
}

/** A time so far in the future that a clock must have been wrong is not fresh. */
export function isFresh<T>(
  { fetchedAt }: Pick<Cached<T>, 'fetchedAt'>,
  { freshForSeconds }: Pick<Feed<T>, 'freshForSeconds'>,
  now: Date,
): boolean {
  return Math.abs(now.getTime() - Date.parse(fetchedAt)) < freshForSeconds * 1000;
}
