'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sendMyConfirmation, sendMyPasswordLink } from '@/lib/account/confirmation-store';
import { type AccountTab, type NameAnswer, noticePath, type Notice } from '@/lib/account/paths';
import { endAllMySessions, endMySession, renameMe } from '@/lib/account/store';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { requireSessionForAction, requireUserForAction } from '@/lib/auth/server/session';
import { expiredCookies } from '@/lib/auth/edge/session-cookies';
import { readUsername, usernameBytes } from '@/lib/auth/domain/username';
import { logFailure } from '@/lib/errors';
import { hiddenTextOf, textOf } from '@/lib/form-text';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { signInPath } from '@/lib/navigation/routes';
import type { PressState } from '@/lib/saved/save-problem';

/** The answer of a form without fields: the page again, with a notice. */
function show(tab: AccountTab, notice: Notice): never {
  redirect(noticePath(tab, notice));
}

/** Changes the signed-in member's name. On any failure the answer returns what was typed. */
export async function changeName(_previous: NameAnswer, form: FormData): Promise<NameAnswer> {
  const user = await requireUserForAction();
  const typed = textOf(form, 'username', usernameBytes);
  if (!user.ok) return { status: signedOutOr(user.problem), typed };
  const name = readUsername(typed);
  if (!name.ok) return { status: name.problem, typed };
  if (!(await takesToken(user.value.uid))) return { status: 'too-many', typed };
  const isSaved = await succeeds(() => renameMe(user.value, name.value));
  return { status: isSaved ? 'saved' : 'unavailable', typed: isSaved ? name.value : typed };
}

/** Not rate-limited, like every sign-out: a member who lost a phone must be able to sign it out. */
export async function signOutDevice(_: PressState, form: FormData): Promise<PressState> {
  const member = await requireUserForAction();
  if (!member.ok) return { status: member.problem };
  const sid = hiddenTextOf(form, 'sid');
  if (!(await succeeds(() => endMySession(member.value, sid)))) return { status: 'unavailable' };
  show('security', 'device-signed-out');
}

/** Not rate-limited, like every sign-out. */
export async function signOutEverywhere(): Promise<PressState> {
  const member = await requireUserForAction();
  if (!member.ok) return { status: member.problem };
  if (!(await succeeds(() => endAllMySessions(member.value)))) return { status: 'unavailable' };
  const jar = await cookies();
  expiredCookies(jar).forEach((cookie) => jar.set(cookie));
  redirect(`${signInPath}?reason=everywhere`);
}

export async function sendConfirmation(): Promise<PressState> {
  const session = await requireSessionForAction();
  if (!session.ok) return { status: session.problem };
  const sent = await sendMyConfirmation(session.value);
  show('profile', sent.ok ? 'verification-sent' : sent.problem);
}

/** For a member who signs in with Google and has no password yet. */
export async function sendPasswordLink(): Promise<PressState> {
  const session = await requireSessionForAction();
  if (!session.ok) return { status: session.problem };
  const sent = await sendMyPasswordLink(session.value);
  show('security', sent.ok ? 'password-link-sent' : sent.problem);
}

async function takesToken(uid: string): Promise<boolean> {
  const token = await takeToken('account', { uid, address: visitorAddress(await headers()) });
  return token.ok;
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logFailure('An account could not be changed', error);
    return false;
  }
}
