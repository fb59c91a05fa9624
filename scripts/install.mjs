import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { step } from './progress.mjs';
import { root } from './project.mjs';

/** `npm ci`, when the packages are missing or not those of the lock file. */
export async function installWhenNeeded(directory = root) {
  if (!isInstallNeeded(directory)) return;
  await step('Installing packages (npm ci)', async () => {
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: directory,
      shell: process.platform === 'win32',
    });
    if (code !== 0) throw new Error(`npm ci ended with ${code}.`);
  });
}

/**
 * Compares what the lock file wants with what npm noted when it had installed. Dates would not do: a
 * checkout touches the lock file without changing it.
 */
export function isInstallNeeded(directory) {
  const notePath = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(notePath)) return true;
  const wanted = readPackages(join(directory, 'package-lock.json'));
  const installed = readPackages(notePath);
  return Object.entries(wanted).some(([path, { version, optional, devOptional, peer, link }]) => {
    // npm leaves out optional packages for other systems, and optional peers that nobody uses.
    if (path === '' || optional || devOptional || peer || link) return false;
    return installed[path]?.version !== version || !existsSync(join(directory, path));
  });
}

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
