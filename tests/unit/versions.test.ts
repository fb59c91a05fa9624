import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
type Lock = {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
};

const text = (name: string) => readFileSync(join(__dirname, '../..', name), 'utf8');
const read = (name: string): unknown => JSON.parse(text(name));
const lock = read('package-lock.json') as Lock;

/** The first versions without a known advisory (github.com/advisories, 2026-11-21). */
const oldestAllowed: Record<string, string> = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  zod: '4.6.7',
  sharp: '0.35.5',
  'fast-xml-parser': '5.10.1',
};

/** What reaches production: the packages of the development tools are not served. */
const served = Object.entries(lock.packages).filter(
  ([path, entry]) => path !== '' && !('dev' in entry && entry.dev),
);

test.each(Object.entries(oldestAllowed))('every served %s is at least %s', (name, oldest) => {
  const versions = served
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '0.0.0' }]) => version);
  expect(versions.filter((version) => isOlder(version, oldest))).toEqual([]);
  expect(versions).not.toEqual([]);
});

const folders = [
  ...['.', 'bench', 'scripts/engines', 'scripts/lint', 'scripts/local-firebase'],
  'scripts/mutation',
];

describe('the oldest Node', () => {
  const { engines } = read('package.json') as { engines: { node: string } };
  const oldestNode = engines.node.replace('>=', '');

  it('is the same one in the lock file, in the documents and in the deep check', () => {
    const { packages } = read('package-lock.json') as { packages: { '': { engines: unknown } } };
    expect(packages[''].engines).toEqual(engines);
    expect(text('README.md')).toContain(`Only Node (${oldestNode} or newer)`);
    expect(text('CONTRIBUTING.md')).toContain(`Node ${oldestNode} or newer`);
    expect(text('tests/deep/node-versions.mjs')).toContain(`['${oldestNode}', `);
  });

  const [ownMajor = 0, ownMinor = 0] = oldestNode.split('.').map(Number);

  /** Whether one of the alternatives of a range has it. Upper bounds and patches do not count. */
  const admits = (range: string) =>
    range.split('||').some((alternative) => {
      const bound = /(\^|~|>=?)?\s*v?(\d+)(?:\.(\d+))?/.exec(
        alternative.replaceAll(/<=?\s*v?[\d.]+/g, ''),
      );
      if (!bound) return true;
      const [, sign = '', major, minor = 0] = bound;
      const isSameMajor = ownMajor === Number(major);
      return isSameMajor
        ? ownMinor >= Number(minor)
        : sign.startsWith('>') && ownMajor > Number(major);
    });

  /** Needs Node 22 by its own word; the lint that loads it runs on the oldest Node (`check:deep -- node-versions`). */
  const exceptions = ['node_modules/jsdoc-type-pratt-parser'];

  it.each(folders)('runs every package of %s', (folder) => {
    const { packages } = read(`${folder}/package-lock.json`) as {
      packages: Record<string, { engines?: { node?: string } }>;
    };
    const tooNew = Object.entries(packages).filter(
      ([path, { engines: asked }]) => !admits(asked?.node ?? '') && !exceptions.includes(path),
    );
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['>=20.20.0', false],
    ['>=21.0.0', false],
    ['^22.22.2 || >=24.15.0', false],
    ['22 || 24', false],
    ['>=18', true],
    ['^18.19.0 || ^20.9.0 || >=22', true],
    ['>=10.13.0 <25', true],
    ['20 || >=22', true],
    ['*', true],
  ])('is read from the range %s', (range, isAdmitted) => {
    expect(admits(range)).toBe(isAdmitted);
  });
});

test.each(folders)('every dependency of %s is named by its exact version', (folder) => {
  const { dependencies, devDependencies } = read(`${folder}/package.json`) as Manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions).not.toEqual([]);
  expect(
    versions.filter(([, version]) => !/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
});

test.each(folders)('the lock file of %s names the binaries of every platform', (folder) => {
  const { packages } = read(`${folder}/package-lock.json`) as Lock;
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

function isOlder(version: string, oldest: string): boolean {
  const parts = (text: string) => text.split(/[.-]/, 3).map(Number);
  const [have, need] = [parts(version), parts(oldest)];
  const index = [0, 1, 2].find((i) => have[i] !== need[i]);
  return index !== undefined && (have[index] ?? 0) < (need[index] ?? 0);
}
