import { status } from '@grpc/grpc-js';
import { Timestamp } from 'firebase-admin/firestore';
import { FirestoreMock, GapicContext, transformWrites, WriteMode } from './bridge.mjs';
import { createClock } from './clock.mjs';
import { FirestoreProblem } from './problem.mjs';
import { decodeDocument, encodeDocument } from './protocol.mjs';

/** How long Firestore can be asked what a document was. */
const historyMs = 60_000;

/**
 * The documents of one project. Everything here is synchronous: a commit is applied without a pause in between.
 */
export class Database {
  #clock = createClock();

  constructor(projectId, onCommit) {
    const mock = new FirestoreMock();
    const controller = mock.createDatabase(projectId);
    this.accessor = controller._accessor;
    this.accessor.serverTime = () => this.#clock.now();
    this.context = new GapicContext(controller.firestore(), mock._databasePool);
    this.onCommit = onCommit;
  }

  now() {
    return this.#clock.now();
  }

  path(name) {
    return this.context.toInternalPath(name, 'document');
  }

  /** @returns the wire document, or null when there is none. */
  read(path, { mask, readTime } = {}) {
    const meta = this.accessor.getDoc(path, readTime && Timestamp.fromProto(readTime));
    return meta.exists
      ? this.context.serializeDoc(meta, mask?.fieldPaths ?? (mask ? [] : undefined))
      : null;
  }

  /** All writes or none. */
  commit(writes) {
    const transformed = transformWrites(this.context, writes);
    const { results, serverTime } = this.accessor.batchWrite(
      transformed.map((write) => write.normalized),
      WriteMode.Atomic,
    );
    const paths = results.map((result) => result.path);
    this.#confirm(paths);
    return {
      commitTime: wireTime(serverTime),
      writeResults: transformed.map(({ transformResults }, index) => ({
        // A write that changed nothing keeps the document's earlier update time.
        updateTime: wireTime(this.#updateTime(paths[index]) ?? serverTime),
        transformResults: transformResults ?? [],
      })),
    };
  }

  /** Each write for itself: BulkWriter's way. */
  commitEach(writes) {
    const outcomes = writes.map((write) => {
      try {
        return { result: this.commit([write]).writeResults[0], status: { code: status.OK } };
      } catch (error) {
        if (typeof error.code !== 'number') throw error;
        return { result: {}, status: { code: error.code, message: error.message } };
      }
    });
    return {
      writeResults: outcomes.map((outcome) => outcome.result),
      status: outcomes.map((outcome) => outcome.status),
    };
  }

  listDocuments(collectionPath, { showMissing, mask }) {
    return this.accessor
      .listDocuments(collectionPath, showMissing === true)
      .sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)))
      .map((meta) => this.context.serializeDoc(meta, mask ? (mask.fieldPaths ?? []) : undefined));
  }

  listCollectionIds(parent) {
    return this.accessor.listCollectionIds(this.path(parent)).sort();
  }

  /** Puts a document back as the journal has it, with its times. */
  restore(path, encoded) {
    const { fields, createTime, updateTime } = decodeDocument(encoded);
    const data = this.context.serializer.decodeValue({
      valueType: 'mapValue',
      mapValue: { fields: fields ?? {} },
    });
    this.accessor.batchWrite([{ type: 'set', merge: 'root', path, data }], WriteMode.Atomic);
    const master = this.#master(path);
    master._createTime = Timestamp.fromProto(createTime);
    master._updateTime = Timestamp.fromProto(updateTime);
    master._history.length = 0;
    this.#clock.passed(master._updateTime);
  }

  #confirm(paths) {
    const writes = [...new Set(paths)].map((path) => {
      this.#forgetHistory(path);
      const document = this.read(path);
      return [path, document && encodeDocument(document)];
    });
    this.onCommit?.(writes);
  }

  #forgetHistory(path) {
    const history = this.#master(path)?._history ?? [];
    const oldest = Date.now() - historyMs;
    // The last version before the window is what the document was when the window opened.
    while (history.length > 1 && history[1].updateTime.toMillis() < oldest) history.shift();
  }

  #updateTime(path) {
    const master = this.#master(path);
    return master?.exists ? master.updateTime : undefined;
  }

  #master(path) {
    return this.accessor._src.docs.get(path);
  }
}

export function wireTime({ seconds, nanoseconds }) {
  return { seconds: String(seconds), nanos: nanoseconds };
}

/** `projects/demo-x/databases/(default)/...` → `demo-x`. */
export function projectOf(resource) {
  const [, projectId] =
    /^projects\/([^/]+)\/databases\/\(default\)(\/|$)/.exec(resource ?? '') ?? [];
  if (projectId) return projectId;
  throw new FirestoreProblem(
    status.INVALID_ARGUMENT,
    `Not a resource of the default database: "${resource}".`,
  );
}
