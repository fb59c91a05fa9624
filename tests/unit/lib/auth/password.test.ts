import { commonPasswords } from '@/lib/auth/common-passwords';
import { passwordProblem } from '@/lib/auth/password';

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

  test('is measured against four thousand that are long enough to matter', () => {
    const list = commonPasswords.trim().split('\n');
    expect(list).toHaveLength(4000);
    expect(new Set(list).size).toBe(4000);
    expect(
      list.every((password) => password.length >= 8 && password === password.toLowerCase()),
    ).toBe(true);
  });
});
