import { readdirSync, readFileSync } from 'node:fs';
import { heatTones } from '@/components/charts/heat-tone';
import { cardTiming } from '@/components/ui/card/card-timing';
import { contrast } from '@/components/examples/foundations';
import tailwind, { colourTokens, motionMs, typeScale, type ColourToken } from '@/tailwind.config';
import { difference, labSeen, visions } from './colour-vision';

const grounds: ColourToken[] = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const texts: ColourToken[] = [
  ...(['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong'] as const),
  ...(['gain', 'loss', 'warn'] as const),
];
const charts: ColourToken[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

const textPairs: [ColourToken, ColourToken][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColourToken, ColourToken] => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  // A quiet button under the pointer.
  ['accent', 'accent-soft'],
  // The placeholder of a field that has an error.
  ['ink-faint', 'loss-soft'],
  // A tooltip.
  ['canvas', 'ink'],
  ...(['accent-soft', 'gain-soft', 'loss-soft', 'warn-soft'] as const).flatMap((ground) =>
    (['ink', 'ink-soft'] as const).map((text): [ColourToken, ColourToken] => [text, ground]),
  ),
  ['gain', 'gain-soft'],
  ['loss', 'loss-soft'],
  ['warn', 'warn-soft'],
];
const shapePairs: [ColourToken, ColourToken][] = [
  ...(['control', 'focus', 'accent'] as const).flatMap((shape) =>
    grounds.map((ground): [ColourToken, ColourToken] => [shape, ground]),
  ),
  ...charts.flatMap((chart) =>
    (['canvas', 'surface'] as const).map((ground): [ColourToken, ColourToken] => [chart, ground]),
  ),
  // The edge of an alert, of a field with an error, of a button that removes.
  ['accent', 'accent-soft'],
  ['gain', 'gain-soft'],
  ['warn', 'warn-soft'],
  ['loss', 'loss-soft'],
  ['loss', 'surface'],
  // The focus on what is chosen.
  ['focus', 'accent-soft'],
  // A tooltip's own edge is its ground.
  ['ink', 'canvas'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = colourTokens[theme];

  test.each(textPairs)('text: %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('controls and charts: %s on %s have at least 3', (shape, ground) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21, as the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
});

test('both themes name the same colours, each as six digits', () => {
  expect(Object.keys(colourTokens.dark)).toEqual(Object.keys(colourTokens.light));
  for (const colour of Object.values({ ...colourTokens.light, ...colourTokens.dark })) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

const remOf = (size: string) => parseFloat(size);
const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

test('type rises from step to step, none is under 13 px, and lines are never tighter than the type', () => {
  const steps = Object.values(typeScale);
  expect(isRising(steps.map(([size]) => remOf(size)))).toBe(true);
  for (const [size, { lineHeight }] of steps) {
    expect(remOf(size) * 16).toBeGreaterThanOrEqual(13);
    expect(remOf(lineHeight) / remOf(size)).toBeGreaterThan(1.08);
  }
  expect(tailwind.theme?.fontSize).toBe(typeScale);
});

test("the card widget's movements take as long in the style sheet as in its script", () => {
  const { collapseMs, fullScreenMs } = cardTiming;
  expect([collapseMs, fullScreenMs]).toEqual([400, 500]);
  expect(motionMs).toMatchObject({ collapse: collapseMs, 'full-screen': fullScreenMs });
});

/** Seen at a glance, also in a thin line; two neighbours on a printed scale differ by about 5. */
const minDifference = 12;

const chartPairs = charts.flatMap((one, index) =>
  charts.slice(index + 1).map((other): [ColourToken, ColourToken] => [one, other]),
);

describe.each(['light', 'dark'] as const)('series colours, %s theme', (theme) => {
  test.each(visions)('any two can be distinguished with %s', (vision) => {
    const tooClose = chartPairs.flatMap(([one, other]) => {
      const apart = difference(
        labSeen(colourTokens[theme][one], vision),
        labSeen(colourTokens[theme][other], vision),
      );
      return apart < minDifference ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
    });
    expect(tooClose).toEqual([]);
  });
});

// Pairs 1, 9 and 25 of the test data published with the formula (Sharma et al., table 1).
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as const)('the difference of %j and %j is %d, as published', (one, other, published) => {
  expect(difference(one, other)).toBeCloseTo(published, 4);
});

describe.each(['light', 'dark'] as const)('cells of a heat table, %s theme', (theme) => {
  const channels = (hex: string) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  /** A colour that lets the surface through, as the browser mixes it. */
  const mixed = (token: ColourToken, opacity: number) => {
    const under = channels(colourTokens[theme].surface);
    const parts = channels(colourTokens[theme][token]).map((value, index) =>
      Math.round(value * opacity + (under[index] ?? 0) * (1 - opacity)),
    );
    return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };

  test.each(heatTones)('ink on $cell has a contrast of at least 4.5', ({ cell, area }) => {
    const [, token, percent] = /^bg-(chart-[12])\/(\d+)$/.exec(cell) ?? [];
    expect(area).toBe(`fill-${token}/${percent}`);
    const background = mixed(token as ColourToken, Number(percent) / 100);
    expect(contrast(colourTokens[theme].ink, background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('widths at which the layout changes grow with the font of the browser', () => {
  test('the named ones', () => {
    const screens = Object.values((tailwind.theme?.screens ?? {}) as Record<string, string>);
    expect(screens).toHaveLength(6);
    expect(screens.filter((width) => !/^[\d.]+rem$/.test(width))).toEqual([]);
  });

  test('those that one style or script names itself', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|css)$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const inPixels =
      /(?:@?(?:min|max)-\[\d+px\]:|[(](?:(?:min|max)-)?(?:width|inline-size)[ :<>=]+\d+px)/;
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => inPixels.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
