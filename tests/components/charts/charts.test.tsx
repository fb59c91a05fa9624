import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { FigureCsv } from '@/components/charts/reading/figure-csv';
import { BarChart } from '@/components/charts/bar-chart';
import { binsOf } from '@/components/charts/histogram';
import { stepTo, wordsOf } from '@/components/charts/reading/chart-reader';
import { Donut } from '@/components/charts/donut';
import { spreadApart } from '@/components/charts/parts/labels';
import { HeatTable } from '@/components/charts/heat-table';
import { LineChart } from '@/components/charts/line-chart';
import { PayoffChart } from '@/components/charts/payoff-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import {
  nearestPoint,
  parseReading,
  pointsOf,
  writeReading,
} from '@/components/charts/reading/reading';
import { rowsOf, withUnit } from '@/components/charts/reading/reading-rows';
import type { Series } from '@/components/charts/series';
import { Sparkline } from '@/components/charts/sparkline';
import { csvOfRows } from '@/components/charts/reading/table-csv';
import { exampleGroups } from '@/components/examples/registry';
import { saveCsv } from '@/components/ui/files/save-csv';
import { messages } from '@/lib/messages';

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));

const line = (values: readonly (number | null)[]): Series => ({
  id: 'a',
  label: 'Fund',
  tone: 'first',
  values,
});
const over = (steps: readonly number[]) => ({
  over: { steps, stepTitle: 'Years', formatStep: String },
  formatValue: String,
});

const lineOf = (values: readonly (number | null)[], breaks: readonly number[] = []) => (
  <LineChart series={[line(values)]} breaks={breaks} {...over(values.map((_, at) => at))} />
);
const draw = (...drawn: Parameters<typeof lineOf>) => renderToStaticMarkup(lineOf(...drawn));

const chartExamples = exampleGroups
  .filter(({ id }) => id === 'charts')
  .flatMap(({ examples }) => examples.flatMap((one) => ('Example' in one ? [one] : [])));

/** Those that are figures of their own, with a table and a CSV. */
const figureExamples = chartExamples.filter(
  ({ id }) => !['sparkline', 'segmented-bar', 'box-rows', 'small-bars'].includes(id),
);

/** How many places a path goes through: a start, and the pairs that follow it. */
const placesIn = (path: string) =>
  [...path.matchAll(/M[^Ml]*(?:l([^M]*))?/g)].reduce(
    (sum, [, steps = '']) => sum + 1 + (steps === '' ? 0 : steps.split(' ').length),
    0,
  );

/** The data of the paths that are strokes only. */
const strokes = (view: string) =>
  [...view.matchAll(/<path d="([^"]*)" (?:fill="none"|stroke-dasharray|class="stroke-chart)/g)].map(
    ([, data = '']) => data,
  );

