import { z } from 'zod';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { daysBetween } from '@/lib/calendar/day-count';
import { monthOf } from '@/lib/calendar/date-parts';
import { firstOfMonth, lastOfMonth, shiftMonths } from '@/lib/calendar/months';

/** SEBI's risk-o-meter, from the lowest level on. */
export const riskLevels = [
  'low',
  'low-to-moderate',
  'moderate',
  'moderately-high',
  'high',
  'very-high',
] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const benchmarkPeriods = [12, 36, 60, 120] as const;

const percent = z.number().nullable();
const risk = z.enum(riskLevels).nullable();

/** AMFI's facts about a scheme besides NAVs, each from its own file. Unknown is null. */
export const factSchemas = {
  master: z.object({
    launchDate: isoDateSchema.nullable(),
    /** The smallest first purchase. */
    minimumRupees: z.number().positive().nullable(),
  }),
  averageAum: z.object({
    /** The average of a quarter, of all plans and options of the fund together. */
    crore: z.number().positive(),
  }),
  /** The total expense ratio of a plan, in percent a year of the assets; already deducted from the NAV. */
  ter: z.object({
    percent: z.number().positive(),
    date: isoDateSchema,
    /** Base expense ratio (BER); null where the file does not divide the total. */
    basePercent: percent,
    brokeragePercent: percent,
    transactionPercent: percent,
    /** Statutory levies, GST included. */
    leviesPercent: percent,
  }),
  performance: z.object({
    /** The scheme's own benchmark: 'NIFTY 100 TRI'. */
    benchmark: z.string().nullable(),
    schemeRisk: risk,
    benchmarkRisk: risk,
    /** For each of `benchmarkPeriods`, in percent; per year beyond one year. */
    benchmarkReturns: z.array(percent).length(benchmarkPeriods.length).readonly(),
  }),
};

export const factSources = ['master', 'averageAum', 'ter', 'performance'] as const;
export type FactSource = (typeof factSources)[number];

export type FactsBySource = {
  [Source in FactSource]: z.infer<(typeof factSchemas)[Source]>;
};
export type MasterFacts = FactsBySource['master'];
export type AverageAum = FactsBySource['averageAum'];
export type Ter = FactsBySource['ter'];
export type PerformanceFacts = FactsBySource['performance'];

/** The facts of one source by the code of the scheme. */
export type FactSection<Facts> = {
  /** The day that the source dates them by. For average assets the last day of the quarter. */
  asOf: IsoDate;
  /** When they were received: an ISO instant. */
  fetchedAt: string;
  byCode: ReadonlyMap<number, Facts>;
};

/** What the job stored; null for a source that never answered. */
export type StoredFacts = {
  readonly [Source in FactSource]: FactSection<FactsBySource[Source]> | null;
};

/** A value for each source. */
export function bySource<Value>(of: (source: FactSource) => Value): Record<FactSource, Value> {
  return Object.fromEntries(factSources.map((source) => [source, of(source)])) as Record<
    FactSource,
    Value
  >;
}

export const noStoredFacts: StoredFacts = bySource(() => null);

/** A fact with the day that its source dates it by. */
type DatedFacts<Facts> = Facts & { asOf: IsoDate };

/** The facts of one scheme; null where its source does not have it. */
export type SchemeFacts = {
  readonly [Source in FactSource]: DatedFacts<FactsBySource[Source]> | null;
};

/** @param code of AMFI. */
export function factsOfScheme(stored: StoredFacts, code: number): SchemeFacts {
  return {
    master: datedFact(stored.master, code),
    averageAum: datedFact(stored.averageAum, code),
    ter: datedFact(stored.ter, code),
    performance: datedFact(stored.performance, code),
  };
}

function datedFact<Facts>(
  section: FactSection<Facts> | null,
  code: number,
): DatedFacts<Facts> | null {
  const facts = section?.byCode.get(code);
  return section && facts ? { ...facts, asOf: section.asOf } : null;
}

type Received = Pick<FactSection<unknown>, 'asOf' | 'fetchedAt'>;

/** A quarter's average assets are published in its first weeks after it. */
const daysAfterQuarter = 10;

/** How long the facts of a source are used before it is asked again. */
const daysBetweenRequests: Readonly<Record<FactSource, number>> = {
  master: 7,
  averageAum: 7,
  ter: 28,
  performance: 28,
};

/** Whether a source is to be asked again. One that failed is: what is stored then is still its last good answer. */
export function isDue(source: FactSource, received: Received | null, now: Date): boolean {
  if (!received) return true;
  const today = dateInIndia(now);
  const days = daysBetween(dateInIndia(new Date(received.fetchedAt)), today);
  if (days < daysBetweenRequests[source]) return false;
  return source !== 'averageAum' || newestQuarterEnd(today) > received.asOf;
}

/** The last day of the newest quarter whose average assets can be expected. */
function newestQuarterEnd(today: IsoDate): IsoDate {
  const month = monthOf(today);
  const end = lastOfMonth(shiftMonths(firstOfMonth(today), -(((month - 1) % 3) + 1)));
  return daysBetween(end, today) >= daysAfterQuarter
    ? end
    : lastOfMonth(shiftMonths(firstOfMonth(end), -3));
}

/** Facts of much fewer schemes than before are a piece of an answer. */
const minShareOfKnown = 0.8;
/** A list that has been smaller for so long is complete. */
const trustDays = 60;

/** Whether an answer must be incomplete: it is empty, or much smaller than a known one that is not old yet. */
export function isPiece(
  next: ReadonlyMap<number, unknown>,
  known: FactSection<unknown> | null,
  now: Date,
): boolean {
  if (!known) return next.size === 0;
  const days = daysBetween(dateInIndia(new Date(known.fetchedAt)), dateInIndia(now));
  return next.size === 0 || (days < trustDays && next.size < known.byCode.size * minShareOfKnown);
}
