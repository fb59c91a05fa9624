import { textOf } from '@/lib/form-text';
import { countCharacters } from '@/lib/text/read-text';

const passwordLimits = { min: 8, max: 128 } as const;

/** The rules for a new password, in the order in which the form lists them. */
export const passwordRules = ['length', 'uncommon', 'impersonal'] as const;

export type PasswordRule = (typeof passwordRules)[number];

/** `open`: nothing typed yet, or not decided yet. */
export type RuleState = 'open' | 'met' | 'unmet';

export type PasswordProblem =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'too-common'
  | 'personal'
  | 'unchecked';

/** What the form knows about the person who chooses the password. */
export type PasswordOwner = { email?: string; username?: string };

/**
 * The problem of a new password; null for none. Any characters are allowed, counted as code points; nothing
 * is trimmed and no mix of characters is required; the most common are refused (NIST SP 800-63B section 5.1.1.2,
 * ASVS 5.0 section 6.2). The list arrives with the first password that is long enough to be on it.
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner = {},
): Promise<PasswordProblem | null> {
  const length = countCharacters(password);
  if (length === 0) return 'empty';
  if (length < passwordLimits.min) return 'too-short';
  if (length > passwordLimits.max) return 'too-long';
  if (isPersonal(password, owner)) return 'personal';
  // Without a connection the list cannot be loaded; the form says so and can be sent again.
  const list = await import('@/content/word-lists/common-passwords').catch(() => null);
  if (!list) return 'unchecked';
  return isOnList(password, list.commonPasswords) ? 'too-common' : null;
}

/**
 * How far a password meets each rule while it is typed. @param commonPasswords null while the list is not loaded: the
 * rule stays open then and is decided at submission
 */
export function passwordRuleStates(
  password: string,
  owner: PasswordOwner,
  commonPasswords: string | null,
): Readonly<Record<PasswordRule, RuleState>> {
  if (password === '') return { length: 'open', uncommon: 'open', impersonal: 'open' };
  const length = countCharacters(password);
  const isLongEnough = length >= passwordLimits.min;
  const stateOf = (isMet: boolean): RuleState => (isMet ? 'met' : 'unmet');
  return {
    length: stateOf(isLongEnough && length <= passwordLimits.max),
    // No shorter password is on the list, so a short one proves nothing.
    uncommon:
      isLongEnough && commonPasswords !== null
        ? stateOf(!isOnList(password, commonPasswords))
        : 'open',
    impersonal: isLongEnough ? stateOf(!isPersonal(password, owner)) : 'open',
  };
}

function isOnList(password: string, commonPasswords: string): boolean {
  return commonPasswords.includes(`\n${password.toLowerCase()}\n`);
}

/** The e-mail address, the part before its @, or the username, in any case (NIST SP 800-63B: context-specific words). */
function isPersonal(password: string, { email = '', username = '' }: PasswordOwner): boolean {
  const address = email.trim().toLowerCase();
  const words = [address, address.split('@')[0] ?? '', username.trim().toLowerCase()];
  return words.includes(password.trim().toLowerCase());
}

/**
 * A password exactly as it was typed: never normalised, never trimmed. A password that was cut is still too long, so
 * `passwordProblem` and `isPasswordTooLong` refuse it.
 */
export function passwordOf(form: Pick<FormData, 'get'>, name: string): string {
  return textOf(form, name, passwordLimits.max * 8);
}

/** No account has such a password: at sign-up `passwordProblem` refuses it. */
export function isPasswordTooLong(password: string): boolean {
  return countCharacters(password) > passwordLimits.max;
}
