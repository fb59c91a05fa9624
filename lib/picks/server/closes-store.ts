import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { storageBucket } from '@/lib/firebase/admin';
import { dayOfFile } from '@/lib/firebase/day-of-file';
import { readClosesFile, writeClosesFile, type ClosesOfDay } from '@/lib/picks/data/closes-file';
import { withTimeout } from '@/lib/timeout';

/** Cloud Storage: `picks/closes/2026-10-23.json.gz`, the closes of a day. They are stored under a licence only. */
const folder = 'picks/closes/';
const pathOf = (date: IsoDate) => `${folder}${date}.json.gz`;
const timeoutMs = 15_000;

export async function writeCloses(day: ClosesOfDay): Promise<void> {
  const saved = storageBucket()
    .file(pathOf(day.date))
    .save(await writeClosesFile(day), { contentType: 'application/gzip', resumable: false });
  await withTimeout(saved, timeoutMs);
}

/** Null where the file is damaged: the job asks for the day again. */
export async function readCloses(date: IsoDate): Promise<ClosesOfDay | null> {
  const [bytes] = await withTimeout(storageBucket().file(pathOf(date)).download(), timeoutMs);
  try {
    return await readClosesFile(bytes, date);
  } catch {
    console.error(`The stored closes of ${date} are damaged`);
    return null;
  }
}

/** The stored days, oldest first. */
export async function storedCloseDays(): Promise<readonly IsoDate[]> {
  const [files] = await withTimeout(storageBucket().getFiles({ prefix: folder }), timeoutMs);
  return files.flatMap(({ name }) => dayOfFile(name) ?? []).sort();
}
