export const passwordLimits = { least: 8, most: 128 } as const;

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common';

/**
 * What is wrong with a new password; null when nothing is. Any characters, counted as code points, nothing
 * trimmed and no composition asked for; the commonest are refused (NIST SP 800-63B section 5.1.1.2,
 * ASVS 5.0 section 6.2). The list arrives with the first password that is long enough to be on it.
 */
export async function passwordProblem(password: string): Promise<PasswordProblem | null> {
  const length = [...password].length;
  if (length === 0) return 'empty';
  if (length < passwordLimits.least) return 'too-short';
  if (length > passwordLimits.most) return 'too-long';
  const { commonPasswords } = await import('./common-passwords');
  return commonPasswords.includes(`\n${password.toLowerCase()}\n`) ? 'too-common' : null;
}
