import { status } from '@grpc/grpc-js';
import { FirestoreProblem } from './problem.mjs';

const defaultWaitMs = 10_000;

/**
 * The locks of transactions. As on Google's servers a transaction locks what it reads, and others that want it wait.
 * A key is a document (`{ path }`) or a query's range (`{ covers }`). Every lock is exclusive: with shared locks, two
 * readers would abort each other when both write.
 */
export class Locks {
  #held = [];
  #waiting = [];

  constructor(waitMs = defaultWaitMs) {
    this.waitMs = waitMs;
  }

  /** Resolves when `owner` holds every key; rejects with ABORTED on a deadlock or after a long wait. */
  acquire(owner, keys) {
    const blockers = this.#blockers(owner, keys);
    if (blockers.size === 0) {
      this.#grant(owner, keys);
      return Promise.resolve();
    }
    if (this.#leadsBackTo(owner, blockers)) return Promise.reject(contention('deadlock'));
    return new Promise((resolve, reject) => {
      const request = { owner, keys, resolve, reject };
      request.timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(request), 1);
        reject(contention('waited too long'));
      }, this.waitMs);
      this.#waiting.push(request);
    });
  }

  release(owner) {
    this.#held = this.#held.filter((lock) => lock.owner !== owner);
    for (const request of this.#waiting.filter((each) => each.owner === owner)) {
      this.#leave(request);
      request.reject(contention('the transaction ended'));
    }
    for (const request of [...this.#waiting]) {
      if (this.#blockers(request.owner, request.keys).size > 0) continue;
      this.#leave(request);
      this.#grant(request.owner, request.keys);
      request.resolve();
    }
  }

  #leave(request) {
    clearTimeout(request.timer);
    this.#waiting.splice(this.#waiting.indexOf(request), 1);
  }

  #grant(owner, keys) {
    for (const key of keys) this.#held.push({ owner, key });
  }

  #blockers(owner, keys) {
    const others = this.#held.filter((lock) => lock.owner !== owner);
    return new Set(
      others.filter((lock) => keys.some((key) => overlap(key, lock.key))).map((lock) => lock.owner),
    );
  }

  #leadsBackTo(owner, blockers, seen = new Set()) {
    for (const blocker of blockers) {
      if (blocker === owner) return true;
      if (seen.has(blocker)) continue;
      seen.add(blocker);
      for (const request of this.#waiting) {
        if (request.owner !== blocker) continue;
        if (this.#leadsBackTo(owner, this.#blockers(blocker, request.keys), seen)) return true;
      }
    }
    return false;
  }
}

function overlap(a, b) {
  if (a.covers && b.covers) return true;
  if (a.covers) return a.covers(b.path);
  if (b.covers) return b.covers(a.path);
  return a.path === b.path;
}

function contention(reason) {
  return new FirestoreProblem(
    status.ABORTED,
    `Too much contention on these documents (${reason}). Please try again.`,
  );
}
