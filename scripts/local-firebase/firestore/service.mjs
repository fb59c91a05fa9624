import { status } from '@grpc/grpc-js';
import { isDemoProject } from '../project-id.mjs';
import { Database, projectOf, wireTime } from './database.mjs';
import { Locks } from './locks.mjs';
import { FirestoreProblem } from './problem.mjs';
import { queryKey, runAggregation, runQuery } from './queries.mjs';
import { Transactions } from './transactions.mjs';

/**
 * Answers Firestore's API for any number of demo projects: `request → answer` for single answers, `request → answers`
 * for streams. Takes the locks first, then reads or writes synchronously.
 */
export class FirestoreService {
  #projects = new Map();

  /** @param {import('./journal.mjs').Journal | null} journal saves what is committed; null saves nothing. */
  constructor(journal) {
    this.journal = journal;
    for (const [projectId, path, encoded] of journal?.documents() ?? []) {
      this.#project(projectId).database.restore(path, encoded);
    }
  }

  single = {
    BeginTransaction: async ({ database, options }) => {
      return { transaction: this.#find(database).transactions.begin(options) };
    },
    Commit: async ({ database, transaction, writes = [] }) => {
      const project = this.#find(database);
      const apply = () => project.database.commit(writes);
      return this.#write(project, transaction, writes, apply);
    },
    BatchWrite: async ({ database, writes = [] }) => {
      const project = this.#find(database);
      return this.#write(project, undefined, writes, () => project.database.commitEach(writes));
    },
    Rollback: async ({ database, transaction }) => {
      this.#find(database).transactions.rollback(transaction);
      return {};
    },
    ListDocuments: async ({ parent, collectionId, ...options }) => {
      const { database } = this.#find(parent);
      const path = database.context.collectionPath(parent, collectionId);
      return { documents: database.listDocuments(path, options) };
    },
    ListCollectionIds: async ({ parent }) => {
      return { collectionIds: this.#find(parent).database.listCollectionIds(parent) };
    },
  };

  stream = {
    BatchGetDocuments: async (request) => {
      const { documents = [], mask, readTime } = request;
      const project = this.#find(request.database);
      const { database } = project;
      const keys = documents.map((name) => ({ path: database.path(name) }));
      const selected = await this.#select(project, request, keys);
      const now = wireTime(database.now());
      const answers = documents.map((name, index) => {
        const at = readTime ?? selected.readTime;
        const found = database.read(keys[index].path, { mask, readTime: at });
        return { ...(found ? { found } : { missing: name }), readTime: at ?? now };
      });
      return [...selected.announcement, ...answers];
    },
    RunQuery: (request) => this.#query(request, runQuery),
    RunAggregationQuery: (request) => this.#query(request, runAggregation),
  };

  close() {
    for (const { transactions } of this.#projects.values()) transactions.close();
    this.journal?.close();
  }

  async #query(request, run) {
    const project = this.#find(request.parent);
    const selected = await this.#select(project, request, [queryKey(project.database, request)]);
    const readTime = request.readTime ?? selected.readTime;
    // The locks are the transaction; the store below knows of none.
    const query = { ...request, newTransaction: undefined, transaction: undefined, readTime };
    return [...selected.announcement, ...run(project.database, query)];
  }

  /** Enters the transaction that the request names or begins, and locks what it is about to read. */
  async #select({ transactions }, { newTransaction, transaction }, keys) {
    if (!newTransaction && !transaction) return { announcement: [] };
    const id = transaction ?? transactions.begin(newTransaction);
    const { readTime } = await transactions.read(id, keys);
    return { readTime, announcement: newTransaction ? [{ transaction: id }] : [] };
  }

  async #write({ database, locks, transactions }, transaction, writes, apply) {
    const keys = writes.map((write) => ({
      path: database.path(write.delete ?? write.update?.name),
    }));
    if (transaction?.length) return transactions.commit(transaction, keys, apply);
    const owner = Symbol('commit');
    await locks.acquire(owner, keys);
    try {
      return apply();
    } finally {
      locks.release(owner);
    }
  }

  #find(resource) {
    return this.#project(projectOf(resource));
  }

  #project(projectId) {
    if (!isDemoProject(projectId)) {
      throw new FirestoreProblem(status.PERMISSION_DENIED, `"${projectId}" is no demo project.`);
    }
    if (!this.#projects.has(projectId)) {
      const locks = new Locks();
      const saveWrites = (writes) => this.journal?.append(projectId, writes);
      this.#projects.set(projectId, {
        database: new Database(projectId, saveWrites),
        locks,
        transactions: new Transactions(locks),
      });
    }
    return this.#projects.get(projectId);
  }
}
