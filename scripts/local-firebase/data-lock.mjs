import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lockPath = (directory) => join(directory, 'in-use-by');

/** Two processes that write one journal would lose what the other wrote. @throws when another one is alive. */
export function assertUnused(directory) {
  refuseBeside(lockPath(directory), (pid) => `${directory} is in use by process ${pid}`);
}

/**
 * @param path a file with the number of a process, which its end removes. A process that was killed leaves it, and after a
 *   restart of the machine another program may have that number.
 * @param what says of the process what it does. @throws when another process of that number is alive
 */
export function refuseBeside(path, what) {
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8'));
  if (pid === process.pid || !isAlive(pid)) return;
  throw new Error(
    `${what(pid)}; stop that one first. If it is neither demo, dev server nor test, delete ${path}.`,
  );
}

/** @returns a function that releases the directory. */
export function takeData(directory) {
  assertUnused(directory);
  mkdirSync(directory, { recursive: true });
  writeFileSync(lockPath(directory), String(process.pid));
  return () => rmSync(lockPath(directory), { force: true });
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
