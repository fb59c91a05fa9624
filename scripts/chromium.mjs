import { existsSync } from 'node:fs';
import { run, runQuietly } from './processes.mjs';
import { say, step } from './progress.mjs';
import { binary } from './project.mjs';

/** Chromium without a user interface: the same engine, and a test takes half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test in, which starts: the one that CHROMIUM_PATH names, the machine's own, Playwright's, or one that is
 * installed now. @returns its path. @throws with what is missing when there is none to be had.
 */
export async function findOrInstallChromium() {
  const found = await find();
  if (found === headlessShell || process.env.CHROMIUM_PATH) return found;
  if (isRootOnDebian() && (await installWithApt('chromium-headless-shell'))) return headlessShell;
  if (found) return found;
  say('! No Chromium on this machine; trying to install one.');
  const wasInstalled = isRootOnDebian() && (await installWithApt('chromium'));
  if (!wasInstalled) await installWithPlaywright();
  const installed = await find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none that starts could be installed. Install one (Debian: `apt-get install ' +
      'chromium` as root; elsewhere: `npx playwright install --with-deps chromium`) or name one in CHROMIUM_PATH.',
  );
}

async function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH names "${named}", which does not exist.`);
    if (await doesStart(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not start.`);
  }
  const { chromium } = await import('playwright');
  for (const path of [headlessShell, ...usualPlaces, chromium.executablePath()]) {
    if (path && existsSync(path) && (await doesStart(path))) return path;
  }
  return undefined;
}

/** Playwright's own lacks the libraries of the system where it was installed without root. */
async function doesStart(path) {
  // There Chromium opens a window in place of printing its version.
  if (process.platform === 'win32') return true;
  const { code } = await runQuietly(path, ['--version']).catch(() => ({ code: 1 }));
  return code === 0;
}

function isRootOnDebian() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function installWithApt(name) {
  return step(`Installing ${name} (apt-get)`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quietly = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    const soon = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];
    await run('apt-get', ['update', ...soon], quietly);
    return (await run('apt-get', ['install', '-y', ...soon, name], quietly)) === 0;
  });
}

function installWithPlaywright() {
  return step("Installing Chromium (Playwright's own)", () =>
    run(binary('playwright'), ['install', 'chromium']),
  );
}
