import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeAtomically, writeWhole } from '../disk.mjs';

const compactAfterBytes = 16 * 1024 * 1024;

/**
 * One line per commit, `{"project":"demo-x","writes":[["users/a","<document in base64>"|null]]}`, on disk
 * before the commit is confirmed. A later line wins. Killed in the middle of a line, the process had
 * confirmed nothing of it: the torn line is dropped at the next start.
 */
export class Journal {
  #path;
  #file;
  #documents = new Map();
  #bytesSinceCompaction = 0;

  constructor(path) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) this.#replay(readFileSync(path, 'utf8'));
    this.#compact();
  }

  /** Every live document as `[project, path, encoded]`. */
  *documents() {
    for (const [project, documents] of this.#documents) {
      for (const [path, encoded] of documents) yield [project, path, encoded];
    }
  }

  append(project, writes) {
    const line = `${JSON.stringify({ project, writes })}\n`;
    writeWhole(this.#file, line);
    fdatasyncSync(this.#file);
    this.#remember(project, writes);
    this.#bytesSinceCompaction += line.length;
    if (this.#bytesSinceCompaction > compactAfterBytes) this.#compact();
  }

  close() {
    closeSync(this.#file);
  }

  #replay(text) {
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const [index, line] of complete.split('\n').entries()) {
      if (line === '') continue;
      let commit;
      try {
        commit = JSON.parse(line);
      } catch {
        throw new Error(
          `${this.#path} is damaged at line ${index + 1}; \`npm run demo -- --reset\` starts anew.`,
        );
      }
      this.#remember(commit.project, commit.writes);
    }
  }

  #remember(project, writes) {
    if (!this.#documents.has(project)) this.#documents.set(project, new Map());
    const documents = this.#documents.get(project);
    for (const [path, encoded] of writes) {
      if (encoded === null) documents.delete(path);
      else documents.set(path, encoded);
    }
  }

  /** Rewrites the file with the live documents only. */
  #compact() {
    const lines = [...this.documents()].map(([project, path, encoded]) =>
      JSON.stringify({ project, writes: [[path, encoded]] }),
    );
    writeAtomically(this.#path, lines.map((line) => `${line}\n`).join(''));
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = openSync(this.#path, 'a', 0o600);
    this.#bytesSinceCompaction = 0;
  }
}
