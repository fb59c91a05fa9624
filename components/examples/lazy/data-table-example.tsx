import {
  numberColumn,
  textColumn,
  type DataTableLabels,
} from '@/components/ui/data-table/data-column';
import { DataTable } from '@/components/ui/data-table/data-table';

export function DataTableExample() {
  type Fund = { name: string; kind: string; returnPercent: number | null };

  const rows: readonly Fund[] = [
    { name: 'Banyan Flexi Cap', kind: 'Equity', returnPercent: 14.2 },
    { name: 'Deodar Short Duration', kind: 'Debt', returnPercent: 7.1 },
    { name: 'Neem Gold Savings', kind: 'Gold', returnPercent: 18.9 },
    { name: 'Sal Small Cap', kind: 'Equity', returnPercent: -3.4 },
    { name: 'Teak Liquid', kind: 'Debt', returnPercent: 6.6 },
    { name: 'Peepal Silver', kind: 'Gold', returnPercent: null },
    { name: 'Ashoka Large Cap', kind: 'Equity', returnPercent: 11.8 },
  ];

  const columns = [
    textColumn<Fund>({ id: 'name', title: 'Fund', value: ({ name }) => name }),
    textColumn<Fund>({
      id: 'kind',
      title: 'Kind',
      choices: ['Equity', 'Debt', 'Gold'],
      value: ({ kind }) => kind,
      showsFrom: 'tablet',
    }),
    numberColumn<Fund>({
      id: 'return',
      title: 'Return',
      unit: '%',
      value: ({ returnPercent }) => returnPercent,
      format: (percent) => percent.toFixed(1).replace('-', '−'),
    }),
  ];

  const labels: DataTableLabels = {
    search: 'Search the funds',
    searchHint: 'Name or kind',
    filterBy: '{column}',
    anyChoice: '{column}: all',
    columns: 'Columns',
    downloadShown: 'CSV',
    downloadSelected: 'CSV of {count} selected',
    downloadFailed: 'The file could not be created. Try again.',
    rowsPerPage: 'Rows',
    allRows: 'All',
    pages: 'Pages of funds',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    range: {
      one: '{from} to {to} of {count} fund',
      other: '{from} to {to} of {count} funds',
    },
    results: { one: '{count} fund.', other: '{count} funds.' },
    noResults: 'No fund matches',
    clearFilters: 'Clear search and filters',
    selected: { one: '{count} fund selected', other: '{count} funds selected' },
    clearSelection: 'Clear selection',
    selectAll: 'Select all funds found',
    selectRow: 'Select {row}',
    sortedBy: 'Sorted by {column}, {direction}.',
    notSorted: 'In the order they came.',
    ascending: 'ascending',
    descending: 'descending',
    selection: 'Selection',
    gridHint: 'Arrow keys move, Space selects the row.',
    working: 'Working',
  };

  const nameOf = ({ name }: Fund) => name;
  return (
    <div className="w-full min-w-0">
      <DataTable
        id="funds"
        caption="Sample funds"
        columns={columns}
        rows={rows}
        rowId={nameOf}
        rowTitle={nameOf}
        pageSizes={[5, 'all']}
        fileName="sample-funds.csv"
        formatCount={String}
        labels={labels}
      />
    </div>
  );
}
