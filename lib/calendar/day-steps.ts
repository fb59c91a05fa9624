import { dateOfDayNumber, dayNumberOf } from './day-count';
import { formatDate, type IsoDate } from './iso-date';

export type DaySteps = {
  /** A place on a level axis for each day. Whole numbers are beginnings: of days, months or years. */
  steps: readonly number[];
  /** The words below a tick, which stands on a whole number. */
  format: (step: number) => string;
};

const monthsOnAxis = { from: 2, below: 36 };

/** Days as steps of a chart whose ticks stand at days (under two months), months (under three years) or years. */
export function daySteps(days: readonly IsoDate[]): DaySteps {
  const months = days.map(monthsOf);
  const span = (months.at(-1) ?? 0) - (months[0] ?? 0);
  if (span < monthsOnAxis.from) {
    return { steps: days.map(dayNumberOf), format: (step) => dayText(step) };
  }
  if (span < monthsOnAxis.below) return { steps: months, format: monthText };
  return { steps: months.map((month) => month / 12), format: String };
}

/** Months since the year 0, with the part of the month that is over. */
function monthsOf(date: IsoDate): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return year * 12 + (month - 1) + (day - 1) / 31;
}

function dayText(day: number): string {
  return formatDate(dateOfDayNumber(day)).slice(0, -5);
}

function monthText(month: number): string {
  const text = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return formatDate(text as IsoDate).slice(2);
}
