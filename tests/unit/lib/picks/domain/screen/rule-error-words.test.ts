import { messages } from '@/lib/messages';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { priceLagOn } from '@/lib/picks/domain/company/price-lag';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';
import { screens } from '@/lib/picks/domain/screen/screens';

const { picksRules, picksScreens } = messages();

function wordsOf(text: string): string {
  const parsed = parseRule(text);
  return parsed.ok ? 'a rule' : ruleErrorWords(parsed.error, picksRules);
}

test('what is wrong is said with its place, counted from 1', () => {
  expect(wordsOf('Sales > 5 AND Retrun on equity > 15')).toBe(
    'At character 15: no ratio is called “Retrun on equity”. Did you mean Return on equity?',
  );
  expect(wordsOf('Sales > 5 Debt > 3')).toBe(
    'At character 11: AND or OR is missing before “Debt”.',
  );
  expect(wordsOf('Sales > ')).toBe('At character 9: a ratio or a number is missing.');
  expect(wordsOf('x'.repeat(2_001))).toBe('The rule is longer than 2000 characters.');
});

test('every screen has its thesis, its source and at least two ways in which it failed', () => {
  expect(screens.length).toBeGreaterThanOrEqual(8);
  expect(Object.keys(picksScreens).sort()).toEqual(screens.map(({ id }) => id).sort());
  for (const { id } of screens) {
    const { name, thesis, source, failures } = picksScreens[id];
    expect([name, thesis, source].every((words) => words.length > 5)).toBe(true);
    expect(failures.length).toBeGreaterThanOrEqual(2);
  }
});

test('prices are as old as the rule for education asks, or older', () => {
  expect(priceLagOn('2026-11-21', null)).toMatchObject({
    days: 30,
    reason: { id: 'education-price-lag-2026' },
  });
  expect(priceLagOn('2026-11-21', 5).days).toBe(30);
  expect(priceLagOn('2026-11-21', 90).days).toBe(90);
  expect(priceLagOn('2026-11-21', 4_000).days).toBe(365);
  expect(priceLagOn('2026-06-30', null).days).toBe(92);
});
