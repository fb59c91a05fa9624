import { colourTokens, type ColourToken } from '@/tailwind.config';
import { heatOpacities } from '@/components/charts/heat-table';
import { difference, labSeen, linearChannels, visions } from './colour-vision';

const series: ColourToken[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

/** Seen at a glance, also in a thin line; two neighbours on a printed scale differ by about 5. */
const leastDifference = 12;

const pairs = series.flatMap((one, index) =>
  series.slice(index + 1).map((other): [ColourToken, ColourToken] => [one, other]),
);

describe.each(['light', 'dark'] as const)('series colours, %s theme', (theme) => {
  test.each(visions)('any two can be distinguished with %s', (vision) => {
    const tooClose = pairs.flatMap(([one, other]) => {
      const apart = difference(
        labSeen(colourTokens[theme][one], vision),
        labSeen(colourTokens[theme][other], vision),
      );
      return apart < leastDifference ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
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
  const luminance = (hex: string) => {
    const [red, green, blue] = linearChannels(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  test.each(
    (['chart-1', 'chart-2'] as const).flatMap((token) =>
      heatOpacities.map((opacity) => ({ token, opacity })),
    ),
  )('ink on $token at $opacity has a contrast of at least 4.5', ({ token, opacity }) => {
    const [dark = 0, light = 0] = [
      luminance(colourTokens[theme].ink),
      luminance(mixed(token, opacity)),
    ].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
