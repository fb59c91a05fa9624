import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { placeAfter } from '@/components/ui/data-table/all-rows-grid';
import { csvOf } from '@/components/ui/data-table/csv-file';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { DataTable, type DataTableProps } from '@/components/ui/data-table/data-table';
import {
  FirstPage,
  EmptyTable,
  FailedTable,
  LoadingTable,
} from '@/components/ui/data-table/static-tables';
import { LazyDataTable } from '@/components/examples/tables/lazy-transactions';
import { TransactionsTable } from '@/components/examples/tables/transactions-table';
import {
  createRowEngine,
  type RowQuery,
  sortedRows,
  sortKeys,
} from '@/components/ui/data-table/row-engine';
import { runInSlices } from '@/components/ui/data-table/run-in-slices';
import { saveCsv } from '@/components/ui/files/save-csv';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { sampleTransaction } from '@/lib/examples/sample-transactions';
import { provideBrowserParts } from './browser-parts';
import { textsOf } from '@/tests/components/texts-of';

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));

describe('the live table', () => {
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

  function open(more: Partial<DataTableProps<Row>> = {}) {
    const file = 'funds.csv';
    const named = { rows, rowTitle: ({ name }: Row) => name, fileName: file };
    render(
      <main>
        <DataTable {...shared} {...named} {...more} />
      </main>,
    );
  }

  const table = () => screen.getByRole('table', { name: 'Funds' });
  const firstCells = () => textsOf('rowheader', table());
  const heading = (name: RegExp, place = table()) =>
    within(place).getByRole('columnheader', { name });

  test('a heading sorts up, then down, then not at all; unknown values are last, and the order is announced', async () => {
    open({ takesFocus: true });
    expect(screen.getByRole('region', { name: 'Funds' })).toHaveFocus();
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

  test('the rows that are not drawn have the height of rows in the text size of the reader, also when it changes', async () => {
    provideBrowserParts();
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440);
    const root = document.documentElement;
    root.style.fontSize = '20px';
    open();
    await user.selectOptions(screen.getByRole('combobox', { name: labels.rowsPerPage }), 'all');
    const grid = screen.getByRole('grid', { name: 'Funds' });
    const hasRowsOf = (px: number) => {
      const drawn = grid.querySelectorAll('tbody tr:not([aria-hidden])').length;
      const gaps = [...grid.querySelectorAll('td[height]')].map((gap) =>
        gap.getAttribute('height'),
      );
      expect(drawn).toBeGreaterThan(0);
      expect(gaps).toEqual([String((rows.length - drawn) * px)]);
    };
    // 2.75 rem
    await waitFor(() => hasRowsOf(55));
    await act(async () => {
      root.style.fontSize = '';
      root.dataset.reading = 'large';
    });
    await waitFor(() => hasRowsOf(44));
    await act(async () => void delete root.dataset.reading);
    jest.restoreAllMocks();
  });

  test('all rows at once are a grid with one stop: arrows move in it, Space selects, Shift a stretch', async () => {
    provideBrowserParts();
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440);
    open();
    await user.selectOptions(screen.getByRole('combobox', { name: labels.rowsPerPage }), 'all');
    const grid = screen.getByRole('grid', { name: 'Funds' });
    expect(grid).toHaveAttribute('aria-rowcount', '61');
    expect(grid).toHaveAccessibleDescription(labels.gridHint);
    const focused = () => document.activeElement?.getAttribute('data-place');
    const boxOf = (name: string) => within(grid).getByRole('checkbox', { name: `Select ${name}` });
    const start = await within(grid).findByRole('rowheader', { name: 'Fund 1' });
    act(() => start.focus());
    await user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(focused()).toBe('1:2');
    expect(boxOf('Fund 2')).toBeChecked();
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(screen.getByText('3 rows selected')).toBeVisible();
    await user.keyboard('{ArrowUp} {Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe('2:2');
    expect(boxOf('Fund 3')).not.toBeChecked();
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toBe('59:3'));
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    // A filter that takes the row of the stop away leaves it on the last row.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Debt');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '31'));
    const stop = grid.querySelector<HTMLElement>('[tabindex="0"]');
    expect(stop).toHaveAttribute('data-place', '29:3');
    act(() => stop?.focus());
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp} ');
    expect(focused()).toBe('-1:1');
    await waitFor(() => expect(heading(/Fund/, grid)).toHaveAttribute('aria-sort', 'ascending'));
    jest.restoreAllMocks();
  });

  test('the CSV has the rows that a filter leaves, or as many selected ones as its button says', async () => {
    open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Fund 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Fund 2' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Debt');
    await waitFor(() => expect(firstCells()).toHaveLength(25));
    await user.dblClick(within(heading(/Amount/)).getByRole('button'));
    await waitFor(() => expect(firstCells()[0]).toBe('Fund 48'));
    for (const [name, count, firstLines] of [
      [labels.downloadShown, 31, [/^Fund,/, /^Fund 48,/]],
      [fill(labels.downloadSelected, { count: 2 }), 3, [/^Fund,/, /^Fund 2,/, /^Fund 1,/]],
    ] as const) {
      jest.mocked(saveCsv).mockClear();
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(saveCsv).toHaveBeenCalledWith('funds.csv', expect.any(String)));
      const lines = jest.mocked(saveCsv).mock.calls[0]?.[1].split('\r\n') ?? [];
      expect(lines).toHaveLength(count);
      firstLines.forEach((line, index) => expect(lines[index]).toMatch(line));
    }
  });

  test('the CSV of the sample has its name and every column', async () => {
    const { tables } = messages();
    jest.mocked(saveCsv).mockClear();
    render(
      <TransactionsTable rows={[sampleTransaction(0)]} messages={tables} takesFocus={false} />,
    );
    await user.click(screen.getByRole('button', { name: labels.downloadShown }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalled());
    const [name, text] = jest.mocked(saveCsv).mock.calls[0]!;
    expect(name).toBe(tables.live.fileName);
    expect(text).toMatch(
      /^Fund,Date,Category,Type,Units,NAV \(₹\),Amount \(₹\),1-year return \(%\)\r\n/,
    );
  });

  test('a CSV that could not be made says so', async () => {
    jest.mocked(saveCsv).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    open();
    await user.click(screen.getByRole('button', { name: labels.downloadShown }));
    expect(await screen.findByText(labels.downloadFailed)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: labels.downloadShown }));
    await waitFor(() => expect(screen.queryByText(labels.downloadFailed)).not.toBeInTheDocument());
  });

  test('the table of the HTML has its first rows, and controls that do not answer yet', () => {
    render(<FirstPage {...shared} rows={rows.slice(0, 25)} rowCount={10_000} />);
    expect(firstCells()).toHaveLength(25);
    expect(screen.getByText('1 to 25 of 10000 rows')).toBeVisible();
    expect(screen.getByRole('searchbox').closest('[inert]')).not.toBeNull();
  });

  test('search and filter narrow the rows, an empty result offers the way back', async () => {
    open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Debt');
    await waitFor(() => expect(screen.getByText('1 to 25 of 30 rows')).toBeVisible());
    await user.type(screen.getByRole('searchbox'), 'fund 12');
    await waitFor(() => expect(firstCells()).toEqual(['Fund 12']));
    expect(screen.getByText('1 to 1 of 1 row')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 row\. /));
    await user.type(screen.getByRole('searchbox'), ' x');
    await user.click(await screen.findByRole('button', { name: labels.clearFilters }));
    await waitFor(() => expect(firstCells()).toHaveLength(25));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('rows are selected one by one, in a stretch with Shift, and all at once', async () => {
    open();
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
    await user.click(box('Fund 2'));
    expect(screen.getByText('1 row selected')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(box('Fund 5'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 rows selected')).toBeVisible();
    expect(box('Fund 4')).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: labels.selectAll }));
    expect(screen.getByText('60 rows selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: labels.clearSelection }));
    expect(box('Fund 4')).not.toBeChecked();
    // The nearest control above the button, which is gone.
    expect(screen.getByRole('button', { name: labels.lastPage })).toHaveFocus();
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
    const summary = screen.getByText(labels.columns, { selector: 'summary' });
    expect(summary).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('searchbox'));
    expect(summary.parentElement).not.toHaveAttribute('open');
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
    expect(
      within(screen.getByRole('region', { name: 'E' })).getByText('Nothing yet'),
    ).toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'L' })).toHaveAttribute('aria-busy', 'true');
    expect(
      within(screen.getByRole('table', { name: 'F' })).getAllByRole('columnheader'),
    ).toHaveLength(3);
  });

  test('a CSV has plain numbers, empty cells for unknown values, and no spreadsheet formulas', () => {
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
});

