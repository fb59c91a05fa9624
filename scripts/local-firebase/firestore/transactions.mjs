import { randomBytes } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { FirestoreProblem } from './problem.mjs';

const defaultIdleMs = 15_000;

/** Open transactions of one database. One that is left idle loses its locks, as on Google's servers. */
export class Transactions {
  #open = new Map();

  constructor(locks, idleMs = defaultIdleMs) {
    this.locks = locks;
    this.idleMs = idleMs;
  }

  /** @returns the transaction's id; reading at a past time needs no locks. */
  begin(options) {
    const id = randomBytes(12);
    const transaction = { id, readTime: options?.readOnly?.readTime };
    this.#open.set(key(id), transaction);
    this.#touch(transaction);
    return id;
  }

  /** Locks what the transaction reads; one that cannot is over, and others go on without waiting for it. */
  async read(id, keys) {
    const transaction = this.#find(id);
    if (transaction.readTime) return transaction;
    try {
      await this.locks.acquire(key(id), keys);
      return this.#find(id);
    } catch (error) {
      this.#end(key(id));
      throw error;
    }
  }

  /** Runs `apply` while it holds the locks of what is written; the transaction ends whatever happens. */
  async commit(id, keys, apply) {
    this.#find(id);
    try {
      await this.locks.acquire(key(id), keys);
      this.#find(id);
      return apply();
    } finally {
      this.#end(key(id));
    }
  }

  rollback(id) {
    this.#end(key(id));
  }

  close() {
    for (const id of [...this.#open.keys()]) this.#end(id);
  }

  #find(id) {
    const transaction = this.#open.get(key(id));
    if (!transaction) {
      throw new FirestoreProblem(
        status.INVALID_ARGUMENT,
        'The referenced transaction has expired or is no longer valid.',
      );
    }
    this.#touch(transaction);
    return transaction;
  }

  #touch(transaction) {
    clearTimeout(transaction.timer);
    transaction.timer = setTimeout(() => this.#end(key(transaction.id)), this.idleMs).unref();
  }

  #end(id) {
    clearTimeout(this.#open.get(id)?.timer);
    this.#open.delete(id);
    this.locks.release(id);
  }
}

const key = (id) => Buffer.from(id).toString('hex');
