import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetTones, SegmentedBar, ShareBar } from '@/components/charts/share-bars';
import { BoxRows } from '@/components/charts/box-rows';
import { labelsHit } from '@/components/charts/chart-plot';
import { figureLabels } from '@/components/charts/figure-labels';
import { yAxisOf } from '@/components/charts/frame';
import { EventMarks, LineChart, merged } from '@/components/charts/line-chart';
import { areaPath, linePath } from '@/components/charts/parts/paths';
import { PeriodChips, PriceFigure } from '@/components/charts/price-figure';
import { rowsOf } from '@/components/charts/reading/reading-rows';
import { RankBar } from '@/components/charts/rank-bar';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { dayFormats } from '@/lib/calendar/day-texts';
import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/examples/sample-series';
import { textsOf } from '@/tests/components/texts-of';
import { passTime } from '@/tests/components/pass-time';

test('a path counts from point to point, and has a gap where a point is not known', () => {
  const point = (x: number, y: number) => [x, y] as const;
  expect(linePath([point(0, 10), point(5.4, 20), point(10, 15)])).toBe('M0,10l5,10 5-5');
  expect(linePath([point(0, 10), null, point(10, 15)])).toBe('M0,10M10,15');
  expect(linePath([])).toBe('');
});

test('an area ends on its level, or on the edge below it', () => {
  const edge = [
    [0, 10],
    [10, 20],
  ] as const;
  expect(areaPath(edge, 100)).toBe('M0,10l10,10V100H0z');
  expect(areaPath(edge, [50, 60])).toBe('M0,10l10,10 0,40-10-10z');
});

