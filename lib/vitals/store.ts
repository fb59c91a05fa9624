import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { pagesOf, readAll } from '@/lib/firebase/pages';
import type { Beacon } from './beacon';
import { classOf, vitalNames, widthClasses } from './vital';
import { createHash, randomBytes } from 'node:crypto';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { instancesOnABusyDay } from '@/lib/limits/limit-kind';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { TokenCounter } from '@/lib/limits/token-counter-store';

/** Histograms are stored for this many days; the privacy policy names the number. */
const storedDays = 90;

/**
 * vitals/{day}~{name}~{width}~{page}: how many visits fell into which class. No visit, person, address or browser
 * is in it, only counts.
 */
const histograms = () => firestore().collection('vitals');

const histogramSchema = z.object({
  day: z.string(),
  name: z.enum(vitalNames),
  width: z.enum(widthClasses),
  page: z.string(),
  counts: z.record(z.string(), z.number().int().nonnegative()),
});

type Histogram = z.infer<typeof histogramSchema>;

/**
 * The least time between two writes of one histogram by an instance: all instances together then write it once a second
 * at most, which Firestore sustains for a document. What came since is written with the next visit, or lost with the
 * instance.
 */
const writeEveryMs = instancesOnABusyDay * 1_000;
/** Histograms of a few days. */
const maxInMemory = 2_000;

/** What this instance has counted and not written yet, and when it last wrote. */
const counted = new Map<string, { histogram: Histogram; writtenAtMs: number }>();

/** The day on which this instance last deleted what was too old. */
let cleanedOn: IsoDate | null = null;

/** Counts the figures of one page into the histograms of `day`; the first of a day also delete what is too old. */
export async function countVitals({ page, width, vitals }: Beacon, day: IsoDate): Promise<void> {
  for (const { name, value } of vitals) {
    const id = `${day}~${name}~${width}~${encodeURIComponent(page)}`;
    const known = counted.get(id) ?? {
      histogram: { day, name, width, page, counts: {} },
      writtenAtMs: -Infinity,
    };
    const { counts } = known.histogram;
    const group = String(classOf(name, value));
    counts[group] = (counts[group] ?? 0) + 1;
    counted.set(id, known);
  }
  await writeWhatIsDue(Date.now());
  if (cleanedOn === day) return;
  await deleteOldVitals(day);
  cleanedOn = day;
}

async function writeWhatIsDue(nowMs: number): Promise<void> {
  const due = [...counted].filter(
    ([, { histogram, writtenAtMs }]) =>
      Object.keys(histogram.counts).length > 0 && Math.abs(nowMs - writtenAtMs) >= writeEveryMs,
  );
  if (due.length === 0) return;
  const batch = firestore().batch();
  for (const [id, known] of due) {
    const increments = Object.entries(known.histogram.counts).map(([group, count]) => [
      group,
      FieldValue.increment(count),
    ]);
    const fields = { ...known.histogram, counts: Object.fromEntries(increments) as object };
    batch.set(histograms().doc(id), fields, { merge: true });
    known.histogram.counts = {};
    known.writtenAtMs = nowMs;
  }
  if (counted.size > maxInMemory) counted.clear();
  await batch.commit();
}

/** The first day whose histograms are still stored. */
export function storedSince(today: IsoDate): IsoDate {
  return shiftDays(today, -storedDays);
}

/** The histograms since a day. The caller has checked the permission. */
export async function readVitals(sinceDay: IsoDate): Promise<Histogram[]> {
  const docs = await readAll(histograms().where('day', '>=', sinceDay));
  return docs.flatMap((document) => histogramSchema.safeParse(document.data()).data ?? []);
}

/** Deletes what is too old. @returns how many histograms. */
export async function deleteOldVitals(today: IsoDate): Promise<number> {
  let deleted = 0;
  for await (const docs of pagesOf(histograms().where('day', '<', storedSince(today)))) {
    const batch = firestore().batch();
    docs.forEach(({ ref }) => batch.delete(ref));
    await batch.commit();
    deleted += docs.length;
  }
  return deleted;
}

/** In the memory of each instance alone, so that measuring stores nothing of an address, not even the key of a count. */
const countedInMemory = (limit: number) =>
  new TokenCounter(firestore, {
    keyPrefix: 'vitals',
    limit,
    windowSeconds: 60,
    countedAlone: limit,
  });
const perAddress = countedInMemory(20);
/** For all addresses together, and where the host does not say which it is. */
const perServer = countedInMemory(600);
/** A random key of this process, so that no address is remembered for that minute. */
const salt = randomBytes(16);

/** Whether this address may send figures now. */
export async function mayCount(headers: Headers): Promise<boolean> {
  const address = visitorAddress(headers);
  if (address !== null && (await perAddress.take(keyOf(address))) > 0) return false;
  return (await perServer.take('all')) === 0;
}

function keyOf(address: string): string {
  return createHash('sha256').update(salt).update(address).digest('base64url');
}
