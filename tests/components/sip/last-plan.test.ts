import { lastPlan } from '@/lib/sip/domain/inputs/last-plan';

beforeEach(() => localStorage.clear());

test.each([
  ['/features/sip-calculator?m=5000', true],
  ['/hi/features/sip-calculator?m=5000', true],
  ['/hi/features/income-tax-calculator?m=5000', false],
  ['/features/sip-calculatorx?m=5000', false],
  ['//evil.example/features/sip-calculator?m=5000', false],
])('the last plan at %s can be opened again: %s', (path, isKnown) => {
  lastPlan.write(path);
  expect(lastPlan.read()).toBe(isKnown ? path : null);
});
