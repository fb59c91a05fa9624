import { numberColumn, textColumn, type DataColumn } from '@/components/ui/data-table/data-column';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';

/** The table of a chart over days: the day, and its value. */
export function datedColumns(
  messages: { date: string; value: string; unit: string },
  format: (value: number) => string,
): DataColumn<DatedValue>[] {
  return [
    textColumn({
      id: 'date',
      title: messages.date,
      value: ({ date }: DatedValue) => date,
      format: (date) => formatDate(date),
    }),
    numberColumn({
      id: 'value',
      title: messages.value,
      unit: messages.unit,
      value: ({ value }: DatedValue) => value,
      format,
    }),
  ];
}
