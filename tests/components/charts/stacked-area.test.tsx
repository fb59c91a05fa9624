import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import { chartSizes, plotOf, type ChartSize } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import { stepAxis, valueAxis } from '@/components/charts/scales';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';

const series = (gain: readonly number[]): Series[] => [
  { id: 'invested', label: 'Paid in', tone: 'second', isHatched: true, values: [0, 60, 120] },
  { id: 'gain', label: 'Gain', tone: 'first', values: gain },
];

function draw(gain: readonly number[], size: ChartSize = 'wide'): string {
  return renderToStaticMarkup(
    <StackedArea
      id="test"
      size={size}
      steps={[0, 1, 2]}
      series={series(gain)}
      stepTitle="Years"
      formatStep={String}
      formatValue={(value) => `₹${value}`}
    />,
  );
}

/** The height at which each series' edge ends, in the order of the series. */
function edgeEnds(html: string): number[] {
  const edges = html.matchAll(/<path d="[^"]*,([\d.]+)" fill="none"/g);
  return [...edges].map(([, y]) => Number(y));
}

test('an upright axis holds zero and ends on a round number at or above the highest value', () => {
  const axis = valueAxis([3, 97], plotOf('wide'), 5);
  expect(axis.ticks[0]).toBe(0);
  expect(axis.ticks.at(-1)).toBe(100);
  expect(axis.at(0)).toBe(plotOf('wide').bottom);
  expect(axis.at(100)).toBe(plotOf('wide').top);
});

test('an upright axis reaches below zero for losses, and stands when all is zero', () => {
  expect(valueAxis([-40, 10], plotOf('wide'), 5).ticks[0]).toBe(-40);
  expect(valueAxis([0, 0], plotOf('wide'), 5).ticks[0]).toBe(0);
});

test('a level axis has whole steps only', () => {
  expect(stepAxis([0, 1, 2], plotOf('wide'), 10).ticks).toEqual([0, 1, 2]);
  expect(stepAxis([0, 30], plotOf('narrow'), 5).ticks.every(Number.isInteger)).toBe(true);
});

test('the upper edge of the last series is the sum of all', () => {
  const axis = valueAxis([120, 200], plotOf('wide'), 5);
  expect(edgeEnds(draw([0, 20, 80]))).toEqual([
    expect.closeTo(axis.at(120), 0),
    expect.closeTo(axis.at(200), 0),
  ]);
});

test('a negative quantity hangs down from the edge below it', () => {
  const axis = valueAxis([120], plotOf('wide'), 5);
  expect(edgeEnds(draw([0, -10, -60]))[1]).toBeCloseTo(axis.at(60), 0);
});

test.each(chartSizes)('a hatched series has a pattern of its own in the %s drawing', (size) => {
  const view = draw([0, 1, 2], size);
  expect(view).toContain(`<pattern id="test-${size}-invested"`);
  expect(view).toContain(`fill="url(#test-${size}-invested)"`);
});

test('a drawing carries no style attribute, which the policy forbids, and is silent', () => {
  const view = draw([0, 1, 2]);
  expect(view).not.toContain('style=');
  expect(view).toContain('aria-hidden="true"');
});

test('a figure says in words what it shows and holds the table behind a toggle', () => {
  render(
    <ChartFigure
      sentence="It grows."
      tableTitle="As a table"
      legend={<Legend id="t" series={series([0, 0, 0])} />}
      table={<p>the table</p>}
    >
      <svg />
    </ChartFigure>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('It grows.');
  expect(screen.getByText('Paid in')).toBeVisible();
  expect(screen.getByText('the table')).not.toBeVisible();
});
