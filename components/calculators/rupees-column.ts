import { formatRupees } from '@/lib/money/rupees';
import { type Column, figureColumn } from '@/components/ui/table';

export function rupeesColumn<Row>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
): Column<Row> {
  return figureColumn(id, title, (row) => formatRupees(value(row)));
}
