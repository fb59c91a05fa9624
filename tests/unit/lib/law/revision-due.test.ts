import { isRevisionDue } from '@/lib/law/revision-due';

test('a row is due for a newer one from the month on in which it is so old', () => {
  const row = { from: '2026-01-27' } as const;
  expect(isRevisionDue(row, 6, '2026-07-26')).toBe(false);
  expect(isRevisionDue(row, 6, '2026-07-27')).toBe(true);
  expect(isRevisionDue(row, 12, '2026-11-21')).toBe(false);
});
