import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertUnused } from './local-firebase/data-lock.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';
import { root } from './project.mjs';
import { assertNoServerRuns } from './served-by.mjs';

/**
 * `npm ci` in the root and in each of the named folders with a package of their own (scripts/project.mjs), where
 * packages are missing or not those of the lock file.
 */
export async function installWhenNeeded(...directories) {
  await installMissing(root, ...directories);
}

/** `npm ci` in the named folders alone, where it is needed: all at once, because each waits for the network and disk. */
export async function installMissing(...directories) {
  await Promise.all(
    directories
      .filter((directory) => isInstallNeeded(directory))
      .map((directory) => install(directory)),
  );
}

/** The packages that build and serve the site, without those of its tests, which are left where they are installed. */
export async function installSite() {
  if (isInstallNeeded(root, { withDev: false })) await install(root, ['--omit=dev']);
}

/** npm ci empties the folder of the packages first: a site that runs would lose those that it loads later. */
async function install(directory, options = []) {
  const folder = relative(root, directory);
  await step(`Installing packages (npm ci${folder && ` in ${folder}`})`, async () => {
    assertUnused(join(directory, '.data'));
    assertNoServerRuns(join(directory, '.data'));
    const code = await run(
      'npm',
      ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: directory, shell: process.platform === 'win32' },
    );
    if (code !== 0) throw new Error(`npm ci in ${directory} ended with ${code}.`);
  });
}

/**
 * Compares package-lock.json with the list that npm wrote when it installed. File dates would not do: a checkout
 * changes the lock file's date without changing its content.
 */
export function isInstallNeeded(directory, { withDev = true } = {}) {
  const notePath = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(notePath)) return true;
  const wanted = readPackages(join(directory, 'package-lock.json'));
  const installed = readPackages(notePath);
  return Object.entries(wanted).some(
    ([path, { version, dev, optional, devOptional, peer, link }]) => {
      // npm leaves out optional packages for other systems, and optional peers that no package needs.
      if (path === '' || optional || devOptional || peer || link) return false;
      if (dev && !withDev) return false;
      return installed[path]?.version !== version || !existsSync(join(directory, path));
    },
  );
}

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
