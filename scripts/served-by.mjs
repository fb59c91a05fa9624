import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './local-firebase/data-lock.mjs';
import { dataDirectory } from './project.mjs';

/** The process that serves the last build, for a demo or for tests. */
const pathIn = (directory) => join(directory, 'served-by');
export const servedByPath = pathIn(dataDirectory);

/** A running server reads its build and its packages, so new ones would break it. @throws when one is alive. */
export function assertNoServerRuns(directory = dataDirectory) {
  const path = pathIn(directory);
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8'));
  if (isAlive(pid)) {
    throw new Error(
      `The site is being served from this build by process ${pid}; stop that one first.`,
    );
  }
}

export function rememberServer(pid) {
  writeFileSync(servedByPath, String(pid));
  return () => rmSync(servedByPath, { force: true });
}
