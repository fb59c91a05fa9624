import type { Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';
import { TokenCounter } from '@/lib/limits/token-counter-store';

const db = new FirestoreMock().createDatabase().firestore();
const options = { points: 60, windowSeconds: 60 };

/** A Firestore of which every transaction takes this long. */
function slow(milliseconds: number): () => Firestore {
  const runTransaction: Firestore['runTransaction'] = async (...parameters) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return db.runTransaction(...parameters);
  };
  return () =>
    new Proxy(db, {
      get: (target, name) =>
        name === 'runTransaction' ? runTransaction : Reflect.get(target, name, target),
    });
}

async function passedOf(attempts: number, counter: TokenCounter): Promise<number> {
  const passed = await Promise.all(
    Array.from({ length: attempts }, () =>
      counter.consume('person').then(
        () => 1 as number,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return 0;
          throw refusal;
        },
      ),
    ),
  );
  return passed.reduce((sum, each) => sum + each, 0);
}

test.each([
  ['answers at once', 0, 500],
  ['answers some attempts in time and others not', 30, 200],
  ['answers none in time', 300, 30],
])(
  'of 200 attempts at once one instance lets 60 pass where Firestore %s',
  async (name, takesMs, timeoutMs) => {
    const counter = new TokenCounter(slow(takesMs), { ...options, keyPrefix: name, timeoutMs });
    expect(await passedOf(200, counter)).toBe(60);
    expect(await passedOf(50, counter)).toBe(0);
  },
);
