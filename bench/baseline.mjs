import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runQuietly } from '../scripts/processes.mjs';
import { nextProgram, root } from '../scripts/project.mjs';

export const baselineDirectory = join(root, 'bench', 'baseline');
const require = createRequire(import.meta.url);
const stampPath = join(baselineDirectory, '.next', 'built-from');

/** Builds the baseline app (bench/baseline) unless a build of the same packages and files exists. */
export async function buildBaseline() {
  const stamp = stampOf();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  const { code, output } = await runQuietly(
    process.execPath,
    [nextProgram, 'build', baselineDirectory],
    {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (code !== 0) throw new Error(`The baseline app did not build.\n${output}`);
  writeFileSync(stampPath, stamp);
}

/** The installed versions of what the baseline app is made of, by package. */
export const frameworkVersions = () =>
  Object.fromEntries(
    ['next', 'react', 'react-dom'].map((name) => [name, require(`${name}/package.json`).version]),
  );

/** The versions of the packages that check members, which the build holds beside the framework. */
const authVersions = () =>
  Object.fromEntries(
    ['firebase-admin', 'next-firebase-auth-edge'].map((name) => {
      // Neither of them exports its package.json.
      const path = join(root, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(path, 'utf8')).version];
    }),
  );

function stampOf() {
  const hash = createHash('sha256');
  for (const [name, version] of Object.entries({ ...frameworkVersions(), ...authVersions() })) {
    hash.update(`${name}@${version}\0`);
  }
  const pages = readdirSync(join(baselineDirectory, 'app'), { recursive: true })
    .filter((name) => name.endsWith('.jsx'))
    .sort()
    .map((name) => join('app', name));
  const paths = ['next.config.mjs', 'middleware.jsx', ...pages].map((file) =>
    join(baselineDirectory, file),
  );
  for (const path of [...paths, join(root, 'lib/messages/en/policies/privacy-policy.ts')]) {
    hash.update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
