import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { csvOf } from '@/components/ui/data-table/csv-file';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { LazyDataTable } from '@/components/ui/data-table/lazy-data-table';
import { FirstPage } from '@/components/ui/data-table/first-page';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/table-states';
import { placeAfter } from '@/components/ui/data-table/all-rows-grid';
import { messages } from '@/lib/messages';

const labels = messages().tables.dataTable;
const user = userEvent.setup();

type Row = { id: string; name: string; kind: string; rupees: number | null };
const rows: Row[] = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  name: `Fund ${index + 1}`,
  kind: index % 2 ? 'Debt' : 'Equity',
  rupees: index === 7 ? null : 1000 + ((index * 37) % 60),
}));
const columns = [
  textColumn<Row>({ id: 'name', title: 'Fund', value: ({ name }) => name }),
  textColumn<Row>({
    id: 'kind',
    title: 'Kind',
    value: ({ kind }) => kind,
    choices: ['Equity', 'Debt'],
    showsFrom: 'tablet',
  }),
  numberColumn<Row>({ id: 'rupees', title: 'Amount', unit: '₹', value: ({ rupees }) => rupees }),
];
const shared = {
  id: 'test',
  caption: 'Funds',
  columns,
  rowId: ({ id }: Row) => id,
  pageSizes: [25, 50, 'all'] as const,
  formatCount: String,
  labels,
};

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

function open() {
  render(<DataTable {...shared} rows={rows} rowTitle={({ name }) => name} fileName="funds.csv" />);
}

const table = () => screen.getByRole('table', { name: 'Funds' });
const firstCells = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const heading = (name: RegExp) => within(table()).getByRole('columnheader', { name });

test('a heading sorts up, then down, then not at all; null stays last; it is announced', async () => {
  open();
  const amount = within(heading(/Amount/)).getByRole('button');
  await user.click(amount);
  await waitFor(() => expect(firstCells().slice(0, 2)).toEqual(['Fund 1', 'Fund 14']));
  expect(heading(/Amount/)).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('60 rows. Sorted by Amount, ascending.'),
  );
  await user.click(amount);
  await waitFor(() => expect(firstCells()[0]).toBe('Fund 48'));
  await user.click(screen.getByRole('button', { name: labels.lastPage }));
  expect(firstCells().at(-1)).toBe('Fund 8');
  await user.click(amount);
  await waitFor(() => expect(firstCells().slice(0, 2)).toEqual(['Fund 1', 'Fund 2']));
  expect(heading(/Amount/)).not.toHaveAttribute('aria-sort');
});

