import type { SavedItem } from '@/lib/saved/saved-item';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { savedItemOf, summariseSavedPlan } from '@/lib/sip/data/saved-plan';

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const updatedAt = new Date('2026-11-21T08:00:00Z');

const saved = (title: string, inputs: SipInputs = startInputs): SavedItem => {
  const item = savedItemOf(id, title, inputs);
  if (!item) throw new Error('refused');
  return { ...item, updatedAt };
};

const example = {
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 240,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
};

test('a saved plan comes back with its value and the way to its inputs', () => {
  expect(summariseSavedPlan(saved('College'))).toEqual({
    id,
    title: 'College',
    goal: null,
    plan: example,
    projection: { investedRupees: 2_400_000, gainRupees: 7_591_479, valueRupees: 9_991_479 },
    path: '/features/sip-calculator?m=10000&r=12&y=20&v=1',
    updatedAt,
  });
});

test('everything that was set is saved', () => {
  const inputs: SipInputs = { ...startInputs, inflationPercent: 5, 'b.years': 25, fund: 'debt' };
  expect(summariseSavedPlan(saved('', inputs))?.path).toBe(
    '/features/sip-calculator?a.m=10000&a.r=12&a.y=20&i=5&f=debt&b.y=25&v=1',
  );
});

test('a plan saved by the first version still opens', () => {
  const plan = { ...example, months: 120, yearlyStepUpPercent: 10, lumpSumRupees: 50_000 };
  const item: SavedItem = { ...saved('x'), version: 1, data: { title: 'Old', plan } };
  expect(summariseSavedPlan(item)).toMatchObject({
    title: 'Old',
    plan,
    path: '/features/sip-calculator?m=10000&r=12&y=10&s=10&l=50000&v=1',
  });
});

test('a name is trimmed and loses characters that change the writing direction', () => {
  expect(summariseSavedPlan(saved('  आशा\u202E का\u0000 घर '))?.title).toBe('आशा का घर');
});

test('a name of more than 60 characters is refused', () => {
  expect(savedItemOf(id, 'x'.repeat(60), startInputs)).not.toBeNull();
  expect(savedItemOf(id, 'x'.repeat(61), startInputs)).toBeNull();
});

test('data of another version, out of bounds or of no known shape have no summary', () => {
  expect(summariseSavedPlan({ ...saved(''), version: 3 })).toBeNull();
  expect(summariseSavedPlan({ ...saved(''), data: { title: 'x' } })).toBeNull();
  expect(summariseSavedPlan({ ...saved(''), data: { title: 'x', query: 'm=-1' } })).toBeNull();
  const old = { title: '', plan: { ...example, months: 601 } };
  expect(summariseSavedPlan({ ...saved(''), version: 1, data: old })).toBeNull();
});
