import 'server-only';
import { headers } from 'next/headers';
import type { MemberSession } from '@/lib/auth/server/session';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeToken } from '@/lib/limits/store';
import { failure, type Result } from '@/lib/result';
import { sendPasswordMail, sendVerificationMail } from './account-mail';

/** `too-many-mails`: Google has sent as many as it does in an hour. */
type Sent = Promise<Result<null, 'too-many' | 'too-many-mails' | 'unavailable'>>;

type Session = Pick<MemberSession, 'idToken' | 'member'>;

/** Sends the mail that confirms the address to the member of this session. */
export function sendMyConfirmation({ idToken, member }: Session): Sent {
  return sendWithinLimit(member, () => sendVerificationMail(idToken));
}

/** Sends the mail with the link to choose a password. */
export function sendMyPasswordLink({ member }: Pick<Session, 'member'>): Sent {
  return sendWithinLimit(member, () => sendPasswordMail(member.email));
}

/** Within the account's own limit. */
async function sendWithinLimit(
  member: Session['member'],
  send: () => ReturnType<typeof sendVerificationMail>,
): Sent {
  const token = await takeToken('account', {
    uid: member.uid,
    address: visitorAddress(await headers()),
  });
  if (!token.ok) return failure('too-many');
  const sent = await send();
  if (sent.ok) return sent;
  return failure(sent.problem === 'too-many' ? 'too-many-mails' : 'unavailable');
}
