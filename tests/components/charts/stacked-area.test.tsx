import { render, screen } from '@testing-library/react';
import { ChartFigure } from '@/components/charts/chart-figure';
import { plotOf } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import { stepAxis, valueAxis } from '@/components/charts/scales';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';

const series = (gain: readonly number[]): Series[] => [
  { id: 'invested', label: 'Paid in', tone: 'second', isHatched: true, values: [0, 60, 120] },
  { id: 'gain', label: 'Gain', tone: 'first', values: gain },
];

function draw(gain: readonly number[], size: 'narrow' | 'wide' = 'wide') {
  const { container } = render(
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
  return container;
}

/** The y of the last point of a line. */
const endOf = (path: Element | undefined) => Number(path?.getAttribute('d')?.split(',').at(-1));

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
  const lines = [...draw([0, 20, 80]).querySelectorAll('path[fill=none]')];
  const axis = valueAxis([120, 200], plotOf('wide'), 5);
  expect(endOf(lines[0])).toBeCloseTo(axis.at(120), 0);
  expect(endOf(lines[1])).toBeCloseTo(axis.at(200), 0);
});

test('a negative quantity hangs down from the edge below it', () => {
  const lines = [...draw([0, -10, -60]).querySelectorAll('path[fill=none]')];
  const axis = valueAxis([120], plotOf('wide'), 5);
  expect(endOf(lines[1])).toBeCloseTo(axis.at(60), 0);
});

test('a hatched series says itself without colour, by a pattern of its own drawing', () => {
  const container = draw([0, 1, 2], 'narrow');
  expect(container.querySelector('pattern#test-narrow-invested')).not.toBeNull();
  expect(container.querySelector('path[fill="url(#test-narrow-invested)"]')).not.toBeNull();
});

test('nothing in a drawing carries a style attribute, and it is silent', () => {
  const container = draw([0, 1, 2]);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
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
