import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNode } from './in-node';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function git(...parameters: string[]): void {
  const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@arthayatra.example'];
  execFileSync('git', [...author, ...parameters], { cwd: directory });
}

function commit(name: string): void {
  writeFileSync(join(directory, name), name);
  git('add', '.');
  git('commit', '--quiet', '-m', name);
}

const changed = () =>
  inNode<{ since: string; files: string[] } | null>(`
    import { changedFiles } from './scripts/checks/changed-files.mjs';
    answer(changedFiles(${JSON.stringify(directory)}));
  `);

test('on main: what is not committed yet, new files among it', async () => {
  commit('one.ts');
  commit('two.ts');
  writeFileSync(join(directory, 'one.ts'), 'changed');
  writeFileSync(join(directory, 'new file.ts'), 'new');
  const answer = await changed();
  expect(answer?.since).toMatch(/^the last commit \([0-9a-f]+\)$/);
  expect(answer?.files).toEqual(['one.ts', 'new file.ts']);
});

test('on a branch: all that it did since it left main, without what it took away', async () => {
  commit('one.ts');
  git('switch', '--quiet', '--create', 'work');
  commit('two.ts');
  commit('three.ts');
  rmSync(join(directory, 'one.ts'));
  const answer = await changed();
  expect(answer?.since).toMatch(/^main \(/);
  expect(answer?.files).toEqual(['three.ts', 'two.ts']);
});

test('nothing is known of a repository without an earlier state', async () => {
  expect(await changed()).toBeNull();
  commit('one.ts');
  expect(await changed()).toBeNull();
});
