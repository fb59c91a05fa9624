import type { SavedItem } from '@/lib/saved/saved-item';
import { examplePlan } from '@/lib/sip/plan';
import { savedItemOf, summariseSavedPlan } from '@/lib/sip/saved-plan';

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const updatedAt = new Date('2026-11-21T08:00:00Z');

const saved = (title: string): SavedItem => {
  const item = savedItemOf(id, title, examplePlan);
  if (!item) throw new Error('refused');
  return { ...item, updatedAt };
};

test('a kept plan comes back with its value and the way to its inputs', () => {
  expect(summariseSavedPlan(saved('College'))).toEqual({
    id,
    title: 'College',
    plan: examplePlan,
    projection: { investedRupees: 2_400_000, gainRupees: 7_591_479, valueRupees: 9_991_479 },
    path: '/features/sip-calculator?m=10000&r=12&y=20&v=1',
    updatedAt,
  });
});

test('a name is trimmed and loses what would turn the writing around', () => {
  expect(summariseSavedPlan(saved('  आशा\u202E का\u0000 घर '))?.title).toBe('आशा का घर');
});

test('a name of more than 60 characters is refused', () => {
  expect(savedItemOf(id, 'x'.repeat(60), examplePlan)).not.toBeNull();
  expect(savedItemOf(id, 'x'.repeat(61), examplePlan)).toBeNull();
});

test('a plan out of bounds is refused', () => {
  expect(savedItemOf(id, '', { ...examplePlan, months: 601 })).toBeNull();
  expect(savedItemOf(id, '', { ...examplePlan, annualReturnPercent: 500 })).toBeNull();
});

test('data of another version or of no known shape have no summary', () => {
  expect(summariseSavedPlan({ ...saved(''), version: 2 })).toBeNull();
  expect(summariseSavedPlan({ ...saved(''), data: { title: 'x' } })).toBeNull();
});
