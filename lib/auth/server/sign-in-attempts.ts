import 'server-only';
import { firestore } from '@/lib/firebase/admin';
import { namelessKey } from '@/lib/limits/visitor-source';
import { PauseCounter } from '@/lib/limits/pause-store';
import type { TooMany } from '@/lib/limits/store';
import { TokenCounter } from '@/lib/limits/token-counter-store';
import { failure, success, type Result } from '@/lib/result';
import { accountKey } from '@/lib/auth/domain/email';

/** The account that the attempt is for, and where it comes from. */
export type SignInAttempt = {
  email: string;
  /** As `visitorAddress` gives it. */
  address: string | null;
  /** As `knownDeviceOf` gives it. */
  device: string | null;
};

/** A choice: several times what a busy office mistypes in ten minutes. */
export const ceiling = { limit: 100, windowSeconds: 10 * 60 } as const;

const pauses = new PauseCounter(firestore, { keyPrefix: 'sign-in' });
const ofAddress = new TokenCounter(firestore, { keyPrefix: 'sign-in-address', ...ceiling });
const ofAccount = new TokenCounter(firestore, { keyPrefix: 'sign-in-account', ...ceiling });

/**
 * Counts an attempt to sign in before the password goes to Firebase, or answers with the wait. The attempt counts as
 * a failure until `forgetSignInAttempts` reports the success.
 *
 * - An account and an address together have a growing pause. A neighbour's failures do not count.
 * - A device that has signed in to the account before has a growing pause of its own, and no ceiling.
 * - An account alone has a ceiling: beyond it, unknown devices wait.
 * - An address alone has a ceiling: beyond it, each account has one attempt from there until the ten minutes are
 *   over, so that a right password is still not refused because of the neighbours.
 *
 * Threat: an attacker who tries passwords through the site's own form. The form asks for the attempt, and the
 * password then goes from the browser straight to Google; a program that asks Google directly bypasses this count.
 * Google's own limit per account, TOO_MANY_ATTEMPTS_TRY_LATER
 * (https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password), covers that case.
 *
 * Only HMACs of address and account are stored, in `limits`, and each expires within an hour.
 */
export async function countSignInAttempt(attempt: SignInAttempt): Promise<Result<null, TooMany>> {
  const { waitMs } = attempt.device
    ? await pauses.attempt(keyOfPause(attempt))
    : await waitOfUnknownDevice(attempt);
  return waitMs > 0 ? failure({ retryAfterSeconds: Math.ceil(waitMs / 1000) }) : success(null);
}

/** After the right password. Never throws. */
export async function forgetSignInAttempts(attempt: SignInAttempt): Promise<void> {
  const wasCounted = await pauses.forget(keyOfPause(attempt));
  // An attempt that was not counted is not given back: repeated sign-ins would otherwise lower the count under a
  // ceiling.
  if (!wasCounted || attempt.device) return;
  ofAccount.giveBack(keyOfAccount(attempt));
  if (attempt.address) ofAddress.giveBack(keyOfAddress(attempt));
}

async function waitOfUnknownDevice(attempt: SignInAttempt): Promise<{ waitMs: number }> {
  const overAddressMs = attempt.address ? await ofAddress.take(keyOfAddress(attempt)) : 0;
  const isOver = overAddressMs > 0;
  // Nothing more is written beyond the ceiling: an attacker with a list of accounts causes no database costs.
  const pause = await pauses.attempt(keyOfPause(attempt), isOver);
  if (pause.waitMs > 0) return pause;
  if (isOver) return { waitMs: pause.count > 1 ? overAddressMs : 0 };
  return { waitMs: await ofAccount.take(keyOfAccount(attempt)) };
}

function keyOfPause({ email, address, device }: SignInAttempt): string {
  const account = accountKey(email);
  return namelessKey(
    device ? `device ${device} ${account}` : `sign-in ${address ?? 'anywhere'} ${account}`,
  );
}

const keyOfAccount = ({ email }: SignInAttempt) => namelessKey(`account ${accountKey(email)}`);
const keyOfAddress = ({ address }: SignInAttempt) => namelessKey(`address ${address ?? ''}`);
