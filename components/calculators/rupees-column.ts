import { formatRupees } from '@/lib/money/rupees';
import type { Column } from '@/components/ui/table';

/** A column of whole rupees. */
export function rupeesColumn<Row>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
): Column<Row> {
  return { id, title, isNumber: true, cell: (row) => formatRupees(value(row)) };
}
