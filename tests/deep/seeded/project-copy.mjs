import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { onEnd } from '../../../scripts/processes.mjs';
import {
  dataDirectory,
  firebaseDirectory,
  lintDirectory,
  root,
} from '../../../scripts/project.mjs';
import { placeOf } from './place-of.mjs';

/**
 * Copies every file of the project into a folder of its own, for changes that the work tree must not hold. Packages are
 * links. Where the copy is built they are hard links: Next takes no packages from outside its folder, and the local Firebase would load
 * the project's firebase-admin beside the copy's.
 */
export function copyProject(name, { isBuilt }) {
  const copy = join(dataDirectory, name);
  rmSync(copy, { recursive: true, force: true });
  onEnd(() => rmSync(copy, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const directory of [root, firebaseDirectory, lintDirectory]) {
    const packages = join(directory, 'node_modules');
    if (!existsSync(packages)) continue;
    const link = join(copy, relative(root, packages));
    if (isBuilt) execFileSync('cp', ['-al', packages, link]);
    else symlinkSync(packages, link);
  }
  return copy;
}

/**
 * Puts a fault into a copy.
 * @returns a function that restores the file. @throws when the text to replace is not found exactly once.
 */
export function applyFault(copy, { what, file, find, replace }) {
  const place = placeOf(copy, file);
  const path = join(copy, place);
  const text = readFileSync(path, 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${what}: ${place} holds the text to replace ${places} times`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}
