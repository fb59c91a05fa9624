import { colourTokens, type ColourToken } from '@/tailwind.config';
import { difference, labSeen, visions } from './colour-vision';

const series: ColourToken[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

/** Seen at a glance, also in a thin line; two neighbours on a printed scale differ by about 5. */
const leastDifference = 12;

const pairs = series.flatMap((one, index) =>
  series.slice(index + 1).map((other): [ColourToken, ColourToken] => [one, other]),
);

describe.each(['light', 'dark'] as const)('series colours, %s theme', (theme) => {
  test.each(visions)('any two can be told apart with %s', (vision) => {
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

test('a red and a green of one lightness are one colour to a reader without red cones', () => {
  const apart = (vision: 'usual' | 'protanopia') =>
    difference(labSeen('#d8504b', vision), labSeen('#7e7b2f', vision));
  expect(apart('usual')).toBeGreaterThan(30);
  expect(apart('protanopia')).toBeLessThan(leastDifference);
});
