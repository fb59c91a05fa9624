import { forgetEvents } from '@/lib/education/pending-events';

/** At log-out: what was not sent is the member's, and nothing of the member stays in this browser. */
export function forgetLearning(): void {
  try {
    forgetEvents(window.localStorage);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
