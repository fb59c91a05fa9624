/** The sentences of a data table. Braces are filled by it. */
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
  rowsPerPage: string;
  allRows: string;
  firstPage: string;
  previousPage: string;
  nextPage: string;
  lastPage: string;
  pages: string;
  /** {from}, {to}, {count} */
  range: string;
  /** {count} */
  results: string;
  noResults: string;
  clearFilters: string;
  /** {count} */
  selected: string;
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
