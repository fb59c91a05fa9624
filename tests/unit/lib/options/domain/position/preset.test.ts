import { readFileSync } from 'node:fs';
import { headingId } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import { buildPreset, type PresetSetting } from '@/lib/options/domain/position/preset';
import { presetIds } from '@/lib/options/domain/position/preset-groups';
import { presetLessons } from '@/lib/options/domain/position/preset-lessons';
import { presetLegs, type PresetId } from '@/lib/options/domain/position/preset-legs';
import { valueStrategy } from '@/lib/options/domain/position/strategy-value';

const setting: PresetSetting = {
  spot: 24_041.9,
  strikeStep: 50,
  unitsPerLot: 65,
  lots: 2,
  date: '2026-11-21',
  expiry: '2026-12-01',
  laterExpiry: '2026-12-29',
  volatility: 0.12,
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
};
const market = { ...setting, volatility: 'per-leg', volatilityChange: 0 } as const;
const ids = Object.keys(presetLegs) as PresetId[];

test('no two presets are alike, and each is in a group', () => {
  expect([...presetIds].sort()).toEqual([...ids].sort());
  expect(new Set(ids.map((id) => JSON.stringify(presetLegs[id]))).size).toBe(ids.length);
});

test('each has strikes on the grid and prices on the tick, and is fair today', () => {
  for (const id of ids) {
    const legs = buildPreset(id, setting);
    for (const { priceRupees, lots } of legs) {
      expect([id, lots % 2]).toEqual([id, 0]);
      expect(Math.round(priceRupees * 20)).toBeCloseTo(priceRupees * 20, 8);
    }
    legs.filter(isOption).forEach(({ strike }) => expect(strike % 50).toBe(0));
    const value = valueStrategy(legs, market);
    const ticks = legs.reduce((sum, { lots }) => sum + lots * 65 * 0.025, 0);
    expect(value.ok && Math.abs(value.value.profitRupees)).toBeLessThanOrEqual(ticks + 1e-6);
  }
});

/** Hull, chapter 12: how many breakevens each has, and on which side it has no limit. */
test.each<[PresetId, number, boolean, boolean]>([
  ['long-call', 1, true, false],
  ['short-call', 1, false, true],
  ['bull-call-spread', 1, false, false],
  ['bear-put-spread', 1, false, false],
  ['long-straddle', 2, true, false],
  ['short-strangle', 2, false, true],
  ['short-iron-condor', 2, false, false],
  ['short-iron-butterfly', 2, false, false],
  ['call-butterfly', 2, false, false],
  ['put-condor', 2, false, false],
  ['call-back-spread', 1, true, false],
  ['call-calendar', 2, false, false],
  ['covered-call', 1, false, false],
  ['protective-put', 1, true, false],
  ['collar', 1, false, false],
  ['synthetic-long', 1, true, false],
])('%s has %p breakevens; unlimited profit %p, unlimited loss %p', (id, count, up, down) => {
  const free = { ...setting, dividendYield: 0 };
  const outcome = outcomeOf(buildPreset(id, free), { ...market, dividendYield: 0 });
  expect(outcome.breakevens).toHaveLength(count);
  expect([outcome.bestRupees === 'unlimited', outcome.worstRupees === 'unlimited']).toEqual([
    up,
    down,
  ]);
});

test('a box brings the same at every spot: the width of its strikes less its price', () => {
  const legs = buildPreset('long-box', setting);
  const paid = legs.reduce(
    (sum, { side, priceRupees }) => sum + (side === 'buy' ? priceRupees : -priceRupees),
    0,
  );
  const outcome = outcomeOf(legs, market);
  expect(outcome.bestRupees).toBeCloseTo(130 * (200 - paid), 6);
  expect(outcome.worstRupees).toBeCloseTo(130 * (200 - paid), 6);
});

test('the strike nearest to the spot is the middle', () => {
  const [call] = buildPreset('long-call', setting) as [Leg];
  expect(call).toMatchObject({ strike: 24_050, lots: 2, expiry: '2026-12-01', volatility: 0.12 });
});

test('steps that leave no strike are refused', () => {
  const coarse = { ...setting, spot: 100, strikeStep: 50 };
  expect(() => buildPreset('short-iron-condor', coarse)).toThrow('No strike');
});

/** The text of a lesson; throws where there is none. */
const lessonOf = (slug: string) =>
  readFileSync(`content/lessons/options-and-risk/${slug}.mdx`, 'utf8');

test('each links to a part of a lesson that exists, and lessons are named as their pages are', () => {
  for (const [id, { lesson, heading }] of Object.entries(presetLessons)) {
    const headings = [...lessonOf(lesson).matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
    expect([id, headings.map(headingId)]).toEqual([id, expect.arrayContaining([heading])]);
  }
  for (const [slug, title] of Object.entries(messages().options.presets.lessons)) {
    expect(/^title: (.+)$/m.exec(lessonOf(slug))?.[1]).toBe(title);
  }
});
