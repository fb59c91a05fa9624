import { beaconSchema } from '@/lib/vitals/beacon';
import { sumByPage, classOf, edgesOf, p75Of, vitalNames, widthClassOf } from '@/lib/vitals/vital';

test('edges rise, so that a figure has one class', () => {
  for (const name of vitalNames) {
    const edges: readonly number[] = edgesOf[name];
    expect([...edges].sort((one, other) => one - other)).toEqual([...edges]);
    expect(new Set(edges).size).toBe(edges.length);
  }
});

test('a figure belongs to the first edge that it does not pass', () => {
  expect(classOf('LCP', 0)).toBe(0);
  expect(classOf('LCP', 250)).toBe(0);
  expect(classOf('LCP', 250.1)).toBe(1);
  expect(classOf('CLS', 0)).toBe(0);
  expect(classOf('LCP', 99_999)).toBe(edgesOf.LCP.length);
});

test('the 75th percentile is the upper edge of the class that reaches three quarters', () => {
  expect(p75Of('LCP', {})).toBeNull();
  expect(p75Of('LCP', { 0: 3, 5: 1 })).toBe(250);
  expect(p75Of('LCP', { 0: 2, 5: 2 })).toBe(1500);
  expect(p75Of('LCP', { 0: 1, [edgesOf.LCP.length]: 3 })).toBe(Infinity);
});

test('widths are classed as those of phones, below the breakpoint of the menu, and wider', () => {
  expect([360, 639].map(widthClassOf)).toEqual(['narrow', 'narrow']);
  expect([640, 991].map(widthClassOf)).toEqual(['medium', 'medium']);
  expect([992, 1440].map(widthClassOf)).toEqual(['wide', 'wide']);
});

test('histograms of days and widths add up to one per page and figure', () => {
  expect(
    sumByPage([
      { page: '/tables', name: 'LCP', counts: { 1: 2 } },
      { page: '/analytics', name: 'LCP', counts: { 0: 1 } },
      { page: '/tables', name: 'LCP', counts: { 1: 1, 3: 4 } },
      { page: '/tables', name: 'CLS', counts: { 0: 9 } },
    ]),
  ).toEqual([
    { page: '/analytics', name: 'LCP', counts: { 0: 1 } },
    { page: '/tables', name: 'CLS', counts: { 0: 9 } },
    { page: '/tables', name: 'LCP', counts: { 1: 3, 3: 4 } },
  ]);
});

const good = { page: '/tables', width: 'wide', vitals: [{ name: 'LCP', value: 812.4 }] };

test.each([
  ['nothing else may stand in it', { ...good, user: 'x' }],
  ['no figure', { ...good, vitals: [] }],
  ['an unknown figure', { ...good, vitals: [{ name: 'FID', value: 1 }] }],
  ['a figure twice', { ...good, vitals: [good.vitals[0], good.vitals[0]] }],
  ['a negative figure', { ...good, vitals: [{ name: 'LCP', value: -1 }] }],
  ['an exact width', { ...good, width: 1440 }],
  ['a long page', { ...good, page: `/${'x'.repeat(80)}` }],
])('a beacon is refused: %s', (_, beacon) => {
  expect(beaconSchema.safeParse(good).success).toBe(true);
  expect(beaconSchema.safeParse(beacon).success).toBe(false);
});
