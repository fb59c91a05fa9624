import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Tests that read source files. No import leads from them to a changed file, so they always run. */
const ofEveryChange = [
  ...testsIn('tests/unit/architecture'),
  'tests/unit/app/policy-pages.test.tsx',
  'tests/unit/docs.test.ts',
  'tests/unit/lib/auth/domain/password.test.ts',
  'tests/unit/lib/messages/self-descriptions.test.ts',
  'tests/unit/lib/messages/sentences.test.ts',
  'tests/unit/lib/policies/data-inventory.test.ts',
  'tests/unit/seeded-faults.test.ts',
  'tests/unit/security-table.test.ts',
  'tests/unit/tokens.test.ts',
  'tests/unit/versions.test.ts',
];

/** Tests that read or start files without an import: `tests` run when a changed path begins with one of `of`. */
const ofSomeChanges = [
  {
    of: ['content/lessons/'],
    tests: [
      ...testsIn('tests/unit/lib/education'),
      'tests/components/education/learning-pages.test.tsx',
      'tests/unit/lib/options/domain/position/strategy-value.test.ts',
    ],
  },
  { of: ['.env.example', 'scripts/', 'vercel.json'], tests: testsIn('tests/unit/scripts') },
  {
    of: ['.env.example', 'docs/operating.md', 'vercel.json'],
    tests: ['tests/unit/lib/sources/providers.test.ts'],
  },
  { of: ['app/api/', 'vercel.json'], tests: ['tests/unit/app/picks-run-route.test.ts'] },
  { of: ['app/features/crypto-market/'], tests: ['tests/unit/lib/crypto/payloads.test.ts'] },
  { of: ['components/examples/'], tests: ['tests/components/examples/registry.test.tsx'] },
  { of: ['content/law/'], tests: ['tests/unit/lib/law/law.test.ts'] },
  { of: ['docs/scale.'], tests: ['tests/unit/scale.test.ts'] },
  { of: ['lib/funds/domain/list/'], tests: ['tests/components/sip/plan-words.test.tsx'] },
  { of: ['lib/statements/'], tests: ['tests/unit/lib/statements/read-statement.test.ts'] },
  {
    of: ['public/'],
    tests: ['tests/unit/lib/navigation/addresses.test.ts', 'tests/unit/middleware.test.ts'],
  },
  {
    of: ['tests/upstream/'],
    tests: [
      'tests/unit/lib/crypto/payloads.test.ts',
      'tests/unit/lib/funds/corrupt-answers.test.ts',
      'tests/unit/lib/news/corrupt-feeds.test.ts',
      'tests/unit/lib/picks/data/exchange-lists.test.ts',
      'tests/unit/lib/picks/data/import-folder.test.ts',
      'tests/unit/moving-clock.test.ts',
      'tests/unit/scripts/commands.test.ts',
    ],
  },
  { of: ['tests/deep/failing/'], tests: ['tests/unit/moving-clock.test.ts'] },
  { of: ['tests/e2e/'], tests: ['tests/unit/nightly-tests.test.ts'] },
  {
    of: ['app/', 'bench/budgets.mjs'],
    tests: ['tests/unit/app/page-parts.test.ts', 'tests/unit/lib/premium/plans.test.ts'],
  },
];

/** The tests that depend on changed files without importing them. @param files paths from the root */
export function readingTests(files) {
  const some = ofSomeChanges
    .filter(({ of }) => of.some((start) => files.some((file) => file.startsWith(start))))
    .flatMap(({ tests }) => tests);
  return [...new Set([...ofEveryChange, ...some])];
}
