import 'server-only';
import { env } from '@/lib/env';
import { failure, success, type Result } from '@/lib/result';

const deadlineMs = 8_000;

/** Mails the link that confirms an address; Google knows whose from the ID token. */
export function sendVerificationMail(idToken: string): Sent {
  return askForMail({ requestType: 'VERIFY_EMAIL', idToken });
}

/** Mails the link with which somebody who signs in with Google chooses a password. */
export function sendPasswordMail(email: string): Sent {
  return askForMail({ requestType: 'PASSWORD_RESET', email });
}

type Sent = Promise<Result<null, 'too-many' | 'unavailable'>>;

/** Identity Toolkit, accounts:sendOobCode. Google limits mails, too. */
async function askForMail(request: Readonly<Record<string, string>>): Sent {
  const { apiKey, authEmulatorHost } = env.firebase;
  const host = authEmulatorHost
    ? `http://${authEmulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  try {
    const response = await fetch(`${host}/v1/accounts:sendOobCode?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
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
