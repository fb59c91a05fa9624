import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDate } from '@/lib/calendar/read-iso-date';
import { advanceTax } from '@/content/law/advance-tax';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import { financialYearOf } from '@/lib/law/financial-year';
import { returnDates, type ReturnDates } from '@/content/law/return-dates';
import { returnDueDates } from '@/content/law/return-due-dates';
import { formatRupees } from '@/lib/money/rupees';
import type { DaySpan } from './agenda-entry';
import type { PublicDate } from './public-date';

const path = '/features/income-tax-calculator';
const plain = { moved: null, dependsOnHolidays: false } as const;

/** Advance tax and returns by the dated rows of law, with the extensions that those rows know. */
export function taxDates(span: DaySpan): PublicDate[] {
  const first = financialYearOf(span.from) - 2;
  const years = Array.from({ length: financialYearOf(span.to) - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => [...instalmentsOf(year), ...returnsOf(year)]);
}

function instalmentsOf(year: number): PublicDate[] {
  const law = rowOn(advanceTax, firstDayOf(year));
  if (!law) return [];
  return law.value.instalments.map(({ monthAndDay, cumulativePercent }) => {
    const date = dateOf(year, monthAndDay);
    return {
      ...{ uid: `advance-tax-${date}`, series: 'advance-tax', kind: 'advance-tax', date },
      values: {
        percent: String(cumulativePercent),
        least: formatRupees(law.value.dueFromRupees),
      },
      ...{ basis: { by: 'law', law }, path: `${path}#advance-tax`, ...plain },
    };
  });
}

function returnsOf(year: number): PublicDate[] {
  const row = rowOn(returnDates, firstDayOf(year));
  const inTime = rowOn(returnDueDates, firstDayOf(year));
  if (!row) return [];
  const values = { year: `${year}-${String((year + 1) % 100).padStart(2, '0')}` };
  return Object.entries(row.value as Record<keyof ReturnDates, string | null>).flatMap(
    ([name, monthAndDay]): PublicDate[] => {
      const kind = name as keyof ReturnDates;
      const dueBy: Partial<Record<keyof ReturnDates, IsoDate>> = {
        withoutBusiness: inTime?.value.withoutBusiness,
        businessWithoutAudit: inTime?.value.withBusiness,
      };
      const date = dueBy[kind] ?? (monthAndDay && dateOf(year + 1, monthAndDay));
      if (!date) return [];
      const law: LawReference = dueBy[kind] && inTime ? inTime : row;
      const uid = `return-${year}-${kind}`.toLowerCase();
      const basis = { by: 'law', law } as const;
      return [
        { uid, series: 'return', kind: `return-${kind}`, date, values, basis, path, ...plain },
      ];
    },
  );
}

/** @param year in which a tax year begins: its January to March lie in the next calendar year. */
function dateOf(year: number, monthAndDay: string): IsoDate {
  return isoDate(`${monthAndDay < '04' ? year + 1 : year}-${monthAndDay}`);
}

function firstDayOf(year: number): IsoDate {
  return `${year}-04-01`;
}
