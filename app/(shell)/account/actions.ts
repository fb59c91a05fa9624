'use server';

import { cookies } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import { endAllMySessions, endMySession } from '@/lib/account/store';
import { sendVerificationMail } from '@/lib/account/verification-mail';
import { nameOf, requireLiveSession, verifySameOrigin } from '@/lib/auth/session';
import { expiredCookies } from '@/lib/auth/session-cookies';
import { signInPath } from '@/lib/navigation/routes';

/** These forms hold nothing that is typed: their answer is the page again, with a notice. */
type Notice = 'device-signed-out' | 'verification-sent' | 'too-many-mails' | 'unavailable';

function show(notice: Notice): never {
  redirect(`/account?notice=${notice}`);
}

export async function signOutDevice(form: FormData): Promise<void> {
  await verifySameOrigin();
  const sid = form.get('sid');
  if (!(await succeeds(() => endMySession(typeof sid === 'string' ? sid : '')))) {
    show('unavailable');
  }
  show('device-signed-out');
}

export async function signOutEverywhere(): Promise<void> {
  await verifySameOrigin();
  if (!(await succeeds(endAllMySessions))) show('unavailable');
  const jar = await cookies();
  expiredCookies().forEach((cookie) => jar.set(cookie));
  redirect(`${signInPath}?reason=everywhere`);
}

export async function sendConfirmation(): Promise<void> {
  await verifySameOrigin();
  const { idToken } = await requireLiveSession();
  const result = await sendVerificationMail(idToken);
  if (result.ok) show('verification-sent');
  show(result.problem === 'too-many' ? 'too-many-mails' : 'unavailable');
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    unstable_rethrow(error); // A redirect to sign-in is no failure.
    console.error('Sessions could not be ended:', nameOf(error));
    return false;
  }
}