test('search and filter narrow the rows, an empty result offers the way back', async () => {
  open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Debt');
  await waitFor(() => expect(screen.getByText('1 to 25 of 30 rows')).toBeVisible());
  await user.type(screen.getByRole('searchbox'), 'fund 12');
  await waitFor(() => expect(firstCells()).toEqual(['Fund 12']));
  await user.type(screen.getByRole('searchbox'), ' x');
  await user.click(await screen.findByRole('button', { name: labels.clearFilters }));
  await waitFor(() => expect(firstCells()).toHaveLength(25));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('paging stops at both ends without losing the focus', async () => {
  open();
  const next = screen.getByRole('button', { name: labels.nextPage });
  await user.click(next);
  expect(firstCells()[0]).toBe('Fund 26');
  await user.click(next);
  expect(firstCells()).toHaveLength(10);
  await user.click(next);
  expect(screen.getByText('51 to 60 of 60 rows')).toBeVisible();
  expect(next).toHaveFocus();
});

test('a column can be put away and brought back', async () => {
  open();
  await user.click(screen.getByText(labels.columns, { selector: 'summary' }));
  const kind = screen.getByRole('checkbox', { name: 'Kind' });
  expect(kind).toBeChecked();
  await user.click(kind);
  expect(within(table()).queryByRole('columnheader', { name: /Kind/ })).not.toBeInTheDocument();
  await user.click(kind);
  expect(heading(/Kind/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText(labels.columns, { selector: 'summary' })).toHaveFocus();
});

test('rows are selected one by one, in a stretch with Shift, and all at once', async () => {
  open();
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await user.click(box('Fund 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Fund 5'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 rows selected')).toBeVisible();
  expect(box('Fund 4')).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: labels.selectAll }));
  expect(screen.getByText('60 rows selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: labels.clearSelection }));
  expect(box('Fund 4')).not.toBeChecked();
});

test('all rows at once are a grid with one stop that says how many there are', async () => {
  open();
  await user.selectOptions(screen.getByRole('combobox', { name: labels.rowsPerPage }), 'all');
  const grid = screen.getByRole('grid', { name: 'Funds' });
  expect(grid).toHaveAttribute('aria-rowcount', '61');
  expect(grid).toHaveAccessibleDescription(labels.gridHint);
});

test('the table of the HTML has its first rows, and nothing that a policy forbids', () => {
  const view = renderToStaticMarkup(
    <FirstPage {...shared} rows={rows.slice(0, 25)} rowCount={10_000} />,
  );
  expect(view.match(/<tr/g)).toHaveLength(26);
  expect(view).toContain('1 to 25 of 10000 rows');
  expect(view).not.toContain('style=');
});

test('the live table takes the place of the other when somebody goes to it, with the focus', async () => {
  function Live({ takesFocus }: { takesFocus: boolean }) {
    return <p>live, {takesFocus ? 'focused' : 'not focused'}</p>;
  }
  const load = jest.fn(() => Promise.resolve(Live));
  render(
    <LazyDataTable load={load} unavailable="Not there">
      <button type="button">from the server</button>
    </LazyDataTable>,
  );
  act(() => screen.getByText('from the server').focus());
  expect(await screen.findByText('live, focused')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where the live table cannot be fetched, the other stays and says so', async () => {
  render(
    <LazyDataTable load={() => Promise.reject(new Error('offline'))} unavailable="Not there">
      <button type="button">from the server</button>
    </LazyDataTable>,
  );
  await user.click(screen.getByText('from the server'));
  expect(await screen.findByText('Not there')).toBeVisible();
  expect(screen.getByText('from the server')).toBeVisible();
});

test('empty, loading and failed tables keep their headings', () => {
  render(
    <>
      <EmptyTable caption="E" columns={columns} title="Nothing yet" />
      <LoadingTable caption="L" columns={columns} label="Loading" />
      <FailedTable caption="F" columns={columns} title="Failed">
        Why
      </FailedTable>
    </>,
  );
  expect(within(screen.getByRole('region', { name: 'E' })).getByText('Nothing yet')).toBeVisible();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'L' })).toHaveAttribute('aria-busy', 'true');
  expect(
    within(screen.getByRole('table', { name: 'F' })).getAllByRole('columnheader'),
  ).toHaveLength(3);
});

test('a CSV has plain numbers, nothing for what is not known, and no formula of a spreadsheet', () => {
  const work = csvOf(columns, [
    { id: 'a', name: '=SUM(A1)', kind: 'x, "y"', rupees: -1200.5 },
    { id: 'b', name: 'B', kind: 'Debt', rupees: null },
  ]);
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value).toBe(
    ['Fund,Kind,Amount (₹)', `"'=SUM(A1)","x, ""y""",-1200.5`, 'B,Debt,'].join('\r\n'),
  );
});

test.each([
  ['ArrowDown', false, { row: 4, cell: 2 }],
  ['ArrowUp', false, { row: 2, cell: 2 }],
  ['ArrowRight', false, { row: 3, cell: 3 }],
  ['PageDown', false, { row: 9, cell: 2 }],
  ['PageUp', false, { row: -1, cell: 2 }],
  ['Home', false, { row: 3, cell: 0 }],
  ['End', true, { row: 9, cell: 3 }],
  ['Home', true, { row: 0, cell: 0 }],
  ['a', false, null],
] as const)('in a grid %s (Control: %s) leads to %j', (key, isControl, place) => {
  expect(placeAfter(key, isControl, { row: 3, cell: 2 }, 9, 3)).toEqual(place);
});
