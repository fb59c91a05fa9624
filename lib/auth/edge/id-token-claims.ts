import { fieldsOf } from '@/lib/fields-of';

/**
 * The claims of an ID token, unverified: base64url JSON in its second part (RFC 7519, section 3); none where it
 * cannot be read. To rely on a claim, verify the signature, of the token or of the cookie that holds it.
 */
export function readClaims(idToken: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/** Whose ID token it is, unverified; null where it names no one. */
export function subjectOf(idToken: string): string | null {
  const { sub } = readClaims(idToken);
  return typeof sub === 'string' && /^[^/]{1,128}$/.test(sub) ? sub : null;
}
