import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lint, type LintFixture } from './lint-complaints';
import { filesBelow, root } from './module-graph';

/**
 * House rules other than imports, by rule. Linting the product shows that everything else is allowed; here, that a selector with
 * a slip in it, which matches nothing, does not pass for a rule.
 */
const fixtures: Readonly<Record<string, readonly (readonly [file: string, source: string])[]>> = {
  'regexp/no-super-linear-backtracking': [
    ['lib/a/b.ts', 'export const a = /^(a+)+$/;'],
    // An amount as it was once read.
    ['lib/a/b.ts', 'export const a = /^(-?)((\\d+\\.?\\d*|\\.\\d+)\\s*([a-z]*)\\.?\\s*)+$/;'],
    ['scripts/a.mjs', 'export const a = /^\\s*\\s*x/;'],
  ],
  'regexp/no-super-linear-move': [['middleware.ts', 'export const a = /a*$/;']],
  'house/kebab-case': [['components/sip/SipPanel.tsx', 'export {};']],
  'house/no-restricted-syntax': [
    ['components/sip/panel.tsx', 'document.body.innerHTML = "";'],
    ['lib/sip/domain/project.ts', 'export const a = process.env.SITE_URL;'],
    ['app/page.tsx', 'redirect(query.returnUrl);'],
    ['components/a/b.tsx', "router.push(query.get('returnUrl'));"],
    ['components/a/b.tsx', "window.location.href = query.get('to');"],
    ['components/a/b.tsx', "text.normalize('NFC');"],
    ['lib/auth/a.ts', "new Intl.Segmenter('en');"],
    ['app/page.tsx', 'const query = await searchParams;'],
    ['app/api/a/route.ts', "request.nextUrl.searchParams.getAll('a');"],
    ['app/api/a/route.ts', 'Object.fromEntries(url.searchParams);'],
    ...['text', 'formData', 'arrayBuffer'].map(
      (read) => ['app/api/a/route.ts', `const body = await request.${read}();`] as const,
    ),
    ['lib/a/b.ts', "window.sessionStorage.setItem('a', '');"],
    ['lib/a/b.ts', "indexedDB.open('a');"],
    ['components/a/b.tsx', "document.cookie = 'a=1';"],
    ['app/page.tsx', 'export const X = () => <table />;'],
    ['components/a/b.tsx', 'export async function Panel() {}'],
    ['components/charts/b.tsx', 'export const Panel = async () => null;'],
    ['components/a/b.tsx', 'format(text as IsoDate);'],
    ['lib/sip/a.ts', 'export const a = z.custom<IsoDate>(isIsoDate);'],
    ['lib/a/b.ts', 'export const a = (document?.data() as Profile | undefined) ?? null;'],
    ['components/a/b.tsx', 'const { ids }: { ids: string[] } = await response.json();'],
    ['app/api/a/route.ts', 'JSON.parse(text) as Change;'],
    // A module that may do one of these may do none of the others.
    ...['text/read-text', 'query-values', 'browser-storage/a', 'calendar/a'].map(
      (name) => [`lib/${name}.ts`, 'export const a = process.env.SITE_URL;'] as const,
    ),
    ['components/ui/table/a.tsx', "text.normalize('NFC');"],
  ],
};

/** What a file may not import, one name for each direction. */
const forbiddenImports: Readonly<Record<string, readonly string[]>> = {
  'lib/sip/domain/project.ts': [
    ...['react', 'next/navigation', 'firebase-admin/firestore', '@headlessui/react', '@/lib/env'],
    ...['@/app/layout', '@/components/ui/button', '@/tests/setup/dom', '@/scripts/demo'],
    '../money/rupees',
  ],
  'lib/sip/server/actions.ts': ['@/components/ui/button'],
  'lib/result.ts': ['@/app/layout'],
  'lib/auth/domain/return-url.ts': ['next/navigation', '@/lib/env'],
  'lib/auth/domain/route-access.ts': ['react', './session'],
  'lib/auth/server/session.ts': ['@/lib/sip/domain/plan'],
  'lib/account/store.ts': ['@/components/ui/button'],
  'lib/law/dated-row.ts': ['@/lib/sip/domain/plan'],
  'lib/money/rupees.ts': ['@/lib/sip/domain/plan'],
  'lib/saved/store.ts': ['@/lib/sip/domain/plan', '@/components/ui/button'],
  'lib/crypto/domain/market-view.ts': ['@/lib/sources/load'],
  'lib/crypto/server/source.ts': ['@/lib/funds/server/source'],
  'lib/sources/load.ts': ['@/lib/crypto/data/feeds'],
  'components/crypto/panel.tsx': ['@/lib/sources/load', '@/lib/crypto/server/source'],
  'components/sip/panel.tsx': [
    ...['@/app/layout', '@/lib/saved/store', '@/lib/auth/server/session', '@/lib/firebase/admin'],
    ...['@/lib/auth/server/session-store', 'firebase-admin/firestore', '@/lib/env', 'next/headers'],
    ...['@/lib/dashboard/server/card-loaders', '@/bench/run'],
  ],
  'components/ui/button.tsx': ['@/lib/sip/domain/project', '@/lib/money/rupees', '../sip/panel'],
  'components/charts/axis.tsx': ['@/lib/money/rupees', '../shell/site-frame'],
  'middleware.ts': ['firebase-admin/auth', '@/lib/firebase/admin', '@/lib/auth/server/session'],
  'lib/auth/edge/middleware.ts': ['@/lib/auth/server/session'],
  'app/layout.tsx': ['@/tests/setup/dom', '../tests/setup/dom'],
  'next.config.ts': ['./scripts/build'],
};

/** Three modules that name each other, one by its path from the root and one for its types alone. */
const circle: LintFixture = {
  file: 'lib/a/one.ts',
  source: "import type { Two } from '@/lib/a/two';\nexport type One = Two;\n",
  rule: 'import/no-cycle',
  filesBeside: {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'lib/a/two.ts': "export { three } from './three';\nexport type Two = 2;\n",
    'lib/a/three.ts': "import { type One } from './one';\nexport const three: One = 2;\n",
  },
};

const all: readonly LintFixture[] = [
  ...Object.entries(fixtures).flatMap(([rule, sources]) =>
    sources.map(([file, source]) => ({ file, source: `${source}\n`, rule })),
  ),
  ...Object.entries(forbiddenImports).flatMap(([file, names]) =>
    names.map((name) => ({
      ...{ file, source: `import ${JSON.stringify(name)};\n` },
      rule: 'house/no-restricted-imports',
    })),
  ),
  circle,
];

test.each(lint(all))('$file with $source: $rule', ({ rule, complaints }) => {
  expect(new Set(complaints)).toEqual(new Set([rule]));
});

/** The linter ignores ESLint's comments by an option, and has none for its own. */
test('no comment switches a rule off', () => {
  const folders = ['app', 'bench', 'components', 'content', 'lib', 'scripts', 'tests'];
  const files = [
    ...folders.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.mjs'])),
    ...readdirSync(root).filter((name) => /\.(?:ts|mjs)$/.test(name)),
  ];
  const found = files.filter((file) =>
    /(?:ox|es)lint-disable/.test(readFileSync(join(root, file), 'utf8')),
  );
  // The one that lint is seen to ignore.
  expect(found).toEqual(['tests/unit/architecture/borrowed-rules.test.ts']);
});
