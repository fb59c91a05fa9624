import { complaintsAbout } from './lint-complaints';

jest.setTimeout(60_000);

const rule = '@typescript-eslint/no-restricted-imports';

/** Each import, in the file that holds it, and whether it is allowed. */
const fixtures: [file: string, imported: string, isAllowed: boolean][] = [
  ['lib/sip/domain/project.ts', 'react', false],
  ['lib/sip/domain/project.ts', 'next/navigation', false],
  ['lib/sip/domain/project.ts', 'firebase-admin/firestore', false],
  ['lib/sip/domain/project.ts', '@/lib/env', false],
  ['lib/sip/domain/project.ts', '@/app/layout', false],
  ['lib/sip/domain/project.ts', '@/components/ui/button', false],
  ['lib/sip/domain/project.ts', '@/tests/setup/dom', false],
  ['lib/sip/domain/project.ts', '@/scripts/demo', false],
  ['lib/sip/domain/project.ts', '../money/rupees', false],
  ['lib/sip/domain/project.ts', '@/lib/money/rupees', true],
  ['lib/sip/domain/project.ts', '@/content/law/capital-gains', true],
  ['lib/sip/domain/project.ts', '@/lib/result', true],
  ['lib/sip/domain/project.ts', './plan', true],
  ['lib/sip/domain/project.ts', '@headlessui/react', false],
  ['lib/sip/domain/project.ts', '@/lib/policies/clauses', true],
  ['lib/sip/server/actions.ts', 'next/navigation', true],
  ['lib/sip/server/actions.ts', '@/components/ui/button', false],
  ['lib/result.ts', '@/app/layout', false],
  ['lib/auth/domain/return-url.ts', 'next/navigation', false],
  ['lib/auth/domain/return-url.ts', '@/lib/env', false],
  ['lib/auth/domain/route-access.ts', 'react', false],
  ['lib/auth/domain/route-access.ts', './session', false],
  ['lib/auth/domain/route-access.ts', './return-url', true],
  ['lib/auth/server/session.ts', 'next/headers', true],
  ['lib/auth/server/session.ts', '@/lib/sip/domain/plan', false],
  ['lib/account/store.ts', '@/lib/sip/domain/plan', true],
  ['lib/account/store.ts', '@/components/ui/button', false],
  ['lib/law/dated-row.ts', '@/lib/sip/domain/plan', false],
  ['lib/money/rupees.ts', '@/lib/sip/domain/plan', false],
  ['lib/saved/store.ts', '@/lib/env', true],
  ['lib/saved/store.ts', 'firebase-admin/firestore', true],
  ['lib/saved/store.ts', '@/lib/sip/domain/plan', false],
  ['lib/saved/store.ts', '@/components/ui/button', false],
  ['lib/crypto/domain/market-order.ts', '@/lib/sources/load', false],
  ['lib/crypto/data/feeds.ts', '@/lib/sources/feed', true],
  ['lib/crypto/server/source.ts', '@/lib/sources/load', true],
  ['lib/crypto/server/source.ts', '@/lib/funds/server/source', false],
  ['lib/sources/load.ts', '@/lib/firebase/admin', true],
  ['lib/sources/load.ts', '@/lib/crypto/data/feeds', false],
  ['lib/sources/read-report.ts', '@/lib/text/read-text', true],
  ['components/crypto/panel.tsx', '@/lib/sources/load', false],
  ['components/crypto/panel.tsx', '@/lib/crypto/server/source', false],
  ['components/crypto/panel.tsx', '@/lib/sources/sourced', true],
  ['components/sip/panel.tsx', '@/app/layout', false],
  ['components/sip/panel.tsx', '@/lib/saved/store', false],
  ['components/sip/panel.tsx', '@/lib/auth/server/session', false],
  ['components/sip/panel.tsx', '@/lib/firebase/admin', false],
  ['components/sip/panel.tsx', '@/lib/auth/server/profile-store', false],
  ['components/sip/panel.tsx', 'firebase-admin/firestore', false],
  ['components/sip/panel.tsx', '@/lib/env', false],
  ['components/sip/panel.tsx', 'next/headers', false],
  ['components/sip/panel.tsx', '@/lib/dashboard/server/card-loaders', false],
  ['components/sip/panel.tsx', '@/bench/run', false],
  ['components/sip/panel.tsx', '@/lib/saved/actions', true],
  ['components/sip/panel.tsx', '@/lib/sip/domain/project', true],
  ['components/sip/panel.tsx', '../ui/button', true],
  ['components/ui/button.tsx', '@/lib/sip/domain/project', false],
  ['components/ui/button.tsx', '@/lib/money/rupees', false],
  ['components/ui/button.tsx', '../sip/panel', false],
  ['components/ui/button.tsx', './class-names', true],
  ['components/charts/axis.tsx', '@/lib/money/rupees', false],
  ['components/charts/axis.tsx', '../shell/top-bar', false],
  ['components/charts/axis.tsx', '../ui/button', true],
  ['middleware.ts', 'firebase-admin/auth', false],
  ['middleware.ts', '@/lib/firebase/admin', false],
  ['middleware.ts', '@/lib/auth/server/session', false],
  ['middleware.ts', '@/lib/auth/edge/middleware', true],
  ['lib/auth/edge/middleware.ts', '@/lib/auth/server/session', false],
  ['lib/auth/edge/middleware.ts', '@/lib/env', true],
  ['app/layout.tsx', '@/tests/setup/dom', false],
  ['app/layout.tsx', '../tests/setup/dom', false],
  ['app/layout.tsx', '@/components/ui/button', true],
  ['next.config.ts', './scripts/build', false],
  ['components/ui/button.tsx', '@/lib/messages', true],
  ['components/ui/button.tsx', '@/lib/result', true],
];

let complaints: string[][];

beforeAll(() => {
  complaints = complaintsAbout(
    fixtures.map(([file, imported]) => [file, `import ${JSON.stringify(imported)};\n`]),
    [rule],
  );
});

test.each(fixtures.map((row, index) => ({ row, index })))(
  '$row.0 importing $row.1: allowed is $row.2',
  ({ row: [, , isAllowed], index }) => {
    expect(new Set(complaints[index])).toEqual(new Set(isAllowed ? [] : [rule]));
  },
);
