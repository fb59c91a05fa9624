import { numberColumn, textColumn, type DataColumn } from '@/components/ui/data-table/data-column';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';

/** The table of a chart over days: the day, and its value. */
export function datedColumns(
  words: { date: string; value: string; unit: string },
  format: (value: number) => string,
): DataColumn<DatedValue>[] {
  return [
    textColumn({
      id: 'date',
      title: words.date,
      value: ({ date }: DatedValue) => date,
      format: (date) => formatDate(date),
    }),
    numberColumn({
      id: 'value',
      title: words.value,
      unit: words.unit,
      value: ({ value }: DatedValue) => value,
      format,
    }),
  ];
}
