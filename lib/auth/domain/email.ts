import { readLine } from '@/lib/text/read-text';

/** The longest e-mail address that mail servers accept (RFC 5321, section 4.5.3.1). */
const maxCharacters = 254;

/** Catches typing mistakes; only a mail can show whether the address exists. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= maxCharacters;
}

/** The one spelling of an e-mail address under which attempts are counted; Firebase stores addresses in lower case. */
export function accountKey(email: string): string {
  return (readLine(email, { maxCharacters }) ?? '').toLowerCase();
}
