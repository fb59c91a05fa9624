import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runQuietly } from './processes.mjs';
import { red, say, step } from './progress.mjs';
import { nextProgram, root } from './project.mjs';
import { assertNoServerRuns } from './served-by.mjs';
import { settingNames } from './setting-names.mjs';

const buildDirectory = join(root, '.next');
const stampPath = join(buildDirectory, 'built-from');

/** What `npm run build` runs, in this order. */
const buildSteps = [
  [join(root, 'scripts', 'workers.mjs')],
  [nextProgram, 'build'],
  [join(root, 'scripts', 'static-headers.mjs')],
  [join(root, 'scripts', 'compile-hints.mjs')],
];

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'mdx-components.tsx',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
  'scripts/workers.mjs',
  'scripts/static-headers.mjs',
  'scripts/compile-hints.mjs',
];
/** Made by the build itself. */
const madeFiles = ['public/sw.js', 'public/market-files.js', 'public/statements.js'];
/**
 * Settings that only the running server reads: secrets, and addresses that differ from run to run on this machine. A
 * prerendered page or a header may hold any other setting of .env.example.
 */
const servedVariables = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_STORAGE_BUCKET',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'AUTH_COOKIE_KEYS',
  'ADDRESS_HEADER',
  'CRON_SECRET',
  'GUEST_PAGES_SECONDS',
  'COINGECKO_API_KEY',
  'COINGECKO_PRO_API_KEY',
  'PORT',
  'CHROMIUM_PATH',
];
const bakedVariables = settingNames.filter(
  (name) => !servedVariables.includes(name) && !name.endsWith('_BASE_URL'),
);

/**
 * Builds the site for this machine, unless the last build was made from the same sources and settings.
 * @throws with the build's own words when it fails.
 */
export async function buildWhenStale(environment) {
  const stamp = stampOf(root, environment);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) {
    say('  (the last build still fits)');
    return;
  }
  assertNoServerRuns();
  await step('Building the site', () => build(environment));
  writeFileSync(stampPath, stamp);
}

async function build(environment) {
  rmSync(stampPath, { force: true });
  const env = { ...environment, LOCAL_BUILD: 'true' };
  for (const parameters of buildSteps) {
    const { code, output } = await runQuietly(process.execPath, parameters, { cwd: root, env });
    if (code !== 0) throw new Error(`The build failed.\n${output}`);
  }
}

/** One hash over every source's path and bytes, and the values that are baked in. */
export function stampOf(directory, environment) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(directory, source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(directory, file)))
        .update('\0');
    }
  }
  for (const name of bakedVariables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  return hash.update(process.version).digest('hex');
}

function filesUnder(directory, path) {
  const whole = join(directory, path);
  if (!existsSync(whole) || madeFiles.includes(path)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesUnder(directory, `${path}/${name}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    assertNoServerRuns();
    for (const parameters of buildSteps) {
      process.exitCode = await run(process.execPath, parameters, { cwd: root });
      if (process.exitCode !== 0) break;
    }
  } catch (error) {
    console.error(red(error.message));
    process.exitCode = 1;
  }
}
