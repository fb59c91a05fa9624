import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A comment at the top of a script that makes Chromium compile all of its functions while the script arrives, off the
 * main thread (https://v8.dev/blog/explicit-compile-hints). Without it Chromium compiles each module once more when the
 * page first needs it, and the page waits: half of the time that such a script takes to start. For other browsers it is
 * a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * After `next build`: puts the hint on the scripts that every page runs as it starts. A script of some pages gets none,
 * because most of its functions wait for a press or a key. Run again it writes the same.
 * @returns the scripts. @throws when the build names none.
 */
export function writeCompileHints(buildDirectory) {
  const { rootMainFiles } = JSON.parse(
    readFileSync(join(buildDirectory, 'build-manifest.json'), 'utf8'),
  );
  // The runtime starts itself, and has no modules that would be compiled late.
  const files = rootMainFiles?.filter((file) => !basename(file).startsWith('turbopack-')) ?? [];
  if (files.length === 0) throw new Error('build-manifest.json names no script of all pages.');
  for (const file of files) {
    const path = join(buildDirectory, file);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = join(import.meta.dirname, '..', '.next');
  console.log(`Compile hints for ${writeCompileHints(directory).join(', ')}`);
}
