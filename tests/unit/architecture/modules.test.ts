import {
  filesBelow,
  forbiddenWays,
  hasDirective,
  importsOf,
  isDirected,
  parseModule,
  readFromDisk,
  reach,
  resolve,
  shippedFiles,
  type ReadSource,
} from './module-graph';

/** What modules may reach, in one file since each test walks the whole graph. */

/**
 * What must never load in a browser: the sentences (they come as props; those of the error boundaries, which get no
 * props, and those that only a lazily loaded engine prints are the exceptions), the schema library, and everything of
 * the server.
 */
const serverOnly =
  /^lib\/messages\/(?!fill\.ts$|(?:en|hi)\/(?:failure|options\/(?:options|option-views|option-chain|option-history|option-journal)|market-file|statements|tax\/(?:tax|tax-glossary)|sip|policies\/(?:privacy-policy|delivery-policy)|frame\/(?:display|shell)|law-sources|save-outcomes|fields|dates|chart-labels)\.ts$)|^lib\/env(\.check)?\.ts$|^lib\/firebase\/admin\.ts$|\/(store|source)\.ts$|^zod(\/|$)|^firebase-admin(\/|$)|^next-firebase-auth-edge(\/|$)|^server-only$|^next\/(headers|server|cache)$|^node:/;

/** A module of server actions is a list of addresses in the browser: what it imports stays behind. */
const upToActions = { stopsAt: isServerAction } as const;

const islands = shippedFiles.filter((path) => isDirected(path, 'use client'));

test('the client modules of the shell are among those that are checked', () => {
  expect(islands).toEqual(
    expect.arrayContaining(['components/shell/search-toggle.tsx', 'components/ui/route-link.tsx']),
  );
});

test.each(islands)('%s and all that it imports may run in a browser', (island) => {
  expect(forbiddenWays(reach(island, upToActions), serverOnly)).toEqual([]);
});

test.each(islands)('%s brings no Firebase and no messages at once', (island) => {
  const atOnce = reach(island, { ...upToActions, follows: ({ isLazy }) => !isLazy });
  expect(
    forbiddenWays(atOnce, /^firebase(\/|$)|^lib\/messages\/(?!fill\.ts$|(?:en|hi)\/failure\.ts$)/),
  ).toEqual([]);
});

test.each([
  ["import { messages } from '@/lib/messages';", 'lib/messages/index.ts'],
  ["export { env } from '@/lib/env';", 'lib/env.ts'],
  ["const later = () => import('@/lib/firebase/admin');", 'lib/firebase/admin.ts'],
  ["import { z } from 'zod';", 'zod'],
])('a fixture with %s is found, also through another file', (source, found) => {
  expect(forbiddenWays(reach('components/ui/fixture.tsx', fixtures(source)), serverOnly)).toContain(
    `components/ui/fixture.tsx → components/ui/card/card.tsx → ${found}`,
  );
});

/** An island that imports the card, whose text is replaced by the line of the fixture. */
function fixtures(source: string): { read: ReadSource; stopsAt: typeof isServerAction } {
  const texts: Readonly<Record<string, string>> = {
    'components/ui/fixture.tsx': "'use client';\nimport './card/card';",
    'components/ui/card/card.tsx': source,
  };
  return { ...upToActions, read: (path) => texts[path] ?? parseModule(path).text };
}

function isServerAction(file: ReturnType<typeof parseModule>): boolean {
  return hasDirective(file, 'use server');
}

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
        : parseModule(path).text,
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
  /\.tsx?$/.test(path) && hasDirective(parseModule(path, read), 'use client');

/** `module → client module: function`, of all that an entry loads on the server. */
function clientFunctions(entry: string, read = readFromDisk): string[] {
  const stopsAt = (file: ReturnType<typeof parseModule>) => hasDirective(file, 'use client');
  return reach(entry, { stopsAt, read })
    .map(({ module }) => module)
    .filter((module) => /\.tsx?$/.test(module) && !isClient(module, read))
    .flatMap((module) =>
      importsOf(parseModule(module, read)).flatMap(({ from, names }) => {
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
  const read: ReadSource = (path) =>
    path === everything ? imports.join('\n') : parseModule(path).text;
  expect(clientFunctions(everything, read)).toEqual([]);
});

test('a function that is imported from a client module is found', () => {
  const button = 'components/ui/route-link.tsx';
  const source = "import { linkTo } from '@/components/ui/route-link';";
  const read: ReadSource = (path) => (path === everything ? source : parseModule(path).text);
  expect(clientFunctions(everything, read)).toEqual([`${everything} → ${button}: linkTo`]);
});

/**
 * A layout is shared by static pages and is not rendered again when one moves between its pages: a cookie or
 * header read here would make pages dynamic, and a redirect would not protect anything
 * (tests/security/README.md, A-07). This holds for all that a layout imports, up to the islands and the server actions.
 */
const layouts = filesBelow('app', ['/layout.tsx', '/template.tsx']);
const redirects = ['redirect', 'permanentRedirect', 'forbidden', 'unauthorized'];

function readsTheRequest(layout: string, read = readFromDisk): string[] {
  const stopsAt = (file: ReturnType<typeof parseModule>) =>
    hasDirective(file, 'use client') || hasDirective(file, 'use server');
  return reach(layout, { stopsAt, read })
    .filter(({ module }) => /\.tsx?$/.test(module) && !stopsAt(parseModule(module, read)))
    .filter(({ module }) =>
      importsOf(parseModule(module, read)).some(
        ({ from, names }) =>
          from === 'next/headers' ||
          (from === 'next/navigation' && names.some((name) => redirects.includes(name))),
      ),
    )
    .map(({ way }) => way.join(' → '));
}

test('the layouts of the site are among those that are checked', () => {
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
  const read: ReadSource = (path) => (path === 'app/layout.tsx' ? source : parseModule(path).text);
  expect(readsTheRequest('app/layout.tsx', read)).not.toEqual([]);
});

/** app/ holds what Next reads by its name, server actions, and the style sheets and fonts of the layouts. */
const routeFile =
  /\/(page|layout|template|loading|error|global-error|not-found|default|route|actions|sitemap|robots|manifest|opengraph-image)\.tsx?$/;

const otherFiles = (files: readonly string[]) => files.filter((file) => !routeFile.test(file));

test('app/ holds routes only', () => {
  const files = filesBelow('app', ['.ts', '.tsx']);
  expect(files).toContain('app/layout.tsx');
  expect(otherFiles(files)).toEqual([]);
});

test.each(['app/(shell)/learn/path-card.tsx', 'app/features/sip-calculator/sip-page.tsx'])(
  '%s would be found',
  (file) => {
    expect(otherFiles([file])).toEqual([file]);
  },
);
