import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './processes.mjs';

/** Makes a folder that `endAll` removes with all in it. @returns its path */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'arthayatra-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
