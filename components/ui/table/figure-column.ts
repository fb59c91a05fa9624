import type { ReactNode } from 'react';
import type { Column } from '@/components/ui/table';

/** A column of figures, on the right of its cells. */
export function figureColumn<Row>(
  id: string,
  title: string,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return { id, title, isNumber: true, cell };
}
