import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Call it once, at the top of a test file.
 * @returns a function that makes a new folder; all of them are removed after the last test of the file.
 */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'arthayatra-test-'));
    made.push(folder);
    return folder;
  };
}

/** Writes a file and the folders above it. What is no text is written as JSON. */
export function writeInto(folder: string, name: string, content: unknown): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}
