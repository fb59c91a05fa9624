import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { readAll } from '@/lib/firebase/pages';
import type { Beacon } from './beacon';
import { classOf, vitalNames, widthClasses } from './vital';

/** Histograms are stored for so many days. */
export const storedDays = 90;
const mostDeletedAtOnce = 400;

/**
 * vitals/{day}~{name}~{width}~{page}: how many visits fell into which class. No visit, person, address or browser
 * stands in it, only counts.
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

/** Counts the figures of one page into the histograms of `day` (as 2026-11-21). */
export async function countVitals({ page, width, vitals }: Beacon, day: string): Promise<void> {
  const batch = firestore().batch();
  for (const { name, value } of vitals) {
    batch.set(
      histograms().doc(`${day}~${name}~${width}~${encodeURIComponent(page)}`),
      { day, name, width, page, counts: { [classOf(name, value)]: FieldValue.increment(1) } },
      { merge: true },
    );
  }
  await batch.commit();
}

/** The histograms since a day. The caller has checked the permission. */
export async function readVitals(sinceDay: string): Promise<Histogram[]> {
  const docs = await readAll(histograms().where('day', '>=', sinceDay));
  return docs.flatMap((document) => histogramSchema.safeParse(document.data()).data ?? []);
}

/** Deletes what was counted before a day. @returns how many histograms. */
export async function deleteVitalsBefore(day: string): Promise<number> {
  const { docs } = await histograms().where('day', '<', day).limit(mostDeletedAtOnce).get();
  if (docs.length === 0) return 0;
  const batch = firestore().batch();
  docs.forEach(({ ref }) => batch.delete(ref));
  await batch.commit();
  return docs.length;
}
