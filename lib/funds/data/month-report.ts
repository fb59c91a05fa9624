import type { Scheme } from '@/lib/funds/domain/scheme';
import type { NavMonth } from '@/lib/funds/domain/market/nav-month';
import { createReportReader, twoNavs, type ReadHistory, type ReportDays } from './history-report';

const daysOfMonth = 31;
/** Of a scheme with two NAVs of one day neither is taken. */
const inDoubt = -1;

type ReadMonth = ReadHistory & { month: NavMonth; schemeOf: (code: number) => Scheme | null };

/** Reads the report of a month by its days. @param days of one month, the last of them its end */
export function createMonthReader(days: ReportDays): {
  take(bytes: Uint8Array): void;
  finish(): ReadMonth;
} {
  /** By code and day of the month; 0 for none. */
  const byCode = new Map<number, Float64Array>();
  const hasDay = new Array<boolean>(daysOfMonth).fill(false);
  const reader = createReportReader(days, (code, date, nav) => {
    if (nav === null) return null;
    let own = byCode.get(code);
    if (!own) byCode.set(code, (own = new Float64Array(daysOfMonth)));
    const at = (date.charCodeAt(8) - 48) * 10 + date.charCodeAt(9) - 48 - 1;
    hasDay[at] = true;
    if (own[at] === 0) own[at] = nav;
    else if (own[at] !== nav) {
      own[at] = inDoubt;
      return twoNavs;
    }
    return null;
  });
  return {
    take: reader.take,
    finish: () => {
      const read = reader.finish();
      const places = hasDay.flatMap((has, at) => (has ? [at] : []));
      const codes = [...byCode.keys()].sort((one, other) => one - other);
      const navs = new Float64Array(codes.length * places.length);
      for (const [row, code] of codes.entries()) {
        const own = byCode.get(code)!;
        for (const [column, at] of places.entries()) {
          navs[row * places.length + column] = Math.max(0, own[at]!);
        }
      }
      return { ...read, month: { end: days.to, days: places.map((at) => at + 1), codes, navs } };
    },
  };
}
