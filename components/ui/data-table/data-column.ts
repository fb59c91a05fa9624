import { notKnown } from '@/lib/text/not-known';
import type { CountForms } from '@/lib/messages/fill';

/** What a cell holds before it is printed. Not known is null. */
export type CellValue = string | number | null;

/** From which width of the screen a column shows, unless the reader has chosen it. */
export type ShowsFrom = 'phone' | 'tablet' | 'desktop' | 'wide';

/** One column: what it holds, in which unit, and how it is printed. Made by `textColumn` and `numberColumn`. */
export type DataColumn<Row> = ColumnDisplay & {
  value: (row: Row) => CellValue;
  /** The printed value; a dash where it is not known. */
  text: (row: Row) => string;
};

export type ColumnDisplay = {
  id: string;
  title: string;
  /** Stands beside the title, and in the head of the CSV: ₹, %, units. */
  unit?: string;
  /** Figures are aligned to the right, in digits of one width. */
  isNumber?: boolean;
  /** Values to choose among in a filter of this column, in the order of the list. */
  choices?: readonly string[];
  showsFrom?: ShowsFrom;
  /** The width where all rows show: columns must not move while the table scrolls. Whole class names. */
  widthClass?: string;
};

type Definition<Row, Value> = Omit<ColumnDisplay, 'isNumber'> & {
  value: (row: Row) => Value | null;
  format?: (value: Value) => string;
};

/** A column of words. */
export function textColumn<Row, Text extends string = string>(
  definition: Definition<Row, Text>,
): DataColumn<Row> {
  return { ...withoutValue(definition), value: definition.value, text: textOf(definition) };
}

/** A column of figures: to the right, and sorted by size. A CSV has them as plain numbers. */
export function numberColumn<Row>(definition: Definition<Row, number>): DataColumn<Row> {
  return {
    ...withoutValue(definition),
    isNumber: true,
    value: definition.value,
    text: textOf(definition),
  };
}

function withoutValue<Row, Value>({
  value: _,
  format: __,
  ...rest
}: Definition<Row, Value>): ColumnDisplay {
  return rest;
}

function textOf<Row, Value>({ value, format = String }: Definition<Row, Value>) {
  return (row: Row) => {
    const known = value(row);
    return known === null || known === '' ? notKnown : format(known);
  };
}

/** The title with its unit, as the head of the CSV and a screen reader have it. */
export function titleWithUnit({ title, unit }: Pick<ColumnDisplay, 'title' | 'unit'>): string {
  return unit ? `${title} (${unit})` : title;
}

/** The sentences of a data table, which fills in the values in braces. */
export type DataTableLabels = {
  search: string;
  searchHint: string;
  /** {column} */
  filterBy: string;
  anyChoice: string;
  columns: string;
  downloadShown: string;
  /** {count} */
  downloadSelected: string;
  downloadFailed: string;
  rowsPerPage: string;
  allRows: string;
  firstPage: string;
  previousPage: string;
  nextPage: string;
  lastPage: string;
  pages: string;
  /** {from}, {to}, {count} */
  range: CountForms;
  /** {count} */
  results: CountForms;
  noResults: string;
  clearFilters: string;
  /** {count} */
  selected: CountForms;
  clearSelection: string;
  selectAll: string;
  /** {row} */
  selectRow: string;
  /** {column}, {direction} */
  sortedBy: string;
  notSorted: string;
  ascending: string;
  descending: string;
  selection: string;
  /** How to move in the table of all rows. */
  gridHint: string;
  working: string;
};
