import { setTimeout as pause } from 'node:timers/promises';

/**
 * Firestore's own advice for one document is a sustained write a second
 * (https://firebase.google.com/docs/firestore/quotas, soft limits).
 */
export const writeIntervalMs = 1_000;

/** What an attempt returns that must not write yet. */
export class WriteLater {
  constructor(readonly waitMs: number) {}
}

/** How long a document that was written then has to wait for its next write. A clock that was set back waits no longer. */
export function untilNextWriteMs(writtenAtMs: number | null, nowMs: number): number {
  if (writtenAtMs === null) return 0;
  const waitMs = writtenAtMs + writeIntervalMs - nowMs;
  return waitMs > 0 && waitMs <= writeIntervalMs ? waitMs : 0;
}

/**
 * Repeats an attempt until it may write. A random part is added to each wait, so that instances do not come back at once.
 * @returns null where that takes more than so many tries
 */
export async function writePaced<Answer>(
  attempt: () => Promise<Answer | WriteLater>,
  tries: number,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Answer | null> {
  for (let left = tries; left > 0; left -= 1) {
    const answer = await attempt();
    if (!(answer instanceof WriteLater)) return answer;
    if (left > 1) await wait(answer.waitMs + Math.random() * (writeIntervalMs / 2));
  }
  return null;
}
