import { complaintsAbout } from './lint-complaints';

jest.setTimeout(60_000);

const element = (attributes: string) => `export const X = () => <p ${attributes}>x</p>;\n`;
const image = 'export const X = () => <img src="/avatar.svg" />;\n';
const markup = element('dangerouslySetInnerHTML={{ __html: "" }}');

/** What the house forbids beside imports: the rule that says so, or null where it is allowed. */
const fixtures: [file: string, source: string, rule: string | null][] = [
  ['components/sip/panel.tsx', element('style={{ color: "red" }}'), 'react/forbid-dom-props'],
  ['components/sip/panel.tsx', element('className="text-ink"'), null],
  ['components/sip/panel.tsx', markup, 'react/no-danger'],
  ['components/shell/json-ld.tsx', markup, null],
  ['components/sip/panel.tsx', image, 'jsx-a11y/alt-text'],
  [
    'components/sip/panel.tsx',
    element('onClick={() => 1}'),
    'jsx-a11y/click-events-have-key-events',
  ],
  ['components/sip/panel.tsx', 'document.body.innerHTML = "";\n', 'no-restricted-syntax'],
  ['lib/sip/domain/project.ts', 'export const a = process.env.SITE_URL;\n', 'no-restricted-syntax'],
  ['lib/env.ts', 'export const a = process.env.SITE_URL;\n', null],
  ['app/page.tsx', 'redirect(returnUrl);\n', 'no-restricted-syntax'],
  ['app/page.tsx', 'redirect(query.returnUrl);\n', 'no-restricted-syntax'],
  ['app/page.tsx', 'redirect(safeReturnUrl(query.returnUrl));\n', null],
  ['components/a/b.tsx', "router.push(query.get('returnUrl'));\n", 'no-restricted-syntax'],
  ['components/a/b.tsx', "window.location.assign(query.get('to'));\n", 'no-restricted-syntax'],
  ['components/a/b.tsx', "window.location.href = query.get('to');\n", 'no-restricted-syntax'],
  ['components/a/b.tsx', "text.replace('{a}', map.get('a'));\n", null],
  ['lib/news/a.ts', "text.normalize('NFC');\n", 'no-restricted-syntax'],
  ['components/a/b.tsx', "text.normalize('NFC');\n", 'no-restricted-syntax'],
  ['lib/text/read-text.ts', "text.normalize('NFC');\n", null],
  ['lib/auth/a.ts', "new Intl.Segmenter('en');\n", 'no-restricted-syntax'],
  ['lib/text/read-text.ts', "new Intl.Segmenter('en');\n", null],
  ['lib/text/read-text.ts', 'export const a = process.env.SITE_URL;\n', 'no-restricted-syntax'],
  ['app/page.tsx', 'const query = await searchParams;\n', 'no-restricted-syntax'],
  ['app/page.tsx', 'const query = await readQuery(searchParams);\n', null],
  ['lib/query-values.ts', 'const query = await searchParams;\n', null],
  ['lib/query-values.ts', 'export const a = process.env.SITE_URL;\n', 'no-restricted-syntax'],
  ['app/api/a/route.ts', "searchParams.get('a');\n", 'no-restricted-syntax'],
  ['app/api/a/route.ts', "request.nextUrl.searchParams.getAll('a');\n", 'no-restricted-syntax'],
  ['app/api/a/route.ts', 'Object.fromEntries(url.searchParams);\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', "localStorage.getItem('a');\n", 'no-restricted-syntax'],
  ['lib/a/b.ts', "window.sessionStorage.setItem('a', '');\n", 'no-restricted-syntax'],
  ['lib/query-values.ts', 'const { localStorage } = window;\n', 'no-restricted-syntax'],
  ['lib/browser-storage/a.ts', "window.localStorage.getItem('a');\n", null],
  ['lib/browser-storage/a.ts', 'process.env.SITE_URL;\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', 'export const X = () => <table />;\n', 'no-restricted-syntax'],
  ['app/page.tsx', 'export const X = () => <table />;\n', 'no-restricted-syntax'],
  ['components/ui/table/a.tsx', 'export const X = () => <table />;\n', null],
  ['components/ui/table/a.tsx', "text.normalize('NFC');\n", 'no-restricted-syntax'],
  ['components/a/b.tsx', 'export async function Panel() {}\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', 'export const Panel = async () => null;\n', 'no-restricted-syntax'],
  ['components/charts/b.tsx', 'export async function Panel() {}\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', 'export async function loadEngine() {}\n', null],
  ['app/page.tsx', 'export default async function Page() {}\n', null],
  ['lib/sip/a.ts', 'export const a = text as IsoDate;\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', 'format(text as IsoDate);\n', 'no-restricted-syntax'],
  ['lib/calendar/a.ts', 'export const a = text as IsoDate;\n', null],
  ['lib/sip/a.ts', 'export const a = z.custom<IsoDate>(isIsoDate);\n', 'no-restricted-syntax'],
  ['lib/calendar/a.ts', 'export const a = z.custom<IsoDate>(isIsoDate);\n', null],
  ['lib/calendar/a.ts', 'export const a = process.env.SITE_URL;\n', 'no-restricted-syntax'],
  ['lib/a/b.ts', 'export const a = document.data() as Profile;\n', 'no-restricted-syntax'],
  [
    'lib/a/b.ts',
    'export const a = (document?.data() as Profile | undefined) ?? null;\n',
    'no-restricted-syntax',
  ],
  ['components/a/b.tsx', '(await response.json()) as Member;\n', 'no-restricted-syntax'],
  [
    'components/a/b.tsx',
    'const { ids }: { ids: string[] } = await response.json();\n',
    'no-restricted-syntax',
  ],
  ['app/api/a/route.ts', 'JSON.parse(text) as Change;\n', 'no-restricted-syntax'],
  ['components/a/b.tsx', 'const answer: unknown = await response.json();\n', null],
  ['lib/a/b.ts', 'schema.parse(document.data());\n', null],
  ['lib/a/b.ts', 'export const a = /^(a+)+$/;\n', 'regexp/no-super-linear-backtracking'],
  ['scripts/a.mjs', 'export const a = /^\\s*\\s*x/;\n', 'regexp/no-super-linear-backtracking'],
  ['middleware.ts', 'export const a = /a*$/;\n', 'regexp/no-super-linear-move'],
  ['lib/a/b.ts', 'export const a = /^[a-z]+$/;\n', null],
  ['lib/sip/domain/project.ts', 'export const a: any = 1;\n', '@typescript-eslint/no-explicit-any'],
  [
    'lib/sip/domain/project.ts',
    '/* eslint-disable */\nexport const a: any = 1;\n',
    '@typescript-eslint/no-explicit-any',
  ],
  ['lib/sip/domain/project.ts', '// @ts-ignore\nexport {};\n', '@typescript-eslint/ban-ts-comment'],
  ['lib/sip/projectPlan.ts', 'export {};\n', 'house/kebab-case'],
  ['components/sip/SipPanel.tsx', 'export {};\n', 'house/kebab-case'],
  ['components/sip/sip-panel.tsx', 'export {};\n', null],
  ['tests/unit/a.test.ts', "test.only('a', () => expect(1).toBe(1));\n", 'jest/no-focused-tests'],
  ['tests/unit/a.test.ts', "test('a', () => { work(); });\n", 'jest/expect-expect'],
];

