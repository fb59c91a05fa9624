import type { IsoDate } from '@/lib/calendar/iso-date';
import { advanceTax } from '@/lib/law/advance-tax';
import { rowOn } from '@/lib/law/dated-row';
import { financialYearOf } from '@/lib/law/financial-year';
import { returnDates, type ReturnDates } from '@/lib/law/return-dates';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { inSpan, type AgendaEntry, type DaySpan } from './agenda-entry';

const path = '/features/income-tax-calculator';

type Words = Messages['dashboard']['agenda']['tax'];

/** Advance tax and returns, from the dated rows of lib/law. A date that an extension moves is as the law has it. */
export function taxDates(span: DaySpan, words: Words): AgendaEntry[] {
  const first = financialYearOf(span.from) - 2;
  const years = Array.from({ length: financialYearOf(span.to) - first + 1 }, (_, at) => first + at);
  return inSpan(
    years.flatMap((year) => [...instalmentsOf(year, words), ...returnsOf(year, words)]),
    span,
  );
}

function instalmentsOf(year: number, words: Words): AgendaEntry[] {
  const row = rowOn(advanceTax, firstDayOf(year));
  if (!row) return [];
  return row.value.instalments.map(({ monthAndDay, cumulativePercent }) => {
    const date = dateOf(year, monthAndDay);
    return {
      uid: `advance-tax-${date}`,
      series: 'advance-tax',
      date,
      moment: null,
      title: fill(words.advanceTitle, { percent: cumulativePercent }),
      detail: fill(words.advanceDetail, { section: sectionOf(row.section, year) }),
      path: `${path}#advance-tax`,
    };
  });
}

function returnsOf(year: number, words: Words): AgendaEntry[] {
  const row = rowOn(returnDates, firstDayOf(year));
  if (!row) return [];
  const kinds = Object.entries(words.returns) as [keyof ReturnDates, string][];
  return kinds.flatMap(([kind, title]) => {
    const monthAndDay = row.value[kind];
    if (!monthAndDay) return [];
    const date = dateOf(year + 1, monthAndDay);
    return {
      uid: `return-${year}-${kind}`.toLowerCase(),
      series: `return-${kind}`,
      date,
      moment: null,
      title: fill(title, { year: `${year}-${String((year + 1) % 100).padStart(2, '0')}` }),
      detail: fill(words.returnDetail, { section: sectionOf(row.section, year) }),
      path,
    };
  });
}

/** @param year in which a tax year begins: its January to March lie in the next calendar year. */
function dateOf(year: number, monthAndDay: string): IsoDate {
  return `${monthAndDay < '04' ? year + 1 : year}-${monthAndDay}` as IsoDate;
}

function firstDayOf(year: number): IsoDate {
  return `${year}-04-01` as IsoDate;
}

/** The Act of 2025 holds from the tax year that begins in 2026. */
function sectionOf(
  { act1961, act2025 }: { act1961: string | null; act2025: string | null },
  year: number,
): string {
  return (year >= 2026 ? act2025 : act1961) ?? act1961 ?? act2025 ?? '';
}