test('the mark at the end of a line is at its last known value', () => {
  const other = { ...line([1, 2, 3, 4, 5]), id: 'b' };
  const view = renderToStaticMarkup(
    <LineChart series={[line([1, 2, 3, null, null]), other]} {...over([0, 1, 2, 3, 4])} />,
  );
  expect([...view.matchAll(/<circle cx="([^"]+)"/g)].map(([, at]) => at)).toEqual(['50%', '100%']);
});

test('each example has a row or cell for each point, and no figure that is no number', () => {
  for (const { id, Example } of chartExamples) {
    const { container, unmount } = render(<Example />);
    expect([id, /NaN|Infinity|undefined/.exec(container.innerHTML)]).toEqual([id, null]);
    const figure = container.querySelector('figure');
    const svg = container.querySelector<SVGSVGElement>('svg[data-reading]');
    const points = figure ? (rowsOf(figure).length - 1) * Number(svg?.dataset.cells ?? 1) : 0;
    expect([id, svg ? pointsOf(svg).length : 0]).toEqual([id, points]);
    unmount();
  }
});

test('the CSV of each example has a caption, an empty line, and every row', async () => {
  for (const { id, Example } of figureExamples) {
    jest.mocked(saveCsv).mockClear();
    const { container, unmount } = render(<Example />);
    fireEvent.click(screen.getByText(messages().charts.labels.csv));
    await waitFor(() => expect(saveCsv).toHaveBeenCalled());
    const lines = jest.mocked(saveCsv).mock.calls[0]![1].split('\r\n');
    expect([id, lines.length]).toEqual([id, rowsOf(container.querySelector('figure')!).length + 2]);
    unmount();
  }
});

test('a value that is not known breaks the line and is never drawn as zero', () => {
  const { container } = render(lineOf([5, 6, null, 7, 8]));
  const [path = ''] = strokes(container.innerHTML);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(placesIn(path)).toBe(4);
  expect(container.innerHTML).toMatch(/data-reading="[^"]*;\d+,;[^"]*"/);
});

test('a line breaks where its values are of two kinds; a known value between unknown ones is a dot', () => {
  const [broken = ''] = strokes(draw([100, 101, 10, 11], [2]));
  expect(broken.match(/M/g)).toHaveLength(2);
  expect(placesIn(broken)).toBe(4);
  expect(draw([null, 4, null])).toContain('<circle');
  expect(draw([3, 4, 5])).not.toContain('<circle');
  const dots = (view: string) => view.match(/<circle/g)?.length ?? 0;
  expect(dots(draw([4, 10.1, 10.2, 10.3, 5.2], [4]))).toBe(1);
  expect(dots(draw([4, 5, 10, 20, 21], [2, 3]))).toBe(1);
  expect(dots(draw([4, 5, 10, 20, 21], [2]))).toBe(0);
});

test('a line that ends before the others leaves the points that are read to them', () => {
  const series = [line([1, 2, 3, 4]), { ...line([1, 2]), id: 'b' }];
  const { container } = render(<LineChart {...over([0, 1, 2, 3])} series={series} />);
  const svg = container.querySelector('svg[data-reading]') as SVGSVGElement;
  expect(pointsOf(svg).map(({ ys }) => ys.map((y) => y !== null))).toEqual([
    ...[
      [true, true],
      [true, true],
      [true, false],
      [true, false],
    ],
  ]);
});

test('points that a drawing had with a gap do not stay when it has none', () => {
  const { container, rerender } = render(lineOf([1, null, 9]));
  const points = () => pointsOf(container.querySelector('svg[data-reading]') as SVGSVGElement);
  expect(points().map(({ ys: [y] }) => y === null)).toEqual([false, true, false]);
  rerender(lineOf([9, 5, 1]));
  expect(points().map(({ ys: [y] }) => y === null)).toEqual([false, false, false]);
});

test('a line may start above zero, one that holds zero never does', () => {
  expect(draw([101, 109])).toContain('>105</text>');
  const view = renderToStaticMarkup(
    <LineChart {...over([0, 1])} series={[line([101, 109])]} holdsZero isFilled />,
  );
  expect(view).not.toContain('>105</text>');
  expect(view).toContain('>50</text>');
});

test('labels at the ends of lines keep their order and do not touch', () => {
  const heights = spreadApart([400, 390, 410], 0, 1000);
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeGreaterThanOrEqual(65);
  expect((heights[2] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(65);
  expect(spreadApart([999, 999], 0, 1000)).toEqual([935, 1000]);
});

test('bars hang below zero for losses, and an unknown one is left out', () => {
  const view = renderToStaticMarkup(
    <BarChart
      id="b"
      categories={['A', 'B', 'C']}
      series={[line([10, -10, null])]}
      formatValue={String}
    />,
  );
  const bars = [
    ...view.matchAll(/<rect x="[\d.]+%" width="[\d.]+%" y="([\d.]+)%" height="([\d.]+)%"/g),
  ];
  expect(bars).toHaveLength(2);
  const [[, upTop, upHeight] = [], [, downTop] = []] = bars;
  expect(Number(upTop) + Number(upHeight)).toBeCloseTo(Number(downTop), 0);
});

test('bins hold every value once, the highest included', () => {
  const bins = binsOf([0, 1, 2.5, 9, 10], 5);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(bins.at(-1)).toEqual({ from: 8, to: 10, count: 2 });
  expect(binsOf([], 5)).toEqual([]);
  expect(binsOf([3, 3], 5).reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('a donut draws each part once', () => {
  const part = { label: 'P', text: '₹1', shareText: '50%', value: 1 } as const;
  const view = renderToStaticMarkup(
    <Donut
      centre="₹2"
      centreTitle="Total"
      parts={[
        { ...part, id: 'a', tone: 'first' },
        { ...part, id: 'b', tone: 'second' },
      ]}
    />,
  );
  expect(view.match(/<path d="M/g)).toHaveLength(2);
});

test('a heat table prints each value, distinguishes the signs, and leaves the unknown neutral', () => {
  const view = renderToStaticMarkup(
    <HeatTable
      columns={['J', 'F', 'M']}
      rows={[{ id: 'x', label: '2024', values: [4, -2, null] }]}
      format={String}
      notKnown="–"
    />,
  );
  expect(view).toMatch(/class="stroke-surface fill-chart-1\/50"/);
  expect(view).toMatch(/class="stroke-surface fill-chart-2\/30"/);
  expect(view).toMatch(/class="stroke-surface fill-surface-sunken"><\/rect><text[^>]*>–</);
});

const payoffAt = (profits: Readonly<Record<number, number>>) =>
  Object.entries(profits).map(([price, profit]) => ({ price: Number(price), profit }));

test('profit and loss differ by texture; how often the price ends where is bars, the highest 45% of the height', () => {
  const view = renderToStaticMarkup(
    <PayoffChart
      id="p"
      points={payoffAt({ 90: -10, 110: 10 })}
      breakevens={[100]}
      frequency={[
        { from: 90, to: 100, share: 0.8, compared: 0.4 },
        { from: 100, to: 110, share: 0.2, compared: null },
      ]}
      formatPrice={String}
      formatProfit={String}
    />,
  );
  expect(view).toContain('fill="url(#p-loss)"');
  expect(view).toMatch(/<linearGradient [^>]*class="text-gain"/);
  expect(view).toContain('class="stroke-gain"');
  expect(view).toContain('class="stroke-loss"');
  expect(view).toContain('>100</text>');
  const bars = [
    ...view.matchAll(/<rect x="([^"]+)" width="([^"]+)" y="([^"]+)" height="([^"]+)"/g),
  ];
  expect(bars.map(([, ...places]) => places)).toEqual([
    ['0%', '50%', '55%', '45%'],
    ['50%', '50%', '88.75%', '11.25%'],
  ]);
  // The line to compare with has one place, in the middle of the first bar and at half its height.
  expect(view).toMatch(/<path d="M250,77[45](?:\.\d+)?" [^>]*stroke-dasharray="6 4"/);
});

/** Profits and breakevens by price, and the label of each breakeven: its text, how far below the line, and where it is held. */
test.each([
  ['rising, below at the right', { 80: -10, 120: 10 }, [100], ['100 19 start']],
  ['falling, below at the left', { 80: 10, 120: -10 }, [100], ['100 19 end']],
  ['near the end of the drawing, above', { 80: -90, 120: 10 }, [116], ['116 -10 end']],
  [
    'close to the next, both above',
    { 80: -10, 100: 2, 120: -10 },
    [290 / 3, 310 / 3],
    ['96.7 -10 end', '103.3 -10 start'],
  ],
  ['outside the drawing, none', { 80: 5, 120: 10 }, [60, 140], []],
  ['at a point that touches zero, below', { 80: 5, 100: 0, 120: 5 }, [100], ['100 19 middle']],
])('the price of a breakeven stands clear of the line: %s', (_, profits, breakevens, labels) => {
  const { container } = render(
    <PayoffChart
      id="p"
      points={payoffAt(profits)}
      breakevens={breakevens}
      formatPrice={(price) => String(Number(price.toFixed(1)))}
      formatProfit={String}
    />,
  );
  const texts = [...container.querySelectorAll('circle + text')].map((text) =>
    [text.textContent, text.getAttribute('dy'), text.getAttribute('text-anchor')].join(' '),
  );
  expect(texts).toEqual(labels);
});

/** The values from the left edge on, and where the first and last label across are held. */
test.each([
  ['in a drawing without a margin, both within it', [0, 0, 5], ['start', 'end']],
  ['beside a margin, the first may stand in it', [6, 10, 0], ['middle', 'end']],
])('labels at the edges: %s', (_, values, anchors) => {
  const { container } = render(lineOf(values));
  const anchorOf = (label: string) =>
    [...container.querySelectorAll('text')]
      .find((text) => text.textContent === label && text.getAttribute('dy') === '18')
      ?.getAttribute('text-anchor') ?? 'middle';
  expect([anchorOf('0'), anchorOf('2')]).toEqual(anchors);
});

test('a sparkline is a named picture that breaks at a gap', () => {
  render(<Sparkline values={[1, 2, null, 3, 4]} label="Up by 4" />);
  const picture = screen.getByRole('img', { name: 'Up by 4' });
  const [start, trend] = picture.querySelectorAll('path');
  expect(start).toHaveAttribute('stroke-dasharray');
  expect(trend?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(trend).toHaveClass('stroke-gain');
});

test('a sparkline with a second line has both on one scale, the second dashed', () => {
  const pathsOf = (values: readonly number[], compared?: readonly number[]) =>
    [
      ...renderToStaticMarkup(
        <Sparkline values={values} compared={compared} label="Screen" />,
      ).matchAll(/<path d="([^"]*)"( stroke-dasharray="[^"]*")?/g),
    ].map(([, d, dashes]) => ({ d, isDashed: dashes !== undefined }));
  const [market, screened] = pathsOf([100, 200], [100, 300]);
  expect(market).toEqual({ d: pathsOf([100, 300])[1]?.d, isDashed: true });
  expect(screened?.isDashed).toBe(false);
  expect(screened?.d).not.toBe(pathsOf([100, 200])[1]?.d);
});

test('lines without gaps say where the points are, and are not said twice', () => {
  const series = [line([0, 10, 5, 5]), { ...line([10, 0, 10, 2.4]), id: 'b' }];
  const { container } = render(<LineChart series={series} {...over([0, 1, 2, 4])} />);
  const svg = container.querySelector<SVGSVGElement>('svg[data-reading]')!;
  expect(svg.dataset.reading).toBe('');
  expect(pointsOf(svg)).toEqual([
    { x: 0, ys: [1000, 0] },
    { x: 250, ys: [0, 1000] },
    { x: 500, ys: [500, 0] },
    { x: 1000, ys: [500, 760] },
  ]);
});

test('a line that breaks is two paths in one, so that its points are sent', () => {
  const { container } = render(
    <LineChart series={[line([0, 10, 5, 5])]} breaks={[2]} {...over([0, 1, 2, 4])} />,
  );
  const points = pointsOf(container.querySelector<SVGSVGElement>('svg[data-reading]')!);
  expect(points.map(({ x }) => x)).toEqual([0, 250, 500, 1000]);
});

test('unknown values survive writing and reading points', () => {
  const point = (x: number, ...ys: (number | null)[]) => ({ x, ys });
  const points = [point(10, 5, null), point(20, 6, 7)];
  expect(parseReading(writeReading(points))).toEqual(points);
  expect(nearestPoint(points, 16, 0, false)).toBe(1);
  expect(nearestPoint([point(0, 0), point(1, 90)], 1, 3, true)).toBe(0);
});

test.each([
  ['ArrowRight', null, 0],
  ['ArrowRight', 4, 5],
  ['ArrowLeft', null, 19],
  ['PageUp', 4, 6],
  ['End', 3, 19],
  ['x', 3, null],
] as const)('%s from point %j of 20 leads to %j', (key, from, to) => {
  expect(stepTo(key, from, 20)).toBe(to);
});

const rows = [
  ['Year', 'Value (₹)'],
  ['1', '−1,20,000.5'],
  ['=2', '–'],
];

test('the text of a point comes from its row, or from its cell', () => {
  expect(wordsOf(rows, 0, null)).toEqual({
    title: '1',
    text: 'Year 1: Value (₹) −1,20,000.5',
    cells: ['1', '−1,20,000.5'],
  });
  expect(
    wordsOf(
      [
        ['Date', 'NAV'],
        ['5 May 2026', '21.5'],
      ],
      0,
      null,
    ),
  ).toMatchObject({
    text: '5 May 2026: NAV 21.5',
  });
  expect(wordsOf(rows, 1, 1)).toMatchObject({ title: '=2, Value (₹)', text: '=2, Value (₹): –' });
});

test('the CSV of a figure has the plain values, a minus among them, and no formula', () => {
  expect(csvOfRows(rows, ['Values', '=Source'])).toMatch(/^Values\r\n"'=Source"\r\n\r\nYear,Value/);
  expect(csvOfRows(rows)).toBe('Year,Value (₹)\r\n1,-120000.5\r\n"\'=2",');
  expect(csvOfRows([['22 Nov 2021', '₹1,00,000', '+3.20%']])).toBe('22 Nov 2021,100000,3.2');
});

const priceFigure = (source: string) => (
  <figure>
    <FigureCsv label="CSV" failed="No file" fileName="price-bee.csv" source={source} />
    <table>
      <caption>Price of Bee</caption>
      <tbody>
        <tr>
          <td>22 Nov 2026</td>
          <td>₹40.00</td>
        </tr>
      </tbody>
    </table>
  </figure>
);
const takeCsv = () => userEvent.click(screen.getByRole('button', { name: 'CSV' }));

test('the CSV of a figure that could not be made says so', async () => {
  jest.mocked(saveCsv).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(priceFigure(''));
  await takeCsv();
  expect(await screen.findByText('No file')).toBeInTheDocument();
  await takeCsv();
  await waitFor(() => expect(screen.queryByText('No file')).not.toBeInTheDocument());
  jest.mocked(saveCsv).mockClear();
});

test('the CSV of a figure says what it shows, from where, and as of when in India', async () => {
  const { labels } = messages().charts;
  const source = { name: 'CoinGecko', url: 'https://www.coingecko.com', attribution: null };
  const times = { asOf: '2026-11-26T19:00:00Z', fetchedAt: '2026-11-26T19:01:00Z' };
  render(priceFigure(csvSourceOf({ source, ...times, status: 'live' }, labels)));
  await takeCsv();
  await waitFor(() => expect(saveCsv).toHaveBeenCalled());
  expect(jest.mocked(saveCsv).mock.calls[0]).toEqual([
    'price-bee.csv',
    [
      'Price of Bee',
      '"Source: CoinGecko, https://www.coingecko.com, as of 27 Nov 2026, 00:30 IST, live"',
      '',
      '22 Nov 2026,40',
    ].join('\r\n'),
  ]);
});

test.each([
  ['1,200', '₹', '₹1,200'],
  ['−1,200', '₹', '−₹1,200'],
  ['₹1.2 L', '₹', '₹1.2 L'],
  ['−3.5', '%', '−3.5%'],
  ['–', '₹', '–'],
  ['7', undefined, '7'],
])('%s with the unit %s is %s', (text, unit, whole) => {
  expect(withUnit(text, unit)).toBe(whole);
});

test('a figure with a marked point shows it except while another point is read', async () => {
  const user = userEvent.setup();
  const rows = [1, 2, 3];
  const { container } = render(
    <ReadableFigure<number>
      sentence="Rows"
      caption="Rows"
      columns={[
        { id: 'step', title: 'Step', value: (row) => row, text: String },
        { id: 'value', title: 'Value', value: (row) => row * 10, text: (row) => `${row * 10}` },
      ]}
      rows={rows}
      own={1.5}
      rowKey={String}
      fileName="rows.csv"
      labels={{
        ...{ table: 'Table', csv: 'CSV', csvFailed: 'No file' },
        ...{ read: 'Read', readHint: 'Arrow keys' },
      }}
    >
      <svg data-reading="0,1;500,1;500,1" />
    </ReadableFigure>,
  );
  const value = () => container.querySelector('[data-read="1"]');
  expect(container.querySelector('[data-read="0"]')).toHaveTextContent('1.5');
  expect(value()).toHaveTextContent('15');
  screen.getByRole('slider').focus();
  await waitFor(async () => {
    await user.keyboard('{Home}');
    expect(value()).toHaveTextContent('10');
  });
  // The browser goes back with it.
  const backKey = { key: 'ArrowLeft', altKey: true };
  expect(fireEvent.keyDown(screen.getByRole('slider'), backKey)).toBe(true);
  await user.keyboard('{Escape}');
  expect(value()).toHaveTextContent('15');
});
