import ts from 'typescript';
import { filesBelow, parse, resolve, type ReadSource } from './module-graph';

/** The modules that a module names, also for their types alone; what loads later by `import()` is not among them. */
function namedBy(path: string, read?: ReadSource): string[] {
  return parse(path, read).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) ? (resolve(from.text, path) ?? []) : [];
  });
}

/** Modules that name each other, directly or through others: each circle once, as the way around it. */
function circlesAmong(paths: readonly string[], named: (path: string) => readonly string[]) {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) {
      circles.push([...way.slice(start), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of named(path)) visit(target, [...way, path]);
    done.add(path);
  };
  paths.forEach((path) => visit(path, []));
  return circles;
}

const isCode = (path: string) => /\.tsx?$/.test(path);

test('no module names one that names it', () => {
  const paths = ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder));
  expect(paths.length).toBeGreaterThan(1_000);
  expect(circlesAmong(paths, (path) => (isCode(path) ? namedBy(path) : []))).toEqual([]);
});

test('a circle is found, also one of types', () => {
  const sources: Readonly<Record<string, string>> = {
    'lib/result.ts': "import type { A } from '@/lib/timeout';",
    'lib/timeout.ts': "export { b } from './query-values';",
    'lib/query-values.ts': "import { type C } from './result';",
  };
  const read: ReadSource = (path) => sources[path] ?? '';
  expect(circlesAmong(['lib/result.ts'], (path) => namedBy(path, read))).toEqual([
    'lib/result.ts → lib/timeout.ts → lib/query-values.ts → lib/result.ts',
  ]);
});
