import fc from 'fast-check';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { createRowEngine, type RowQuery } from '@/components/ui/data-table/row-engine';
import { matchingRows, sortedRows, sortKeys } from '@/components/ui/data-table/row-order';
import { runInSlices } from '@/components/ui/data-table/run-in-slices';

function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const sort = (values: readonly (number | string | null)[], direction: 'ascending' | 'descending') =>
  Array.from(
    finish(sortedRows(finish(sortKeys(values.length, (row) => values[row] ?? null)), direction)),
    (row) => values[row] ?? null,
  );

test('numbers sort as the engine sorts them, what is not known last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.double({ noNaN: true }))), (values) => {
      const known = values.filter((value) => value !== null);
      const unknown = values.filter((value) => value === null);
      expect(sort(values, 'ascending')).toEqual([...[...known].sort((a, b) => a - b), ...unknown]);
      expect(sort(values, 'descending')).toEqual([...[...known].sort((a, b) => b - a), ...unknown]);
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

test('a filter keeps the order', () => {
  const order = Uint32Array.from([3, 1, 2, 0]);
  expect([...finish(matchingRows(order, (row) => row !== 1))]).toEqual([3, 2, 0]);
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
});

test('a choice keeps rows of that value, in the order of the sort', async () => {
  const byAmount = { columnId: 'rupees', direction: 'ascending' } as const;
  await expect(arrange({ choices: { kind: 'Equity' }, sort: byAmount })).resolves.toEqual([3, 1]);
  await expect(arrange({ sort: byAmount })).resolves.toEqual([2, 3, 0, 1]);
});

test('what is not known prints as a dash', () => {
  expect(columns.map((column) => column.text(holdings[1] ?? holdings[0]!))).toEqual([
    'Sal Value',
    'Equity',
    '–',
  ]);
});
