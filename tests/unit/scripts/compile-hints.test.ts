import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import { callInNode } from './in-node';

const directory = temporaryFolders()();
const chunks = join(directory, 'static', 'chunks');
const hint = '//# allFunctionsCalledOnLoad\n';

beforeEach(() => {
  for (const name of ['framework', 'turbopack-1a', 'one-page']) {
    writeInto(chunks, `${name}.js`, `start("${name} ₹");`);
  }
});

function run(manifest: unknown) {
  writeInto(directory, 'build-manifest.json', manifest);
  return callInNode('compile-hints', 'writeCompileHints', directory);
}

const scriptOf = (name: string) => readFileSync(join(chunks, `${name}.js`), 'utf8');

test('the scripts that all pages load begin with the hint, once; the runtime and the script of one page stay as they are', () => {
  const manifest = {
    rootMainFiles: ['static/chunks/framework.js', 'static/chunks/turbopack-1a.js'],
  };
  for (const _ of ['first', 'again']) {
    expect(run(manifest)).toMatchObject({ status: 0 });
    expect(scriptOf('framework')).toBe(`${hint}start("framework ₹");`);
    expect(scriptOf('turbopack-1a')).toBe('start("turbopack-1a ₹");');
    expect(scriptOf('one-page')).toBe('start("one-page ₹");');
  }
});

test.each([
  [{ rootMainFiles: ['static/chunks/turbopack-1a.js'] }],
  [{}],
  [{ rootMainFiles: ['static/chunks/missing.js'] }],
])('a build without such scripts is refused: %j', (manifest) => {
  expect(run(manifest).status).not.toBe(0);
});
