import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { fieldsOf } from '@/lib/fields-of';
import { leaveFor } from '@/lib/navigation/leave-for';
import { signInPath } from '@/lib/navigation/routes';
import { forgetLessons } from '@/lib/offline/saved-caches';
import { failure, success, type Result } from '@/lib/result';
import { announceSession } from './session-channel';

/**
 * Ends this device's session, removes the member's entries from the browser, notifies the other tabs and leads to
 * sign-in by a full navigation, so that no member data stays in this tab's memory. On failure nothing has changed:
 * the member is still signed in.
 */
export async function signOut(): Promise<Result<null, 'unavailable' | 'offline'>> {
  let owner: string | null;
  try {
    const response = await fetch('/api/logout', { method: 'POST' });
    if (!response.ok) return failure('unavailable');
    owner = ownerIn(await response.json().catch(() => null));
  } catch {
    return failure('offline');
  }
  await forgetLessons().catch(() => undefined); // The worker does so, too.
  removePersonalEntries(owner);
  announceSession('logged-out');
  leaveFor(signInPath);
  return success(null);
}

/** The name under which this browser holds the member's learning events. */
function ownerIn(answer: unknown): string | null {
  const { owner } = fieldsOf(answer);
  return typeof owner === 'string' ? owner : null;
}
