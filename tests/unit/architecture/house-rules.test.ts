import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsAbout } from './lint-complaints';
import { filesBelow, root } from './module-graph';

jest.setTimeout(60_000);

const element = (attributes: string) => `export const X = () => <p ${attributes}>x</p>;\n`;

/** House rules other than imports, one fixture a rule. Linting the product shows that everything else is allowed. */
const fixtures: [file: string, source: string, rule: string][] = [
  ['components/sip/panel.tsx', element('style={{ color: "red" }}'), 'react/forbid-dom-props'],
  [
    'components/sip/panel.tsx',
    element('dangerouslySetInnerHTML={{ __html: "" }}'),
    'react/no-danger',
  ],
  [
    'components/sip/panel.tsx',
    'export const X = () => <img src="/avatar.svg" />;\n',
    'jsx-a11y/alt-text',
  ],
  [
    'components/sip/panel.tsx',
    element('onClick={() => 1}'),
    'jsx-a11y/click-events-have-key-events',
  ],
  ['lib/a/b.ts', 'export const a = /^(a+)+$/;\n', 'regexp/no-super-linear-backtracking'],
  [
    'lib/a/b.ts',
    // An amount as it was once read.
    'export const a = /^(-?)((\\d+\\.?\\d*|\\.\\d+)\\s*([a-z]*)\\.?\\s*)+$/;\n',
    'regexp/no-super-linear-backtracking',
  ],
  ['scripts/a.mjs', 'export const a = /^\\s*\\s*x/;\n', 'regexp/no-super-linear-backtracking'],
  ['middleware.ts', 'export const a = /a*$/;\n', 'regexp/no-super-linear-move'],
  [
    'lib/sip/domain/project.ts',
    '/* eslint-disable */\nexport const a: any = 1;\n',
    'typescript/no-explicit-any',
  ],
  ['lib/sip/domain/project.ts', '// @ts-ignore\nexport {};\n', 'typescript/ban-ts-comment'],
  ['components/sip/SipPanel.tsx', 'export {};\n', 'house/kebab-case'],
  ['tests/unit/a.test.ts', "test.only('a', () => expect(1).toBe(1));\n", 'jest/no-focused-tests'],
  ['tests/unit/a.test.ts', "test('a', () => { work(); });\n", 'jest/expect-expect'],
  ...[
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
    ['lib/a/b.ts', "window.sessionStorage.setItem('a', '');"],
    ['app/page.tsx', 'export const X = () => <table />;'],
    ['components/a/b.tsx', 'export async function Panel() {}'],
    ['components/charts/b.tsx', 'export const Panel = async () => null;'],
    ['components/a/b.tsx', 'format(text as IsoDate);'],
    ['lib/sip/a.ts', 'export const a = z.custom<IsoDate>(isIsoDate);'],
    ['lib/a/b.ts', 'export const a = (document?.data() as Profile | undefined) ?? null;'],
    ['components/a/b.tsx', 'const { ids }: { ids: string[] } = await response.json();'],
    ['app/api/a/route.ts', 'JSON.parse(text) as Change;'],
    // A module that may do one of these may do none of the others.
    ...['text/read-text', 'query-values', 'browser-storage/a', 'calendar/a'].map((name) => [
      `lib/${name}.ts`,
      'export const a = process.env.SITE_URL;',
    ]),
    ['components/ui/table/a.tsx', "text.normalize('NFC');"],
  ].map(([file = '', source = '']): [string, string, string] => [
    file,
    `${source}\n`,
    'house/no-restricted-syntax',
  ]),
];

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

const direction = 'house/no-restricted-imports';
const all = [
  ...fixtures,
  ...Object.entries(forbiddenImports).flatMap(([file, names]) =>
    names.map((name) => [file, `import ${JSON.stringify(name)};\n`, direction] as const),
  ),
];

const rules = [...new Set(all.map(([, , rule]) => rule))];
let complaints: string[][];

beforeAll(() => {
  complaints = complaintsAbout(
    all.map(([file, source]) => [file, source]),
    rules,
  );
});

test.each(all.map(([file, source, rule], index) => ({ file, source, rule, index })))(
  '$file with $source: $rule',
  ({ rule, index }) => {
    expect(new Set(complaints[index])).toEqual(new Set([rule]));
  },
);

test('no comment switches a rule off', () => {
  const folders = ['app', 'bench', 'components', 'content', 'lib', 'scripts', 'tests'];
  const files = [
    ...folders.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.mjs'])),
    ...readdirSync(root).filter((name) => /\.(?:ts|mjs)$/.test(name)),
  ];
  const found = files.filter((file) =>
    /(?:ox|es)lint-disable/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([
    // The one that lint is seen to ignore, and the pattern above.
    'tests/unit/architecture/borrowed-rules.test.ts',
    'tests/unit/architecture/house-rules.test.ts',
  ]);
});
