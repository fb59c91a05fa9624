import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { nameOf } from '@/lib/auth/server/session';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import { limitKinds, limitsPerMinute, type LimitKind } from './limit-kind';
import { namelessKey } from './nameless-key-source';
import { TokenCounter } from './token-counter-store';

/** How long the person has to wait. */
export type TooMany = { retryAfterSeconds: number };

type Asker = {
  uid: string | null;
  /** As `visitorAddress` gives it. */
  address: string | null;
};

const windowSeconds = 60;
/** Our guess: so many instances that count alone stay within twice a limit. */
const instancesOnABusyDay = 20;

const counters = Object.fromEntries(
  limitKinds.map((kind) => {
    const { perPerson, perAddress, countedBy } = limitsPerMinute[kind];
    const counterOf = (points: number) =>
      new TokenCounter(firestore, {
        keyPrefix: kind,
        points,
        windowSeconds,
        countedAlone: countedBy === 'site' ? 0 : Math.floor(points / instancesOnABusyDay),
      });
    return [kind, { person: counterOf(perPerson), address: counterOf(perAddress) }];
  }),
) as Record<LimitKind, { person: TokenCounter; address: TokenCounter }>;

/**
 * Takes a rate-limit token before work is done. A person and an address each have their own count for a minute.
 * Refuses with the wait. An attempt refused to a person does not count for the address, so that one person does not
 * use up the tokens of the others behind it. A failure of the counting itself refuses no one.
 */
export async function takeToken(
  kind: LimitKind,
  { uid, address }: Asker,
): Promise<Result<null, TooMany>> {
  const { person, address: everybody } = counters[kind];
  const waitMs =
    (uid ? await waitMsOf(person, kind, `person ${uid}`) : 0) ||
    (address ? await waitMsOf(everybody, kind, `address ${address}`) : 0);
  return waitMs > 0 ? failure({ retryAfterSeconds: Math.ceil(waitMs / 1000) }) : success(null);
}

/** 0 when a token is left. */
async function waitMsOf(counter: TokenCounter, kind: LimitKind, asker: string): Promise<number> {
  const key = namelessKey(asker);
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      console.warn(`Too many requests: ${kind} ${key.slice(0, 8)}`);
      return Math.max(refusal.msBeforeNext, 1);
    }
    console.error('A request could not be counted:', nameOf(refusal));
    return 0;
  }
}
