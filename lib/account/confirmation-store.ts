import 'server-only';
import { headers } from 'next/headers';
import type { LockedSession } from '@/lib/auth/server/session';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeToken } from '@/lib/limits/store';
import { failure, type Result } from '@/lib/result';
import { sendVerificationMail } from './verification-mail';

/**
 * Sends the mail that confirms the address to the member of this session, within the account's own limit.
 * `too-many-mails`: Google has sent as many as it does in an hour.
 */
export async function sendMyConfirmation({
  idToken,
  member,
}: Pick<LockedSession, 'idToken' | 'member'>): Promise<
  Result<null, 'too-many' | 'too-many-mails' | 'unavailable'>
> {
  const turn = await takeToken('account', {
    uid: member.uid,
    address: visitorAddress(await headers()),
  });
  if (!turn.ok) return failure('too-many');
  const sent = await sendVerificationMail(idToken);
  if (sent.ok) return sent;
  return failure(sent.problem === 'too-many' ? 'too-many-mails' : 'unavailable');
}
