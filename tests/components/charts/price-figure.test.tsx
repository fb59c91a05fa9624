import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureLabels } from '@/components/charts/figure-labels';
import { LineChart } from '@/components/charts/line-chart';
import { PeriodChips } from '@/components/charts/period-chips';
import { PriceFigure } from '@/components/charts/price-figure';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { dateOfDayNumber } from '@/lib/calendar/day-count';
import { grownRupees, sampleReturnsPercent } from '@/lib/tables/sample-series';
import { messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';

const { charts } = messages();

const walks = [3, 9, 5].map((seed) => grownRupees(1_000, sampleReturnsPercent(seed, 240, 0.4, 3)));

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
    messages={{ caption: 'Price', date: 'Date', days: axisWords() }}
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
    labels={figureLabels(charts.labels, 'Price')}
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
  const rows = container.querySelector('figure')?.dataset.rows?.split('\n') ?? [];
  expect(rows).toHaveLength(241);
  const printed = container.querySelectorAll('tbody tr');
  expect(printed.length).toBeLessThanOrEqual(60);
  expect(printed[printed.length - 1]).toHaveTextContent(rows.at(-1)?.split('\t')[0] ?? '');
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
  expect(new Map(dashes.map(([, dash, tone]) => [tone, dash]))).toEqual(
    new Map([
      ['2', '6 4'],
      ['3', '1 5'],
    ]),
  );
});

test('a pointer that rests on a point announces it after half a second', async () => {
  jest.useFakeTimers();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ width: 700, height: 300 }));
  const { container } = render(figure(20));
  const plot = screen.getByRole('slider');
  fireEvent.pointerOver(plot);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(100);
  });
  fireEvent.pointerMove(plot, { clientX: 0, clientY: 0 });
  const said = container.querySelector('[aria-live]');
  expect(container.querySelector('[data-read="0"]')).toHaveTextContent('14 Apr 2019');
  expect(said).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(500));
  expect(said).toHaveTextContent(/^14 Apr 2019: Name first \(₹\) 1,000\.00$/);
  jest.useRealTimers();
});

test.each([
  ['first', [10, 12, 15, 30, 40]],
  ['in the middle', [30, 22, 10, 25, 40]],
  ['above the lowest rule', [39, 27, 36, 24, 22]],
])('the figure of a lowest value that is %s stays above the dates', (_, values) => {
  const { container } = render(
    <LineChart
      over={{ days: values.map((__, at) => 18_000 + at * 100), words: axisWords() }}
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
