import {
  filesBelow,
  forbiddenWays,
  hasDirective,
  importsOf,
  parse,
  reach,
  resolve,
  type ReadSource,
} from './module-graph';

/** What the edge cannot run, or what would carry the edge function over its size. */
const notForTheEdge =
  /^firebase-admin(\/|$)|^lib\/firebase\/admin\.ts$|^node:|^zod(\/|$)|^react-dom/;

test('the middleware and all that it imports run on the edge', () => {
  const reached = reach('middleware.ts');
  expect(reached.map(({ module }) => module)).toContain('lib/auth/domain/route-access.ts');
  expect(forbiddenWays(reached, notForTheEdge)).toEqual([]);
});

test('firebase-admin imported deep in the middleware is found', () => {
  const reached = reach('middleware.ts', {
    read: (path) =>
      path === 'lib/auth/domain/route-access.ts'
        ? "import { auth } from '@/lib/firebase/admin';"
        : parse(path).text,
  });
  expect(forbiddenWays(reached, notForTheEdge)).toContain(
    'middleware.ts → lib/auth/edge/middleware.ts → lib/auth/domain/route-access.ts → lib/firebase/admin.ts',
  );
});

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

test('no module of the server imports a function of a client module', () => {
  const imports = entries.map((path) => `import '@/${path.replace(/\.tsx?$/, '')}';`);
  expect(imports.length).toBeGreaterThan(60);
  const read: ReadSource = (path) => (path === everything ? imports.join('\n') : parse(path).text);
  expect(clientFunctions(everything, read)).toEqual([]);
});

test('such an import is found', () => {
  const button = 'components/ui/route-link.tsx';
  const source = "import { linkTo } from '@/components/ui/route-link';";
  const read: ReadSource = (path) => (path === everything ? source : parse(path).text);
  expect(clientFunctions(everything, read)).toEqual([`${everything} → ${button}: linkTo`]);
});

/**
 * A layout is shared by static pages and is not rendered again when one moves between its pages: a cookie or
 * header read here would make pages dynamic, and a redirect would not protect anything
 * (tests/security/README.md, A-07). This holds for all that a layout imports, up to the islands and the server actions.
 */
const layouts = filesBelow('app', ['/layout.tsx', '/template.tsx']);
const redirects = ['redirect', 'permanentRedirect', 'forbidden', 'unauthorized'];

function readsTheRequest(layout: string, read?: ReadSource): string[] {
  const stopsAt = (file: ReturnType<typeof parse>) =>
    hasDirective(file, 'use client') || hasDirective(file, 'use server');
  return reach(layout, { stopsAt, ...(read ? { read } : {}) })
    .filter(({ module }) => /\.tsx?$/.test(module) && !stopsAt(parse(module, read)))
    .filter(({ module }) =>
      importsOf(parse(module, read)).some(
        ({ from, names }) =>
          from === 'next/headers' ||
          (from === 'next/navigation' && names.some((name) => redirects.includes(name))),
      ),
    )
    .map(({ way }) => way.join(' → '));
}

test('the layouts are found', () => {
  expect(layouts).toEqual(
    expect.arrayContaining(['app/layout.tsx', 'app/(shell)/layout.tsx', 'app/features/layout.tsx']),
  );
});

test.each(layouts)('%s reads no cookie and no header, and never redirects', (layout) => {
  expect(readsTheRequest(layout)).toEqual([]);
});

test.each([
  "import { cookies } from 'next/headers';",
  "import { redirect } from 'next/navigation';",
  "import { requireUser } from '@/lib/auth/server/session';",
])('a layout with %s is found', (source) => {
  const read: ReadSource = (path) => (path === 'app/layout.tsx' ? source : parse(path).text);
  expect(readsTheRequest('app/layout.tsx', read)).not.toEqual([]);
});
