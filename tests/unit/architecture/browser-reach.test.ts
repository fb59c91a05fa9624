import {
  filesBelow,
  forbiddenWays,
  hasDirective,
  parse,
  reach,
  type ReadSource,
} from './module-graph';

/**
 * What must never load in a browser: the sentences (they come as props; those of the error boundaries, which get no
 * props, and those that only a lazily loaded engine prints are the exceptions), the schema library, and everything of
 * the server.
 */
const serverOnly =
  /^lib\/messages\/(?!fill\.ts$|(?:en|hi)\/(?:failure|options\/(?:options|option-views|option-chain|option-history|option-journal)|market-file|tax\/(?:tax|tax-glossary)|sip|frame\/(?:display|shell)|law-sources|save-outcomes|dates)\.ts$)|^lib\/env(\.check)?\.ts$|^lib\/firebase\/admin\.ts$|\/(store|source)\.ts$|^zod(\/|$)|^firebase-admin(\/|$)|^next-firebase-auth-edge(\/|$)|^server-only$|^next\/(headers|server|cache)$|^node:/;

/** A module of server actions is a list of addresses in the browser: what it imports stays behind. */
const options = { stopsAt: isServerAction } as const;

const islands = ['app', 'components', 'lib']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => hasDirective(parse(path), 'use client'));

test('the islands of the shell are among those that are looked at', () => {
  expect(islands).toEqual(
    expect.arrayContaining(['components/shell/search-toggle.tsx', 'components/ui/route-link.tsx']),
  );
});

test.each(islands)('%s and all that it imports may run in a browser', (island) => {
  expect(forbiddenWays(reach(island, options), serverOnly)).toEqual([]);
});

test.each(islands)(
  '%s brings no Firebase and no messages before somebody asks for it',
  (island) => {
    const atOnce = reach(island, { ...options, follows: ({ isLazy }) => !isLazy });
    expect(
      forbiddenWays(
        atOnce,
        /^firebase(\/|$)|^lib\/messages\/(?!fill\.ts$|(?:en|hi)\/failure\.ts$)/,
      ),
    ).toEqual([]);
  },
);

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
  return { ...options, read: (path) => texts[path] ?? parse(path).text };
}

function isServerAction(file: ReturnType<typeof parse>): boolean {
  return hasDirective(file, 'use server');
}
