import { z } from 'zod';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { compareTexts } from '@/lib/text/compare-texts';

const day = isoDateSchema.nullable();
const id = z.int().positive();
/** In the fund house's own words; null where the document says nothing. */
const words = z.string().nullable();

/** A document of AMFI's site: one for each scheme, with the ISINs of all its plans and options. */
const summarySchema = z.object({
  /** AMFI's number of the scheme, which no other file has. */
  id,
  house: id,
  /** The day on which it was asked for last; null before. */
  askedOn: day,
  /** The day on which it was read last; null for a document that is not there, or not readable. */
  readOn: day,
  isins: z.array(z.string()).readonly(),
  exitLoad: words,
  minimumSip: words,
});

/** What the job knows: the fund houses, and the documents of their schemes. */
export const storedSummariesSchema = z.object({
  housesListedOn: day,
  houses: z.array(z.object({ id, listedOn: day })).readonly(),
  summaries: z.array(summarySchema).readonly(),
});

export type StoredSummaries = z.infer<typeof storedSummariesSchema>;
type SchemeSummary = z.infer<typeof summarySchema>;
export type SummaryFacts = Pick<SchemeSummary, 'exitLoad' | 'minimumSip'>;

export const noStoredSummaries: StoredSummaries = {
  housesListedOn: null,
  houses: [],
  summaries: [],
};

/** What the job asks for next. */
export type SummaryTask =
  | { kind: 'houses' }
  | { kind: 'house'; house: number }
  | { kind: 'summary'; id: number };

const daysBetweenLists = 30;
const daysBetweenReadings = 60;

/** All that is due, in its order: the houses, then their schemes, then the documents, those asked for longest ago first. */
export function dueSummaryTasks(
  { housesListedOn, houses, summaries }: StoredSummaries,
  today: IsoDate,
): SummaryTask[] {
  const isDue = (day: IsoDate | null, days: number) =>
    day === null || daysBetween(day, today) >= days;
  return [
    ...(isDue(housesListedOn, daysBetweenLists) ? [{ kind: 'houses' } as const] : []),
    ...houses
      .filter(({ listedOn }) => isDue(listedOn, daysBetweenLists))
      .map(({ id }) => ({ kind: 'house', house: id }) as const),
    ...summaries
      .filter(({ askedOn }) => isDue(askedOn, daysBetweenReadings))
      .sort((one, other) => compareTexts(one.askedOn ?? '', other.askedOn ?? ''))
      .map(({ id }) => ({ kind: 'summary', id }) as const),
  ];
}

/** A house's list or a document that was asked for in vain counts as asked: it is asked for when it is due again. */
export function withoutAnswer(
  known: StoredSummaries,
  task: SummaryTask,
  today: IsoDate,
): StoredSummaries {
  if (task.kind === 'house') return withSchemesOf(known, task.house, null, today);
  return task.kind === 'summary' ? withSummary(known, task.id, null, today) : known;
}

/** So few may be gone at once. */
const fewGone = 5;

/** Whether a list must be a piece: it lacks more than a few of the known numbers, and more than half of them. */
function isPiece(ids: readonly number[], known: readonly number[]): boolean {
  const listed = new Set(ids);
  const gone = known.filter((id) => !listed.has(id)).length;
  return gone > fewGone && gone > known.length / 2;
}

/**
 * @param ids the numbers of AMFI's houses; what is known of a house that is still there stays.
 * @returns null for a piece of the list: with the other houses their documents would be lost
 */
export function withHouses(
  known: StoredSummaries,
  ids: readonly number[],
  today: IsoDate,
): StoredSummaries | null {
  const before = known.houses.map(({ id }) => id);
  if (isPiece(ids, before)) return null;
  const listedOn = new Map(known.houses.map((house) => [house.id, house.listedOn]));
  return {
    housesListedOn: today,
    houses: ids.map((id) => ({ id, listedOn: listedOn.get(id) ?? null })),
    summaries: known.summaries.filter(({ house }) => ids.includes(house)),
  };
}

/**
 * @param ids the numbers of the house's schemes; null where its list could not be read. Then, and for a piece of the list,
 * its documents stay, and the list is asked for a month later.
 */
export function withSchemesOf(
  known: StoredSummaries,
  house: number,
  ids: readonly number[] | null,
  today: IsoDate,
): StoredSummaries {
  const byId = new Map(known.summaries.map((summary) => [summary.id, summary]));
  const before = known.summaries.flatMap((summary) => (summary.house === house ? summary.id : []));
  const own =
    ids && !isPiece(ids, before) ? ids.map((id) => byId.get(id) ?? unread(id, house)) : null;
  return {
    ...known,
    houses: known.houses.map((each) => (each.id === house ? { ...each, listedOn: today } : each)),
    summaries: own
      ? [...known.summaries.filter((summary) => summary.house !== house), ...own]
      : known.summaries,
  };
}

function unread(id: number, house: number): SchemeSummary {
  return {
    id,
    house,
    askedOn: null,
    readOn: null,
    isins: [],
    exitLoad: null,
    minimumSip: null,
  };
}

/** @param read null where there is no document, or none that can be read: what was read before stays, with its day. */
export function withSummary(
  known: StoredSummaries,
  id: number,
  read: (SummaryFacts & Pick<SchemeSummary, 'isins'>) | null,
  today: IsoDate,
): StoredSummaries {
  return {
    ...known,
    summaries: known.summaries.map((summary) =>
      summary.id === id
        ? { ...summary, askedOn: today, ...(read && { ...read, readOn: today }) }
        : summary,
    ),
  };
}

export type SummaryLookup = (
  scheme: Pick<Scheme, 'isin' | 'reinvestmentIsin'>,
) => (SummaryFacts & { id: number; readOn: IsoDate }) | null;

/** Finds the document of a scheme by its ISIN. An ISIN that two documents name says nothing. */
export function summaryLookup({ summaries }: StoredSummaries): SummaryLookup {
  const byIsin = new Map<string, SchemeSummary | null>();
  for (const summary of summaries) {
    for (const isin of summary.isins) byIsin.set(isin, byIsin.has(isin) ? null : summary);
  }
  return ({ isin, reinvestmentIsin }) => {
    const found = [isin, reinvestmentIsin].flatMap((each) => (each && byIsin.get(each)) || []);
    const [summary] = found;
    if (!summary?.readOn || found.some(({ id }) => id !== summary.id)) return null;
    const { id, readOn, exitLoad, minimumSip } = summary;
    return { id, readOn, exitLoad, minimumSip };
  };
}
