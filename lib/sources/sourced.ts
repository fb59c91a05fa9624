import type { Result } from '@/lib/result';

/**
 * `live`: as fresh as its source's rhythm promises; `stale`: older than that, or the last good answer of a source
 * that does not answer now; `sample`: sample data under fictional names (DATA_MODE=sample).
 */
export type DataStatus = 'live' | 'stale' | 'sample';

/** The provider of the figures, as the page credits it. */
export type Credit = {
  name: string;
  /** null for sample data. */
  url: string | null;
  /** The attribution that the provider's terms require; null without one. */
  attribution: string | null;
};

/** The credit of sample data: generated figures never carry the name of a real provider. */
export const sampleCredit: Credit = { name: 'Sample data', url: null, attribution: null };

/** Where figures come from, and how old they are. */
export type DataOrigin = {
  source: Credit;
  /** As of when: an ISO instant, or a day where the source dates by day. */
  asOf: string;
  /** When this site received them: an ISO instant. */
  fetchedAt: string;
  status: DataStatus;
  /** How many rows of the answer could not be read; left out where all could. */
  unread?: UnreadRows;
  /** The format of the provider changed; left out where it did not. */
  isFormatChanged?: true;
};

/** Figures of a provider with their origin. */
export type Sourced<T> = DataOrigin & { data: T };

/** How many of how many rows were left out of the figures. */
type UnreadRows = { refusedRows: number; rows: number };

/**
 * Why a source returned no figures. `failed`: an error of its server; `refused`: access denied; `limited`: too many requests;
 * `paused`: it failed repeatedly, and its circuit is open; `switched-off`: the operator has turned the source off.
 */
export type Outage =
  | 'unreachable'
  | 'timed-out'
  | 'failed'
  | 'refused'
  | 'limited'
  | 'malformed'
  | 'too-large'
  | 'paused'
  | 'switched-off';

/** `not-found` is an answer, not an outage: the provider has no such coin or scheme. */
export type SourceProblem = Outage | 'not-found';

export type Loaded<T> = Result<Sourced<T>, SourceProblem>;

/** Among figures shown together, the one whose source a page must show: an outdated one, else the first. */
export function leastCurrent<One extends { status: DataStatus }>(
  all: readonly One[],
): One | undefined {
  return all.find(({ status }) => status === 'stale') ?? all[0];
}

type Age = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number };

/** The age of figures in the largest unit of which it is at least two: 119 minutes, 2 hours, 47 hours, 2 days. */
export function ageOf(seconds: number): Age {
  const whole = Math.max(0, seconds);
  if (whole < 120) return { unit: 'seconds', count: Math.floor(whole) };
  if (whole < 7_200) return { unit: 'minutes', count: Math.floor(whole / 60) };
  if (whole < 172_800) return { unit: 'hours', count: Math.floor(whole / 3_600) };
  return { unit: 'days', count: Math.floor(whole / 86_400) };
}

/** When a day ends in India, behind the day of a source that dates by day. */
export const endOfDay = 'T18:30:00.000Z';

/** How old figures are: since the time that they speak of, or since they were received where that is longer ago. */
export function figuresAgeSeconds(
  { asOf, fetchedAt }: Pick<Sourced<unknown>, 'asOf' | 'fetchedAt'>,
  nowMs: number,
): number {
  const asOfMs = Date.parse(asOf.length === 'YYYY-MM-DD'.length ? asOf + endOfDay : asOf);
  return (nowMs - Math.min(asOfMs, Date.parse(fetchedAt))) / 1000;
}

/**
 * The attribute of a notice that a source does not answer, or of figures older than they should be. A page that holds one is
 * stored for a moment only.
 */
export const outageMark = { 'data-outage': '' } as const;
