import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';

/** The day of a stored file that is named after it, as `funds/days/2026-11-24.json.gz`; null for another name. */
export function dayOfFile(path: string): IsoDate | null {
  const text = /\/(\d{4}-\d{2}-\d{2})\.json\.gz$/.exec(path)?.[1];
  return text ? readIsoDate(text) : null;
}
