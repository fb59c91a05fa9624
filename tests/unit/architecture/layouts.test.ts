import { filesBelow, hasDirective, importsOf, parse, reach, type ReadSource } from './module-graph';

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
