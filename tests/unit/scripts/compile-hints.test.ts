import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directory = mkdtempSync(join(tmpdir(), 'compile-hints-'));
const chunks = join(directory, 'static', 'chunks');
const hint = '//# allFunctionsCalledOnLoad\n';

beforeEach(() => {
  mkdirSync(chunks, { recursive: true });
  for (const name of ['framework', 'turbopack-1a', 'one-page']) {
    writeFileSync(join(chunks, `${name}.js`), `start("${name} ₹");`);
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function run(manifest: unknown) {
  writeFileSync(join(directory, 'build-manifest.json'), JSON.stringify(manifest));
  const program = join(process.cwd(), 'scripts', 'compile-hints.mjs');
  const code = `import(${JSON.stringify(program)}).then((module) => module.writeCompileHints(process.argv[1]))`;
  return spawnSync(process.execPath, ['-e', code, directory], { encoding: 'utf8' });
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
