import 'server-only';
import { firestore } from '@/lib/firebase/admin';
import {
  instancesOnABusyDay,
  limitKinds,
  limitsPerMinute,
  type LimitKind,
} from '@/lib/limits/limit-kind';
import { failure, success, type Result } from '@/lib/result';
import { namelessKey } from './visitor-source';
import { TokenCounter } from './token-counter-store';

/** How long the person has to wait. */
export type TooMany = { retryAfterSeconds: number };

/** A member, or a guest behind an address. */
export type Asker = {
  uid: string | null;
  /** As `visitorAddress` gives it. */
  address: string | null;
};

const windowSeconds = 60;

const counters = Object.fromEntries(
  limitKinds.map((kind) => {
    const { perPerson, perAddress, countedBy } = limitsPerMinute[kind];
    const counterOf = (limit: number) =>
      new TokenCounter(firestore, {
        keyPrefix: kind,
        limit,
        windowSeconds,
        countedAlone: countedBy === 'site' ? 0 : Math.floor(limit / instancesOnABusyDay),
      });
    return [kind, { person: counterOf(perPerson), address: counterOf(perAddress) }];
  }),
) as Record<LimitKind, { person: TokenCounter; address: TokenCounter }>;

/**
 * Takes a rate-limit token before work is done. A person and an address each have their own count for a minute by the
 * clock. Refuses with the wait. An attempt refused to a person does not count for the address, so that one person
 * does not use up the tokens of the others behind it. A failure of the counting itself refuses no one.
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

async function waitMsOf(counter: TokenCounter, kind: LimitKind, asker: string): Promise<number> {
  const key = namelessKey(asker);
  const waitMs = await counter.take(key);
  if (waitMs > 0) console.warn(`Too many requests: ${kind} ${key.slice(0, 8)}`);
  return waitMs;
}
