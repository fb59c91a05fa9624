const dataTable = {
  search: 'Search in all columns',
  searchHint: 'Fund, amount, date',
  filterBy: '{column}',
  anyChoice: 'All',
  columns: 'Columns',
  downloadShown: 'CSV',
  downloadSelected: 'CSV of {count} selected',
  rowsPerPage: 'Rows',
  allRows: 'All',
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  range: '{from} to {to} of {count} rows',
  results: '{count} rows.',
  noResults: 'No row matches',
  clearFilters: 'Clear search and filters',
  selected: '{count} rows selected',
  clearSelection: 'Clear selection',
  selectAll: 'Select all rows found',
  selectRow: 'Select {row}',
  sortedBy: 'Sorted by {column}, {direction}.',
  notSorted: 'In the order they came.',
  ascending: 'ascending',
  descending: 'descending',
  selection: 'Selection',
  gridHint: 'Arrow keys move, Space selects the row.',
  working: 'Working',
} as const;

export const tables = {
  description:
    'Plain tables and a table of 10,000 sample rows with sorting, filters, choice of columns, selection and CSV.',
  intro:
    'The tables that this site is made of. All rows are generated samples: the funds and transactions do not exist.',
  sampleBadge: 'Sample data',
  dataTable,
  live: {
    title: 'Table with 10,000 rows',
    description:
      'Sort by a heading, search, filter, choose columns, select rows and take them along as CSV. Rows: All puts every row in one scrolling table, where the arrow keys move and Space selects.',
    caption: 'Sample transactions',
    fileName: 'sample-transactions.csv',
    unavailable: 'Sorting and search could not be loaded. Reload the page to try again.',
    withoutScripts:
      'Without scripts you see the first rows. Sorting, search and the other rows need scripts.',
  },
  columns: {
    id: 'No.',
    date: 'Date',
    fund: 'Fund',
    category: 'Category',
    kind: 'Type',
    units: 'Units',
    nav: 'NAV',
    amount: 'Amount',
    oneYearReturn: '1-year return',
  },
  units: { rupees: '₹', percent: '%' },
  plain: {
    title: 'Plain table',
    description:
      'A few rows need no machinery: a caption, headings for columns and rows, and figures to the right.',
    caption: 'Sample transactions by type',
    kind: 'Type',
    count: 'Transactions',
    total: 'Amount',
    largest: 'Largest',
  },
  states: {
    title: 'Empty, loading, failed',
    description:
      'What a table says when it has nothing to show. Its headings stay, so that nothing jumps.',
    empty: {
      caption: 'A table without rows',
      title: 'No transactions yet',
      text: 'They show here once you add the first one.',
    },
    loading: { caption: 'A table that is loading', label: 'Loading transactions' },
    failed: {
      caption: 'A table that could not load',
      title: 'The transactions could not be loaded',
      text: 'The server did not answer in time. Nothing is lost.',
      retry: 'Try again',
    },
  },
} as const;
