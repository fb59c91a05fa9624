import { findDrill, scamDrills } from '@/lib/education/data/scams';

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

test('there are at least 12 drills, each with its signs, one safe choice, and where to report', () => {
  expect(scamDrills.length).toBeGreaterThanOrEqual(12);
  expect(new Set(scamDrills.map(({ slug }) => slug)).size).toBe(scamDrills.length);
  for (const { slug, scene, signs, choices, report } of scamDrills) {
    expect([slug, wordsIn(scene) >= 80 && wordsIn(scene) <= 150]).toEqual([slug, true]);
    expect(signs.length).toBeGreaterThanOrEqual(3);
    expect(choices).toHaveLength(3);
    expect([slug, choices.filter(({ isSafe }) => isSafe).length]).toEqual([slug, 1]);
    for (const { why } of [...signs, ...choices]) expect(wordsIn(why)).toBeGreaterThan(4);
    expect(report).toMatch(/1930|SCORES|sebi\.gov\.in|sachet|cybercrime\.gov\.in/i);
  }
});

test('the place of the safe choice gives no hint', () => {
  const places = scamDrills.map(({ choices }) => choices.findIndex(({ isSafe }) => isSafe));
  for (const place of [0, 1, 2]) {
    expect(places.filter((each) => each === place).length).toBeGreaterThanOrEqual(3);
  }
});

test('an unknown drill is null', () => {
  expect(findDrill('no-such-drill')).toBeNull();
  expect(findDrill(scamDrills[0]?.slug ?? '')).toBe(scamDrills[0]);
});
