import { render, screen, within } from '@testing-library/react';
import { Table, type Column } from '@/components/ui/table';

type Row = { name: string; kind: string; rupees: string };

const rows: Row[] = [
  { name: 'SIP', kind: 'In', rupees: '₹10' },
  { name: 'All', kind: '–', rupees: '₹12' },
];
const name: Column<Row> = { id: 'name', title: 'Name', cell: (row) => row.name };
const kind: Column<Row> = { id: 'kind', title: 'Kind', cell: (row) => row.kind };
const amount: Column<Row> = {
  id: 'rupees',
  title: 'Amount',
  isNumber: true,
  cell: ({ rupees }) => rupees,
};
const shared = { caption: 'Transactions', rows, rowKey: (row: Row) => row.name };

test('a box with the name of the table can be focused, and each row has its head', () => {
  render(<Table {...shared} columns={[name, kind, amount]} />);
  const box = screen.getByRole('region', { name: 'Transactions' });
  expect(box).toHaveAttribute('tabindex', '0');
  const table = within(box).getByRole('table', { name: 'Transactions' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getAllByRole('rowheader').map(text)).toEqual(['SIP', 'All']);
  expect(within(table).getAllByRole('cell').map(text)).toEqual(['In', '₹10', '–', '₹12']);
});

test('numbers are marked cell by cell, or once on the box where there is nothing else', () => {
  const { unmount } = render(<Table {...shared} columns={[name, kind, amount]} />);
  expect(screen.getByRole('cell', { name: '₹12' })).toHaveClass('number');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveClass('number');
  expect(screen.getByRole('cell', { name: '–' })).not.toHaveClass('number');
  unmount();
  render(<Table {...shared} columns={[name, amount]} />);
  expect(screen.getByRole('region')).toHaveClass('all-numbers');
  expect(screen.getByRole('cell', { name: '₹12' })).not.toHaveAttribute('class');
});

test('a total is marked, and without rows another text is shown instead', () => {
  const { rerender } = render(
    <Table {...shared} columns={[name, amount]} isTotal={(row) => row.name === 'All'} />,
  );
  const total = screen.getByRole('row', { name: 'All ₹12' });
  expect(total).toHaveClass('is-total');
  expect(screen.getByRole('row', { name: 'SIP ₹10' })).not.toHaveClass('is-total');
  rerender(<Table {...shared} columns={[name]} rows={[]} empty={<p>Nothing yet</p>} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('another column may head the rows, titles span columns, and a grid takes no focus itself', () => {
  render(
    <Table
      {...shared}
      columns={[{ ...amount, order: 'ascending', isStop: (row) => row.name === 'All' }, name]}
      rowHead="name"
      topHead={
        <tr>
          <th scope="colgroup">Money</th>
          <td />
        </tr>
      }
      isGrid
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Transactions' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(within(grid).getAllByRole('rowheader').map(text)).toEqual(['SIP', 'All']);
  expect(within(grid).getAllByRole('columnheader').map(text)).toEqual(['Money', 'Amount', 'Name']);
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByText('₹10')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('₹12')).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('rowheader', { name: 'All' })).not.toHaveAttribute('tabindex');
});

function text({ textContent }: HTMLElement) {
  return textContent;
}
