import type { IsoDate } from '@/lib/calendar/iso-date';

export type VixRank = {
  date: IsoDate;
  percent: number;
  days: number;
  lowestPercent: number;
  highestPercent: number;
  /** Percent of the days of the file that closed lower; null for fewer than twenty. */
  lowerDaysPercent: number | null;
};

const fewestDays = 20;

/** Where the newest close of the volatility index stands among those of a file. @param days oldest first */
export function vixRank(days: readonly { date: IsoDate; percent: number }[]): VixRank | null {
  const newest = days.at(-1);
  if (!newest) return null;
  const percents = days.map(({ percent }) => percent);
  const lower = percents.filter((percent) => percent < newest.percent).length;
  return {
    ...newest,
    days: days.length,
    lowestPercent: Math.min(...percents),
    highestPercent: Math.max(...percents),
    lowerDaysPercent: days.length < fewestDays ? null : (lower / days.length) * 100,
  };
}
