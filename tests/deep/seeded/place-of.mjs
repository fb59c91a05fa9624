import { readdirSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Where a file of the list stands today: at its path, or under its feature (the first two folders of the path, three
 * for a test) by its name, so that a feature may order its files in folders of its own.
 *
 * @throws when it is at neither, or more than one file there has its name.
 */
export function placeOf(directory, file) {
  if (existsSync(join(directory, file))) return file;
  const parts = file.split('/');
  const feature = parts.slice(0, parts[0] === 'tests' ? 4 : 2).join('/');
  const found = existsSync(join(directory, feature))
    ? readdirSync(join(directory, feature), { recursive: true })
        .map((name) => `${feature}/${name.replaceAll('\\', '/')}`)
        .filter((path) => basename(path) === basename(file))
    : [];
  if (found.length === 1) return found[0];
  throw new Error(
    `${file} is not there, and ${found.length} files of that name are under ${feature}. Correct its row.`,
  );
}
