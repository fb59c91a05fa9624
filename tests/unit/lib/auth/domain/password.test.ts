import { commonPasswords } from '@/content/word-lists/common-passwords';
import { passwordProblem, passwordRuleStates } from '@/lib/auth/domain/password';
import { readFromDisk, shippedFiles } from '@/tests/unit/architecture/module-graph';

describe('a new password', () => {
  test.each([
    'correct horse battery staple',
    'पासवर्ड मेरा अपना',
    '🦚🦚🦚🦚🦚🦚🦚🦚',
    '  spaces at both ends  ',
    'lettersonly without rules',
    'x'.repeat(128),
  ])('may be %j', async (password) => {
    expect(await passwordProblem(password)).toBeNull();
  });

  test.each([
    ['', 'empty'],
    ['seven77', 'too-short'],
    ['🦚🦚🦚🦚🦚🦚🦚', 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['password123', 'too-common'],
    ['PassWord123', 'too-common'],
    ['12345678', 'too-common'],
    ['iloveyou', 'too-common'],
  ])('is refused: %j is %s', async (password, problem) => {
    expect(await passwordProblem(password)).toBe(problem);
  });

  test('is not refused for being a part of a common one', async () => {
    expect(commonPasswords).toContain('\npassword123\n');
    expect(await passwordProblem('assword123x')).toBeNull();
    expect(await passwordProblem('assword123')).toBeNull();
  });
});

describe('a personal password', () => {
  const owner = { email: ' Asha.Rao@example.in', username: 'Asha of Pune ' };

  test.each(['asha.rao@example.in', 'ASHA.RAO', 'asha of pune', ' asha.rao '])(
    'is refused: %j',
    async (password) => {
      expect(await passwordProblem(password, owner)).toBe('personal');
    },
  );

  test.each(['asha.rao walks', 'rao.asha@example.in'])(
    'may be %j, which only contains a part of them',
    async (password) => {
      expect(await passwordProblem(password, owner)).toBeNull();
    },
  );

  test('cannot be checked without data of the person', async () => {
    expect(await passwordProblem('asha.rao@example.in')).toBeNull();
  });
});

describe('the states of the rules', () => {
  test.each([
    ['', 'open', 'open', 'open'],
    ['seven77', 'unmet', 'open', 'open'],
    ['password', 'met', 'unmet', 'met'],
    ['asha@example.in', 'met', 'met', 'unmet'],
    ['a long walk by the sea', 'met', 'met', 'met'],
    ['x'.repeat(129), 'unmet', 'met', 'met'],
  ])('of %j', (password, length, uncommon, impersonal) => {
    const owner = { email: 'asha@example.in', username: 'asha' };
    expect(passwordRuleStates(password, owner, commonPasswords)).toEqual({
      length,
      uncommon,
      impersonal,
    });
    expect(passwordRuleStates(password, owner, null).uncommon).toBe('open');
  });
});

test('without the list of common passwords a password is unchecked, and nothing is thrown', async () => {
  jest.doMock('@/content/word-lists/common-passwords', () => {
    throw new Error('The list cannot be loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const alone = await import('@/lib/auth/domain/password');
    expect(await alone.passwordProblem('a long walk by the sea')).toBe('unchecked');
    expect(await alone.passwordProblem('short')).toBe('too-short');
  });
});

test('the list of common passwords is in no first load: it is imported on demand only', () => {
  const users = shippedFiles.filter((path) => readFromDisk(path).includes("common-passwords'"));
  expect(users.toSorted()).toEqual([
    'components/auth/password-field.tsx',
    'lib/auth/domain/password.ts',
  ]);
  for (const path of users) expect(readFromDisk(path)).not.toMatch(/from '[^']*common-passwords'/);
});
