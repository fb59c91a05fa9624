import { colourTokens, type ColourToken } from '@/tailwind.config';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, WCAG 2.2: 21 for black on white. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColourToken[] = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const texts: ColourToken[] = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'gain',
  'loss',
  'warn',
];
const charts: ColourToken[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

const textPairs: [ColourToken, ColourToken][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColourToken, ColourToken] => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'gain-soft'],
  ['ink', 'loss-soft'],
  ['ink', 'warn-soft'],
  ['gain', 'gain-soft'],
  ['loss', 'loss-soft'],
  ['warn', 'warn-soft'],
];
const shapePairs: [ColourToken, ColourToken][] = [
  ...(['control', 'focus', 'accent', ...charts] as ColourToken[]).flatMap((shape) =>
    (['canvas', 'surface'] as const).map((ground): [ColourToken, ColourToken] => [shape, ground]),
  ),
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
