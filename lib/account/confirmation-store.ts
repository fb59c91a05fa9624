import 'server-only';
import { headers } from 'next/headers';
import type { MemberSession } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';

const deadlineMs = 8_000;

/** `too-many-mails`: Google has sent as many as it does in an hour. */
type Sent = Promise<Result<null, 'too-many' | 'too-many-mails' | 'unavailable'>>;

type Session = Pick<MemberSession, 'idToken' | 'member'>;

/** Mails the link that confirms the address of this session's member; Google knows whose from the ID token. */
export function sendMyConfirmation({ idToken, member }: Session): Sent {
  return askForMail(member, { requestType: 'VERIFY_EMAIL', idToken });
}

/** Mails the link with which a member who signs in with Google chooses a password. */
export function sendMyPasswordLink({ member }: Pick<Session, 'member'>): Sent {
  return askForMail(member, { requestType: 'PASSWORD_RESET', email: member.email });
}

/** Identity Toolkit, accounts:sendOobCode, within the account's own limit. */
async function askForMail(
  { uid }: Session['member'],
  request: Readonly<Record<string, string>>,
): Sent {
  const token = await takeToken('account', { uid, address: visitorAddress(await headers()) });
  if (!token.ok) return failure('too-many');
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
    return failure(isTooMany ? 'too-many-mails' : 'unavailable');
  } catch {
    return failure('unavailable');
  }
}
