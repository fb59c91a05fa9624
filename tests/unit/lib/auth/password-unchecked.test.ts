import { passwordProblem } from '@/lib/auth/domain/password';

jest.mock('@/content/word-lists/common-passwords', () => {
  throw new Error('The list cannot be loaded');
});

test('a password that cannot be held against the list is said to be unchecked, not thrown', async () => {
  expect(await passwordProblem('a long walk by the sea')).toBe('unchecked');
});

test('what needs no list is still said', async () => {
  expect(await passwordProblem('short')).toBe('too-short');
});
