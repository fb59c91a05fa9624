import 'server-only';
import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { nameOf } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import { limitKinds, turnsPerMinute, type LimitKind } from './limit-kind';
import { TurnCounter } from './turn-store';

/** How long the person has to wait. */
export type TooMany = { retryAfterSeconds: number };

type Asker = {
  uid: string | null;
  /** As `visitorAddress` gives it. */
  address: string | null;
};

const windowSeconds = 60;

const counters = Object.fromEntries(
  limitKinds.map((kind) => [
    kind,
    new TurnCounter(firestore, { keyPrefix: kind, points: turnsPerMinute[kind], windowSeconds }),
  ]),
) as Record<LimitKind, TurnCounter>;

/**
 * Takes one of the turns that a person and an address have in a minute, each with its own count, before something is
 * written. Refuses with the wait. Whatever goes wrong with the counting itself never refuses anybody.
 */
export async function takeTurn(
  kind: LimitKind,
  { uid, address }: Asker,
): Promise<Result<null, TooMany>> {
  const askers = [uid && `person ${uid}`, address && `address ${address}`].filter((each) => each);
  const waits = await Promise.all(askers.map((asker) => waitMsOf(kind, nameless(asker ?? ''))));
  const waitMs = Math.max(0, ...waits);
  return waitMs > 0 ? failure({ retryAfterSeconds: Math.ceil(waitMs / 1000) }) : success(null);
}

/** 0 when there is a turn left. */
async function waitMsOf(kind: LimitKind, key: string): Promise<number> {
  try {
    await counters[kind].consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      console.warn(`Too many turns: ${kind} ${key.slice(0, 8)}`);
      return Math.max(refusal.msBeforeNext, 1);
    }
    console.error('A turn could not be counted:', nameOf(refusal));
    return 0;
  }
}

/** Nobody reads from the database, or from a log, who tried something: the key is ours alone. */
function nameless(asker: string): string {
  const [key = ''] = env.cookieKeys;
  return createHmac('sha256', key).update(asker).digest('base64url').slice(0, 32);
}
