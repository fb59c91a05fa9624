import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lockPath = (directory) => join(directory, 'in-use-by');

/** Two processes that write one journal would lose what the other wrote. @throws when another one is alive. */
export function assertUnused(directory) {
  const path = lockPath(directory);
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8'));
  if (pid === process.pid || !isAlive(pid)) return;
  throw new Error(
    `${directory} is in use by process ${pid} (a demo or dev server?); stop that one first.`,
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
