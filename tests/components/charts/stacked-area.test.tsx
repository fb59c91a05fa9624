import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import { uprightAxis } from '@/components/charts/frame';
import { Legend } from '@/components/charts/legend';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';

const series = (gain: readonly number[]): Series[] => [
  { id: 'invested', label: 'Paid in', tone: 'second', isHatched: true, values: [0, 60, 120] },
  { id: 'gain', label: 'Gain', tone: 'first', values: gain },
];

const uprightOf = (values: readonly number[]) =>
  uprightAxis({ values, holdsZero: true, format: String });

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
  return [...edges].map(([, start, steps = '']) =>
    steps
      .split(' ')
      .reduce((y, step) => y + Number(/^\d+,?(-?\d+)$/.exec(step)?.[1]), Number(start)),
  );
}

test('the upper edge of the last series is the sum of all', () => {
  const axis = uprightOf([120, 200]);
  expect(edgeEnds(draw([0, 20, 80]))).toEqual([
    expect.closeTo(axis.at(120), 0),
    expect.closeTo(axis.at(200), 0),
  ]);
});

test('a negative quantity hangs down from the edge below it', () => {
  const axis = uprightOf([120]);
  expect(edgeEnds(draw([0, -10, -60]))[1]).toBeCloseTo(axis.at(60), 0);
});

test('a hatched series has a pattern of its own, cut to its area and never stretched', () => {
  const view = draw([0, 1, 2]);
  expect(view).toContain('<pattern id="test-invested"');
  expect(view).toContain('<clipPath id="test-invested-area" clipPathUnits="objectBoundingBox">');
  expect(view).toContain('fill="url(#test-invested)" clip-path="url(#test-invested-area)"');
  const stretched = [...view.matchAll(/<svg viewBox.*?<\/svg>/g)];
  expect(stretched.length).toBeGreaterThan(0);
  stretched.forEach(([part]) => expect(part).not.toContain('url(#'));
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
      readout={<Legend id="t" series={series([0, 0, 0])} />}
      table={<p>the table</p>}
    >
      <svg />
    </ChartFigure>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('It grows.');
  expect(screen.getByText('Paid in')).toBeVisible();
  expect(screen.getByText('the table')).not.toBeVisible();
});
