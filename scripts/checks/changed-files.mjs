import { execFileSync } from 'node:child_process';
import { root } from '../project.mjs';

/**
 * The files that this work changed: since it left main and, on main itself, since the last commit or in it.
 * @returns `{ since, files }` with paths from the root, deleted files left out, or null where git knows no earlier state.
 */
export function changedFiles(directory = root) {
  const git = (...parameters) =>
    execFileSync('git', parameters, {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = (name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim();
    } catch {
      return null;
    }
  };
  const namesOf = (...parameters) =>
    git(...parameters, '-z')
      .split('\0')
      .filter(Boolean);
  const filesSince = (base) => [
    ...new Set([
      ...namesOf('diff', '--name-only', '--diff-filter=d', base),
      ...namesOf('ls-files', '--others', '--exclude-standard'),
    ]),
  ];

  const head = commit('HEAD');
  if (!head) return null;
  const main = commit('main') ?? commit('origin/main') ?? head;
  const left = git('merge-base', head, main).trim();
  const files = filesSince(left);
  const short = (name) => git('rev-parse', '--short', name).trim();
  if (left !== head) return { since: `main (${short(left)})`, files };
  if (files.length > 0) return { since: `the last commit (${short(head)})`, files };
  const before = commit('HEAD^');
  return before && { since: `the commit before (${short(before)})`, files: filesSince(before) };
}
