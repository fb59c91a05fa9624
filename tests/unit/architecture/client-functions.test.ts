import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesBelow,
  hasDirective,
  importsOf,
  parse,
  reach,
  resolve,
  root,
  type ReadSource,
} from './module-graph';

/**
 * On the server the exports of a module with 'use client' are references, which React renders as components. A function
 * among them throws when it is called, and only then.
 */
const entries = filesBelow('app', ['.tsx', '/route.ts']);

const isClient = (path: string, read?: ReadSource) =>
  /\.tsx?$/.test(path) && hasDirective(parse(path, read), 'use client');

/** `module → client module: function`, of all that an entry loads on the server. */
function clientFunctions(entry: string, read?: ReadSource): string[] {
  const stopsAt = (file: ReturnType<typeof parse>) => hasDirective(file, 'use client');
  return reach(entry, { stopsAt, ...(read ? { read } : {}) })
    .map(({ module }) => module)
    .filter((module) => /\.tsx?$/.test(module) && !isClient(module, read))
    .flatMap((module) =>
      importsOf(parse(module, read)).flatMap(({ from, names }) => {
        const target = resolve(from, module);
        if (!target || !isClient(target, read)) return [];
        return names
          .filter((name) => /^[a-z]/.test(name) && name !== 'default')
          .map((name) => `${module} → ${target}: ${name}`);
      }),
    );
}

/** One entry that imports all others, so that each module is looked at once. */
const everything = 'app/every-entry.tsx';
const readFile: ReadSource = (path) => readFileSync(join(root, path), 'utf8');

test('no module of the server imports a function of a client module', () => {
  const imports = entries.map((path) => `import '@/${path.replace(/\.tsx?$/, '')}';`);
  expect(imports.length).toBeGreaterThan(60);
  const read: ReadSource = (path) => (path === everything ? imports.join('\n') : readFile(path));
  expect(clientFunctions(everything, read)).toEqual([]);
});

test('such an import is found', () => {
  const button = 'components/ui/route-link.tsx';
  const source = "import { linkTo } from '@/components/ui/route-link';";
  const read: ReadSource = (path) => (path === everything ? source : readFile(path));
  expect(clientFunctions(everything, read)).toEqual([`${everything} → ${button}: linkTo`]);
});