describe('the order of rows', () => {
  function finish<Result>(work: Generator<void, Result>): Result {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  }

  const sort = (
    values: readonly (number | string | null)[],
    direction: 'ascending' | 'descending',
  ) =>
    Array.from(
      finish(sortedRows(finish(sortKeys(values.length, (row) => values[row] ?? null)), direction)),
      (row) => values[row] ?? null,
    );

  test('numbers sort by value, unknown ones last', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ noNaN: true }))), (values) => {
        const known = values.filter((value) => value !== null);
        const unknown = values.filter((value) => value === null);
        expect(sort(values, 'ascending')).toEqual([
          ...[...known].sort((a, b) => a - b),
          ...unknown,
        ]);
        expect(sort(values, 'descending')).toEqual([
          ...[...known].sort((a, b) => b - a),
          ...unknown,
        ]);
      }),
    );
  });

  test('words sort as people read them: numbers in them by size, case aside', () => {
    expect(sort(['Fund 10', 'fund 2', null, 'Alpha', ''], 'ascending').slice(0, 3)).toEqual([
      'Alpha',
      'fund 2',
      'Fund 10',
    ]);
    expect(sort(['a', null, 'b'], 'descending')).toEqual(['b', 'a', null]);
  });

  test('equal rows keep their order in both directions', () => {
    const keys = Float64Array.from([1, 0, 1, 0, 1]);
    expect([...finish(sortedRows(keys, 'ascending'))]).toEqual([1, 3, 0, 2, 4]);
    expect([...finish(sortedRows(keys, 'descending'))]).toEqual([0, 2, 4, 1, 3]);
  });

  test('work pauses when its slice is over, and ends when called off', async () => {
    let clock = 0;
    let pauses = 0;
    const pace = {
      now: () => (clock += 1),
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
      sliceMs: 10,
    };
    function* steps(): Generator<void, string> {
      for (let step = 0; step < 100; step += 1) yield;
      return 'done';
    }
    await expect(runInSlices(steps(), new AbortController().signal, pace)).resolves.toBe('done');
    expect(pauses).toBeGreaterThanOrEqual(9);
    const calledOff = new AbortController();
    calledOff.abort();
    await expect(runInSlices(steps(), calledOff.signal, pace)).resolves.toBeNull();
  });

  type Holding = { fund: string; kind: string; rupees: number | null };
  const holdings: Holding[] = [
    { fund: 'Neem Gilt', kind: 'Debt', rupees: 1_20_000 },
    { fund: 'Sal Value', kind: 'Equity', rupees: null },
    { fund: 'Banyan Gold', kind: 'Gold', rupees: 5_000 },
    { fund: 'Neem Value', kind: 'Equity', rupees: 90_000 },
  ];
  const columns = [
    textColumn<Holding>({ id: 'fund', title: 'Fund', value: ({ fund }) => fund }),
    textColumn<Holding>({ id: 'kind', title: 'Kind', value: ({ kind }) => kind }),
    numberColumn<Holding>({
      id: 'rupees',
      title: 'Amount',
      value: ({ rupees }) => rupees,
      format: (rupees) => rupees.toLocaleString('en-IN'),
    }),
  ];
  const query = (asked: Partial<RowQuery>): RowQuery => ({
    sort: null,
    text: '',
    choices: {},
    ...asked,
  });
  const arrange = async (asked: Partial<RowQuery>) =>
    Array.from(
      (await createRowEngine(holdings, columns).arrange(
        query(asked),
        new AbortController().signal,
      )) ?? [],
    );

  test('every word must be somewhere in the row, an amount with or without its commas', async () => {
    await expect(arrange({ text: 'neem VALUE' })).resolves.toEqual([3]);
    await expect(arrange({ text: '120000' })).resolves.toEqual([0]);
    await expect(arrange({ text: '1,20,000' })).resolves.toEqual([0]);
    await expect(arrange({ text: 'nothing' })).resolves.toEqual([]);
    const loss = numberColumn<number>({
      ...{ id: 'loss', title: 'Change', value: (rupees) => rupees, format: formatNumber },
    });
    const found = await createRowEngine([4_000, -4_000], [loss]).arrange(
      query({ text: '-4,000' }),
      new AbortController().signal,
    );
    expect([...(found ?? [])]).toEqual([1]);
  });

  test('a choice keeps rows of that value, in the order of the sort', async () => {
    const byAmount = { columnId: 'rupees', direction: 'ascending' } as const;
    await expect(arrange({ choices: { kind: 'Equity' }, sort: byAmount })).resolves.toEqual([3, 1]);
    await expect(arrange({ sort: byAmount })).resolves.toEqual([2, 3, 0, 1]);
  });

  test('an unknown value prints as a dash', () => {
    expect(columns.map((column) => column.text(holdings[1] ?? holdings[0]!))).toEqual([
      'Sal Value',
      'Equity',
      '–',
    ]);
  });
});
