import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { type Column, Table } from '@/components/ui/table';
import { textSource, type TextSource, useTextInHtml } from '@/components/ui/loading/text-in-html';
import { atFirstInteraction, whenNear } from '@/components/ui/loading/triggers';
import { lazyComponent, type LoadTrigger, useLazy } from '@/components/ui/loading/use-lazy';
import { textsOf } from '@/tests/components/texts-of';

describe('table', () => {
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
    expect(textsOf('rowheader', table)).toEqual(['SIP', 'All']);
    expect(textsOf('cell', table)).toEqual(['In', '₹10', '–', '₹12']);
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

  test.each([
    ['texts', ['a', '', '₹1'], ['b', '–', 'c']],
    ['a tab in a text', ['a\tb', 'c', 'd'], ['e', 'f', 'g']],
    ['a new line in a text', ['a', 'b\nc', 'd'], ['e', 'f', 'g']],
    ['an element among texts', ['a', <b key="">b</b>, 'c'], ['d', 'e', 'f']],
  ])('each cell has its place: %s', (_, ...lists) => {
    const columns = [0, 1, 2].map((at) => ({
      id: String(at),
      title: String(at),
      cell: (cells: (typeof lists)[number]) => cells[at],
    }));
    render(<Table caption="Cells" columns={columns} rows={lists} rowHead={null} />);
    const expected = lists.flat().map((cell) => (typeof cell === 'string' ? cell : 'b'));
    expect(textsOf('cell')).toEqual(expected);
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
    expect(textsOf('rowheader', grid)).toEqual(['SIP', 'All']);
    expect(textsOf('columnheader', grid)).toEqual(['Money', 'Amount', 'Name']);
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByText('₹10')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('₹12')).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('rowheader', { name: 'All' })).not.toHaveAttribute('tabindex');
  });
});

describe('loading', () => {
  function Clause({ source, mark }: { source: TextSource<string>; mark?: string }) {
    const text = useTextInHtml(source);
    return (
      <p className={mark} suppressHydrationWarning>
        {text ?? ''}
      </p>
    );
  }

  test('hydration keeps the text of the HTML and loads nothing', async () => {
    const load = jest.fn(() => Promise.resolve('loaded'));
    const source = textSource(load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>Legal text</p>';
    const { rerender } = render(<Clause source={source} />, { container, hydrate: true });
    rerender(<Clause source={source} mark="seen" />);
    expect(screen.getByText('Legal text')).toHaveClass('seen');
    expect(load).not.toHaveBeenCalled();
  });

  test('a page that is reached without HTML loads the text once for all that print it', async () => {
    const load = jest.fn(() => Promise.resolve('loaded'));
    const source = textSource(load);
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <Clause source={source} />
          <Clause source={source} />
        </Suspense>,
      ),
    );
    expect(screen.getAllByText('loaded')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('after a failure the next call asks again', async () => {
    const load = jest
      .fn(() => Promise.resolve('loaded'))
      .mockRejectedValueOnce(new Error('offline'));
    const source = textSource(load);
    await expect(source()).rejects.toThrow('offline');
    await expect(source()).resolves.toBe('loaded');
  });

  describe('what is loaded late', () => {
    type Greeting = { name: string };

    const Arrived = ({ name }: Greeting) => <p>Hello {name}</p>;

    test('shows its fallback until the trigger, fetches once, and tries again after a failure', async () => {
      let load: () => void = () => undefined;
      const stop = jest.fn();
      const trigger: LoadTrigger = (start) => {
        load = start;
        return stop;
      };
      const fetchComponent = jest
        .fn(() => Promise.resolve(Arrived))
        .mockRejectedValueOnce(new Error('offline'));
      const Lazy = lazyComponent<Greeting>(
        fetchComponent,
        trigger,
        ({ place, hasFailed, name }) => (
          <div ref={place}>{hasFailed ? 'Failed' : `Waiting for ${name}`}</div>
        ),
      );
      render(<Lazy name="Asha" />);
      expect(screen.getByText('Waiting for Asha')).toBeVisible();
      expect(fetchComponent).not.toHaveBeenCalled();
      act(() => {
        load();
        load();
      });
      expect(await screen.findByText('Failed')).toBeVisible();
      expect(fetchComponent).toHaveBeenCalledTimes(1);
      act(() => load());
      expect(await screen.findByText('Hello Asha')).toBeVisible();
      expect(stop).toHaveBeenCalledTimes(1);
    });

    test('without a fallback nothing shows, and without the trigger nothing is fetched', () => {
      const fetchComponent = jest.fn(() => Promise.resolve(Arrived));
      const Lazy = lazyComponent<Greeting>(fetchComponent, () => undefined);
      const { container } = render(<Lazy name="Asha" />);
      expect(container).toBeEmptyDOMElement();
      expect(fetchComponent).not.toHaveBeenCalled();
    });

    test('code is fetched at a press, too', async () => {
      function Counter() {
        const { code, load } = useLazy(() => Promise.resolve({ count: 3 }));
        return <button onClick={load}>{code ? code.count : 'Load'}</button>;
      }
      render(<Counter />);
      await userEvent.click(screen.getByText('Load'));
      expect(await screen.findByText('3')).toBeVisible();
    });

    test.each(['pointermove', 'pointerdown', 'keydown', 'click', 'input'])(
      'the first sign, a %s, loads once, one before this at once; a mouse that rests is none',
      (sign) => {
        const send = (type: string, movementX = 0) =>
          document.body.dispatchEvent(
            Object.assign(new Event(type, { bubbles: true }), { movementX, movementY: 0 }),
          );
        const { dataset } = document.documentElement;
        const load = jest.fn();
        atFirstInteraction(load, null);
        atFirstInteraction(load, null)?.();
        send('pointermove');
        expect(load).not.toHaveBeenCalled();
        send(sign, 4);
        send(sign, 4);
        expect(load).toHaveBeenCalledTimes(1);
        delete dataset.untouched;
        atFirstInteraction(load, null);
        expect(load).toHaveBeenCalledTimes(2);
      },
    );

    test('whenNear loads once the place comes within the distance', () => {
      let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
      const observer = { observe: jest.fn(), disconnect: jest.fn() };
      const construct = jest.fn((callback: typeof report, _options: IntersectionObserverInit) => {
        report = callback;
        return observer;
      });
      const before = window.IntersectionObserver;
      Object.assign(window, { IntersectionObserver: construct });
      const load = jest.fn();
      const place = document.createElement('div');
      const stop = whenNear(300)(load, place);
      expect(observer.observe).toHaveBeenCalledWith(place);
      expect(construct.mock.calls[0]?.[1]).toEqual({ rootMargin: '300px' });
      report([{ isIntersecting: false }]);
      expect(load).not.toHaveBeenCalled();
      // Two frames at once, as a busy browser reports them: the panel was closed in the first.
      report([{ isIntersecting: false }, { isIntersecting: true }]);
      expect(load).toHaveBeenCalledTimes(1);
      stop?.();
      expect(observer.disconnect).toHaveBeenCalled();
      Object.assign(window, { IntersectionObserver: before });
    });
  });
});
