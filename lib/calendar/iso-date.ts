import type { Language } from '@/lib/messages/language';

/** A day as Indian law and Indian markets count it: 2026-11-21, no time, no zone. Sorts as text. */
export type IsoDate = `${number}-${number}-${number}`;

/** From the first to the last day, both included. */
export type DaySpan = { from: IsoDate; to: IsoDate };

/** Hindi has no short names that are widely understood, so its months are written in full. */
export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};

/** The name of a month, 1 being January; undefined for any other number. */
export function nameOfMonthNumber(month: number, language: Language = 'en'): string | undefined {
  return monthNames[language][month - 1];
}

/** India has one zone all year: UTC+05:30. */
export const istOffsetMs = 5.5 * 3600 * 1000;

/** The day in India at this moment. */
export function dateInIndia(now: Date): IsoDate {
  return dateInUtc(new Date(now.getTime() + istOffsetMs));
}

/** The day of UTC at this moment. */
export function dateInUtc(moment: Date): IsoDate {
  return moment.toISOString().slice(0, 10) as IsoDate;
}

/** 23 Jul 2024, long 23 July 2024; in Hindi both 23 जुलाई 2024. */
export function formatDate(
  date: IsoDate,
  language: Language = 'en',
  length: 'short' | 'long' = 'short',
): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = nameOfMonthNumber(month ?? 0, language);
  if (!year || !name || !day) throw new Error(`No such date: ${date}`);
  const isLong = length === 'long' && language === 'en';
  return `${day} ${isLong ? longMonthName(date) : name} ${year}`;
}

function longMonthName(date: IsoDate): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
