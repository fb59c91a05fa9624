import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseBeside } from './local-firebase/data-lock.mjs';
import { dataDirectory } from './project.mjs';

/** The process that serves the last build, for a demo or for tests. */
const pathIn = (directory) => join(directory, 'served-by');
export const servedByPath = pathIn(dataDirectory);

/** A running server reads its build and its packages, so new ones would break it. @throws when one is alive. */
export function assertNoServerRuns(directory = dataDirectory) {
  refuseBeside(
    pathIn(directory),
    (pid) => `The site is being served from this build by process ${pid}`,
  );
}

export function rememberServer(pid) {
  writeFileSync(servedByPath, String(pid));
  return () => rmSync(servedByPath, { force: true });
}