/** What a file may import, and what not. */
const imports: Readonly<Record<string, { may?: string[]; mayNot?: string[] }>> = {
  'lib/sip/domain/project.ts': {
    may: [
      '@/lib/money/rupees',
      '@/content/law/capital-gains',
      '@/lib/result',
      './plan',
      '@/lib/policies/clauses',
    ],
    mayNot: [
      'react',
      'next/navigation',
      'firebase-admin/firestore',
      '@/lib/env',
      '@/app/layout',
      '@/components/ui/button',
      '@/tests/setup/dom',
      '@/scripts/demo',
      '../money/rupees',
      '@headlessui/react',
    ],
  },
  'lib/sip/server/actions.ts': { may: ['next/navigation'], mayNot: ['@/components/ui/button'] },
  'lib/result.ts': { mayNot: ['@/app/layout'] },
  'lib/auth/domain/return-url.ts': { mayNot: ['next/navigation', '@/lib/env'] },
  'lib/auth/domain/route-access.ts': { may: ['./return-url'], mayNot: ['react', './session'] },
  'lib/auth/server/session.ts': { may: ['next/headers'], mayNot: ['@/lib/sip/domain/plan'] },
  'lib/account/store.ts': { may: ['@/lib/sip/domain/plan'], mayNot: ['@/components/ui/button'] },
  'lib/law/dated-row.ts': { mayNot: ['@/lib/sip/domain/plan'] },
  'lib/money/rupees.ts': { mayNot: ['@/lib/sip/domain/plan'] },
  'lib/saved/store.ts': {
    may: ['@/lib/env', 'firebase-admin/firestore'],
    mayNot: ['@/lib/sip/domain/plan', '@/components/ui/button'],
  },
  'lib/crypto/domain/market-order.ts': { mayNot: ['@/lib/sources/load'] },
  'lib/crypto/data/feeds.ts': { may: ['@/lib/sources/feed'] },
  'lib/crypto/server/source.ts': {
    may: ['@/lib/sources/load'],
    mayNot: ['@/lib/funds/server/source'],
  },
  'lib/sources/load.ts': { may: ['@/lib/firebase/admin'], mayNot: ['@/lib/crypto/data/feeds'] },
  'lib/sources/read-report.ts': { may: ['@/lib/text/read-text'] },
  'components/crypto/panel.tsx': {
    may: ['@/lib/sources/sourced'],
    mayNot: ['@/lib/sources/load', '@/lib/crypto/server/source'],
  },
  'components/sip/panel.tsx': {
    may: ['@/lib/saved/actions', '@/lib/sip/domain/project', '../ui/button'],
    mayNot: [
      '@/app/layout',
      '@/lib/saved/store',
      '@/lib/auth/server/session',
      '@/lib/firebase/admin',
      '@/lib/auth/server/profile-store',
      'firebase-admin/firestore',
      '@/lib/env',
      'next/headers',
      '@/lib/dashboard/server/card-loaders',
      '@/bench/run',
    ],
  },
  'components/ui/button.tsx': {
    may: ['./class-names', '@/lib/messages', '@/lib/result'],
    mayNot: ['@/lib/sip/domain/project', '@/lib/money/rupees', '../sip/panel'],
  },
  'components/charts/axis.tsx': {
    may: ['../ui/button'],
    mayNot: ['@/lib/money/rupees', '../shell/top-bar'],
  },
  'middleware.ts': {
    may: ['@/lib/auth/edge/middleware'],
    mayNot: ['firebase-admin/auth', '@/lib/firebase/admin', '@/lib/auth/server/session'],
  },
  'lib/auth/edge/middleware.ts': { may: ['@/lib/env'], mayNot: ['@/lib/auth/server/session'] },
  'app/layout.tsx': {
    may: ['@/components/ui/button'],
    mayNot: ['@/tests/setup/dom', '../tests/setup/dom'],
  },
  'next.config.ts': { mayNot: ['./scripts/build'] },
};

const direction = '@typescript-eslint/no-restricted-imports';
const importing = (file: string, names: readonly string[] = [], rule: string | null) =>
  names.map((name) => [file, `import ${JSON.stringify(name)};\n`, rule] as const);
const all = [
  ...fixtures,
  ...Object.entries(imports).flatMap(([file, { may, mayNot }]) => [
    ...importing(file, may, null),
    ...importing(file, mayNot, direction),
  ]),
];

const rules = [...new Set(all.flatMap(([, , rule]) => rule ?? []))];
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
    expect(new Set(complaints[index])).toEqual(new Set(rule ? [rule] : []));
  },
);
