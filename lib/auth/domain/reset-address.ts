import { readSearchParams } from '@/lib/query-values';
import { looksLikeEmail } from './email';

/** The page that mails a reset link, with an address for its field. In the fragment, which no server and no log sees. */
export function withAddress(resetPath: string, email: string | null): string {
  return email ? `${resetPath}#${new URLSearchParams({ email }).toString()}` : resetPath;
}

/** The address in a fragment, or null when there is none. @param fragment with its # */
export function readAddress(fragment: string): string | null {
  const { email } = readSearchParams(new URLSearchParams(fragment.slice(1)));
  return typeof email === 'string' && looksLikeEmail(email.trim()) ? email.trim() : null;
}
