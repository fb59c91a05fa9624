import 'server-only';
import { env } from '@/lib/env';
import { failure, success, type Result } from '@/lib/result';

const deadlineMs = 8_000;

/**
 * Asks Google to mail the link that confirms an address (Identity Toolkit, accounts:sendOobCode). Google
 * knows whom from the ID token, and keeps its own limit on mails.
 */
export async function sendVerificationMail(
  idToken: string,
): Promise<Result<null, 'too-many' | 'unavailable'>> {
  const { apiKey, authEmulatorHost } = env.firebase;
  const host = authEmulatorHost
    ? `http://${authEmulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  try {
    const response = await fetch(`${host}/v1/accounts:sendOobCode?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'VERIFY_EMAIL', idToken }),
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.ok) return success(null);
    const isTooMany = /TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED/.test(await response.text());
    return failure(isTooMany ? 'too-many' : 'unavailable');
  } catch {
    return failure('unavailable');
  }
}