test('the area between two lines has the colour of the lower one, where it is lower', () => {
  const lines = (first: readonly (number | null)[], second: readonly (number | null)[]) =>
    renderToStaticMarkup(
      <LineChart
        over={{ steps: [0, 1, 2], formatStep: String, stepTitle: 'Steps' }}
        series={[
          { id: 'one', label: 'One', tone: 'first', values: first },
          { id: 'two', label: 'Two', tone: 'second', values: second },
        ]}
        formatValue={String}
        hasDifference
      />,
    ).match(/<linearGradient.*?class="([^"]*)"/g);
  expect(lines([1, 1, 1], [2, 2, 2])).toEqual([expect.stringContaining('text-chart-1')]);
  expect(lines([2, 2, 2], [1, null, 1])).toEqual([expect.stringContaining('text-chart-2')]);
  expect(lines([1, 1, 1], [2, 1, 0])).toHaveLength(2);
  expect(lines([1, 1, 1], [1, 1, 1])).toBeNull();
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

test('marks that would overlap are merged', () => {
  const bought = (at: number) => ({ kind: 'bought', tone: assetTones.gold, at }) as const;
  expect(merged([bought(500), bought(505)])).toEqual([bought(500)]);
  expect(merged([bought(500), bought(530)])).toHaveLength(2);
  const sold = { ...bought(505), kind: 'sold' } as const;
  expect(merged([sold, bought(500)])).toEqual([{ ...bought(500), kind: 'event' }]);
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

test('chips are links of which one is current', () => {
  render(
    <PeriodChips
      periods={['1y', '5y', 'max']}
      current="5y"
      hrefOf={(period) => `?range=${period}`}
      messages={messages().periods}
    />,
  );
  expect(textsOf('link')).toEqual(['1Y', '5Y', 'All']);
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

test('a share bar is never longer than its width', () => {
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

describe('a stacked area', () => {
  const series = (gain: readonly number[]): Series[] => [
    { id: 'invested', label: 'Paid in', tone: 'second', isHatched: true, values: [0, 60, 120] },
    { id: 'gain', label: 'Gain', tone: 'first', values: gain },
  ];

  const axisOf = (values: readonly number[]) =>
    yAxisOf({ values, holdsZero: true, format: String });

  function draw(gain: readonly number[]): string {
    return renderToStaticMarkup(
      <StackedArea
        id="test"
        over={{ steps: [0, 1, 2], stepTitle: 'Years', formatStep: String }}
        series={series(gain)}
        formatValue={(value) => `₹${value}`}
      />,
    );
  }

  /** The height at which each series' edge ends, in the order of the series. */
  function edgeEnds(html: string): number[] {
    const edges = html.matchAll(/<path d="M\d+,(\d+)l([^"]*)" fill="none"/g);
    const rise = (step: string) => Number(/^\d+,?(-?\d+)$/.exec(step)?.[1]);
    return [...edges].map(([, start, steps = '']) =>
      steps.split(' ').reduce((y, step) => y + rise(step), Number(start)),
    );
  }

  test('the upper edge of the last series is the sum of all', () => {
    const axis = axisOf([120, 200]);
    expect(edgeEnds(draw([0, 20, 80]))).toEqual([
      expect.closeTo(axis.at(120), 0),
      expect.closeTo(axis.at(200), 0),
    ]);
  });

  test('a negative quantity hangs down from the edge below it', () => {
    const axis = axisOf([120]);
    expect(edgeEnds(draw([0, -10, -60]))[1]).toBeCloseTo(axis.at(60), 0);
  });

  test('a hatched series has a pattern of its own, cut to its area and never stretched', () => {
    const view = draw([0, 1, 2]);
    expect(view).toContain('aria-hidden="true"');
    expect(view).toContain('<pattern id="test-invested"');
    expect(view).toContain('<clipPath id="test-invested-area" clipPathUnits="objectBoundingBox">');
    expect(view).toContain('fill="url(#test-invested)" clip-path="url(#test-invested-area)"');
    const stretched = [...view.matchAll(/<svg viewBox.*?<\/svg>/g)];
    expect(stretched.length).toBeGreaterThan(0);
    stretched.forEach(([part]) => expect(part).not.toContain('url(#'));
  });
});

describe('a figure of prices', () => {
  const walks = [3, 9, 5].map((seed) =>
    grownRupees(1_000, sampleReturnsPercent(seed, 240, 0.4, 3)),
  );

  const figure = (count: number, lines: 1 | 3 = 1) => (
    <PriceFigure
      sentence="It rose."
      points={Array.from({ length: count }, (_, index) => ({
        day: 18_000 + index * 7,
        text: formatDate(dateOfDayNumber(18_000 + index * 7)),
        values: walks.slice(0, lines).map((prices) => prices[index] ?? null),
      }))}
      lines={(['first', 'second', 'third'] as const)
        .slice(0, lines)
        .map((tone) => ({ id: tone, label: `Name ${tone}`, tone }))}
      messages={{ caption: 'Price', date: 'Date', days: dayFormats() }}
      unit="₹"
      formatValue={(value) => formatFixed(value, 2)}
      formatAxis={(value) => formatNumber(value)}
      periods={
        <PeriodChips
          periods={['1m', '6m', '1y', '3y', '5y', '10y', 'max']}
          current="5y"
          hrefOf={(period) => `?range=${period}#nav`}
          messages={messages().periods}
        />
      }
      fileName="price.csv"
      labels={figureLabels(messages().charts.labels, 'Price')}
    />
  );

  const bytes = (text: string) => new TextEncoder().encode(text).length;

  test.each([
    [200, 1],
    [80, 3],
  ] as const)('%p points of %p lines are no more than 6 KiB, with table 16 KiB', (count, lines) => {
    const view = renderToStaticMarkup(figure(count, lines));
    const [drawing = ''] =
      /<svg aria-hidden="true" data-reading.*?<\/svg><\/div>/.exec(
        view.replace(/<details.*<\/details>/, ''),
      ) ?? [];
    expect(drawing).not.toBe('');
    expect(bytes(drawing)).toBeLessThanOrEqual(6 * 1024);
    expect(bytes(view)).toBeLessThanOrEqual(16 * 1024);
  });

  test('all points can be read, and the table has at most 60 of them, the newest among these', () => {
    const { container } = render(figure(240));
    const rows = rowsOf(container.querySelector('figure')!);
    expect(rows).toHaveLength(241);
    const printed = container.querySelectorAll('tbody tr');
    expect(printed.length).toBeLessThanOrEqual(60);
    expect(printed[printed.length - 1]).toHaveTextContent(rows.at(-1)?.[0] ?? '');
  });

  test('before scripts the row above the drawing says the newest values', () => {
    const view = renderToStaticMarkup(figure(20, 3));
    expect(view).toMatch(/data-read="0"[^>]*>25 Aug 2019</);
    expect(view.match(/data-read="[123]" data-unit="₹"[^>]*>₹[\d,]+\.\d\d</g)).toHaveLength(3);
    expect(view).not.toContain('role="slider"');
  });

  test('the second line is dashed and the third dotted', () => {
    const view = renderToStaticMarkup(figure(20, 3));
    const dashes = [...view.matchAll(/stroke-dasharray="([^"]*)"[^>]*class="stroke-chart-(\d)"/g)];
    const byTone = Object.fromEntries(dashes.map(([, dash, tone]) => [tone, dash]));
    expect(byTone).toEqual({ 2: '6 4', 3: '1 5' });
  });

  afterEach(() => jest.useRealTimers());

  test('a pointer that rests on a point announces it after half a second', async () => {
    jest.useFakeTimers();
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ width: 700, height: 300 }));
    const { container } = render(figure(20));
    const plot = screen.getByRole('slider');
    fireEvent.pointerOver(plot);
    await passTime(100);
    fireEvent.pointerMove(plot, { clientX: 0, clientY: 0 });
    const said = container.querySelector('[aria-live]');
    expect(container.querySelector('[data-read="0"]')).toHaveTextContent('14 Apr 2019');
    expect(said).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(500));
    expect(said).toHaveTextContent(/^14 Apr 2019: Name first \(₹\) 1,000\.00$/);
  });

  test.each([
    ['first', [10, 12, 15, 30, 40]],
    ['in the middle', [30, 22, 10, 25, 40]],
    ['above the lowest rule', [39, 27, 36, 24, 22]],
  ])('the figure of a lowest value that is %s stays above the dates', (_, values) => {
    const { container } = render(
      <LineChart
        over={{ days: values.map((__, at) => 18_000 + at * 100), formats: dayFormats() }}
        series={[{ id: 'value', label: 'NAV', tone: 'first', values }]}
        formatValue={(value) => `₹${value}`}
        hasExtremes
      />,
    );
    const text = screen.getByText(`₹${Math.min(...values)}`, { selector: '.fill-ink' });
    // 19 px below its point, in a drawing of at least 180 px whose dates begin 6 px below it.
    expect((parseFloat(text.getAttribute('y')!) / 100) * 180 + 19).toBeLessThanOrEqual(182);
    expect(container.querySelectorAll('circle[r="3.5"]')).toHaveLength(2);
  });

  test.each([
    ['above the foot has its value', true, ['₹10', '₹20', '₹30', '₹40']],
    ['at the foot, where the line begins, has none', false, ['₹20', '₹30', '₹40']],
  ])('the lowest rule %s', (_, hasExtremes, labels) => {
    const { container } = render(
      <LineChart
        over={{ steps: [0, 1, 2, 3, 4], formatStep: String }}
        series={[{ id: 'value', label: 'NAV', tone: 'first', values: [10, 12, 15, 30, 40] }]}
        formatValue={(value) => `₹${value}`}
        hasExtremes={hasExtremes}
      />,
    );
    const onRules = [...container.querySelectorAll('g.stroke-surface > text')];
    expect(onRules.map(({ textContent }) => textContent)).toEqual(labels);
  });
});
