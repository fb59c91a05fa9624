export const dayMs = 86_400_000;
/** The random walks of all generated prices begin here. */
export const firstDayMs = Date.UTC(2013, 0, 1);

export function dayNumber(ms) {
  return Math.floor((ms - firstDayMs) / dayMs);
}

export function isoOfDay(day) {
  return new Date(firstDayMs + day * dayMs).toISOString().slice(0, 10);
}

const firstWeekday = new Date(firstDayMs).getUTCDay();

/** Worked out without a date: the walks of all schemes ask it millions of times. */
export function isWeekend(day) {
  const weekday = (((firstWeekday + day) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 17-Apr-2025, as AMFI writes it. */
export function amfiDate(day) {
  const [year, month, date] = isoOfDay(day).split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** The day of 17-Apr-2025. */
export function dayOfAmfiDate(text) {
  const [date, month, year] = text.split('-');
  return dayNumber(Date.UTC(Number(year), months.indexOf(month), Number(date)));
}

/** 17-04-2025, as mfapi.in writes it. */
export function dayFirst(day) {
  return isoOfDay(day).split('-').reverse().join('-');
}

/** The two holidays that tests are about; the real ones are in lib/calendar/trading-days.ts. */
const holidays = ['2026-01-26', '2026-11-24'];

/** The last day before trading goes on, as AMFI dates liquid funds ahead; the day itself where it goes on tomorrow. */
export function lastDayWithoutTrading(day) {
  let last = day;
  while (isWeekend(last + 1) || holidays.includes(isoOfDay(last + 1))) last += 1;
  return last;
}
