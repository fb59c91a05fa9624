/** A day as Indian law and Indian markets count it: 2026-11-21, no time, no zone. Sorts as text. */
export type IsoDate = `${number}-${number}-${number}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** India keeps one zone all year: UTC+05:30. */
const istOffsetMs = 5.5 * 3600 * 1000;

/** The day in India at this moment. */
export function dateInIndia(now: Date): IsoDate {
  return new Date(now.getTime() + istOffsetMs).toISOString().slice(0, 10) as IsoDate;
}

/** 23 Jul 2024. */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  if (!year || !name || !day) throw new Error(`No such date: ${date}`);
  return `${day} ${name} ${year}`;
}
