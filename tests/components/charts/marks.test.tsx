import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetTones } from '@/components/charts/asset-tones';
import { BoxRows } from '@/components/charts/box-rows';
import { EventMarks, merged } from '@/components/charts/line-chart';
import { labelsHit } from '@/components/charts/chart-plot';
import { areaPath, linePath } from '@/components/charts/parts/paths';
import { PeriodChips } from '@/components/charts/period-chips';
import { RankBar } from '@/components/charts/rank-bar';
import { SegmentedBar } from '@/components/charts/segmented-bar';
import { ShareBar } from '@/components/charts/share-bar';
import { messages } from '@/lib/messages';

test('a path counts from point to point, and has a gap where a point is not known', () => {
  expect(
    linePath([
      [0, 10],
      [5.4, 20],
      [10, 15],
    ]),
  ).toBe('M0,10l5,10 5-5');
  expect(linePath([[0, 10], null, [10, 15]])).toBe('M0,10M10,15');
  expect(linePath([])).toBe('');
});

test('an area ends on its level, or on the edge below it', () => {
  expect(
    areaPath(
      [
        [0, 10],
        [10, 20],
      ],
      100,
    ),
  ).toBe('M0,10l10,10V100H0z');
  expect(
    areaPath(
      [
        [0, 10],
        [10, 20],
      ],
      [50, 60],
    ),
  ).toBe('M0,10l10,10 0,40-10-10z');
});

test('rounding never adds up along a path', () => {
  const points = Array.from({ length: 240 }, (_, index) => [index * 4.18, 500] as const);
  const [, steps = ''] = linePath(points).split('l');
  const end = steps.split(' ').reduce((x, step) => x + parseInt(step, 10), 0);
  expect(end).toBe(Math.round(239 * 4.18));
});

test('a value is on its rule unless the drawing runs through it', () => {
  const ticks = [{ at: 1000 }, { at: 500 }];
  expect(labelsHit(ticks, [{ x: 0, ys: [990] }])).toEqual([1000]);
  expect(labelsHit(ticks, [{ x: 600, ys: [990, null] }])).toEqual([]);
});

test('marks that would lie on each other are one', () => {
  const mark = { kind: 'bought', tone: assetTones.gold } as const;
  expect(
    merged([
      { ...mark, at: 500 },
      { ...mark, at: 505 },
    ]),
  ).toEqual([{ ...mark, at: 500 }]);
  expect(
    merged([
      { ...mark, at: 500 },
      { ...mark, at: 530 },
    ]),
  ).toHaveLength(2);
  expect(
    merged([
      { ...mark, at: 505, kind: 'sold' },
      { ...mark, at: 500 },
    ]),
  ).toEqual([{ ...mark, at: 500, kind: 'event' }]);
});

test('bought, sold and other events have shapes of their own, in the colour of what they are about', () => {
  const view = renderToStaticMarkup(
    <EventMarks
      at={(place) => place}
      events={(['bought', 'sold', 'event'] as const).map((kind, index) => ({
        kind,
        at: index * 100,
        tone: assetTones.coins,
      }))}
    />,
  );
  expect(new Set(view.match(/ d="[^"]*"/g)).size).toBe(3);
  expect(view.match(/fill-chart-4/g)).toHaveLength(3);
});

test('every kind of asset has a colour of its own', () => {
  expect(new Set(Object.values(assetTones)).size).toBe(Object.keys(assetTones).length);
});

test('chips are links of which one is current', () => {
  render(
    <PeriodChips
      periods={['1y', '5y', 'max']}
      current="5y"
      hrefOf={(period) => `?range=${period}`}
      messages={messages().periods}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1Y', '5Y', 'All']);
  expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '?range=5y');
  expect(screen.getByRole('link', { name: '1Y' })).toHaveAccessibleDescription('1 year');
});

test('a segmented bar fills its width by shares, and names each with its amount', () => {
  const { container } = render(
    <SegmentedBar
      label="By kind"
      parts={[
        { id: 'a', label: 'Equity', tone: 'first', value: 3, text: '₹3' },
        { id: 'b', label: 'Debt', tone: 'third', value: 1, text: '₹1' },
      ]}
      targets={{ a: 1, b: 1 }}
    />,
  );
  expect(screen.getByRole('img', { name: 'By kind' })).toBeInTheDocument();
  const widths = [...container.querySelectorAll('[role=img] rect')].map((rect) =>
    rect.getAttribute('width'),
  );
  expect(widths).toEqual(['75%', '25%', '50%', '50%']);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Equity₹3');
});

test('a rank bar is full for the first, and half as long for the middle one', () => {
  const barOf = (rank: number) => renderToStaticMarkup(<RankBar rank={rank} count={31} label="" />);
  const widths = (rank: number) => [...barOf(rank).matchAll(/width="([^"]+)"/g)].map(([, w]) => w);
  expect(widths(1)).toEqual(['100%', '100%']);
  expect(widths(16)).toEqual(['100%', '50%']);
  expect(widths(31)).toEqual(['100%', '3%']);
});

test('a share bar never runs over', () => {
  const view = renderToStaticMarkup(<ShareBar share={1.4} label="all" />);
  expect(view.match(/width="100%"/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<ShareBar share={0.25} label="" />)).toContain('width="25%"');
});

test('box rows share one scale and print worst, median and best', () => {
  const { container } = render(
    <BoxRows
      caption="Returns"
      titles={messages().charts.boxes.titles}
      rows={[
        { id: '1', label: '1 year', worst: -10, lower: 0, median: 10, upper: 20, best: 40 },
        { id: '3', label: '3 years', worst: 5, lower: 8, median: 10, upper: 12, best: 15 },
      ]}
      format={String}
    />,
  );
  expect(screen.getByRole('row', { name: /1 year.*-10.*10.*40/ })).toBeInTheDocument();
  const medians = [...container.querySelectorAll('.stroke-surface')].map((line) =>
    line.getAttribute('x1'),
  );
  expect(medians[0]).toBe(medians[1]);
});
