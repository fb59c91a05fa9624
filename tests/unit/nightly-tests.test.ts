import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNode, root } from './scripts/in-node';
import { nightlyGroups, nightlyTests } from '@/tests/e2e/fixtures/nightly';

const named = nightlyGroups.flatMap(({ tests }) =>
  Object.entries(tests).flatMap(([spec, titles]) => titles.map((title) => [spec, title] as const)),
);

test.each(named)('%s.spec.ts has a test or a group whose title begins with “%s”', (spec, title) => {
  const source = readFileSync(join(root, 'tests', 'e2e', `${spec}.spec.ts`), 'utf8');
  expect(
    ['`', "'"].filter(
      (quote) => source.includes(`(${quote}${title}`) || source.includes(`\n    ${quote}${title}`),
    ),
  ).toHaveLength(1);
});

test('no test of a seeded fault runs only at night', async () => {
  const tests = await inNode<string[]>(`
    import { faults } from './tests/deep/seeded/fault-list.mjs';
    answer(faults.flatMap(({ browser }) => browser ? [\`\${browser.spec} \${browser.title}\`] : []));
  `);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((name) => nightlyTests.test(name))).toEqual([]);
});

test('a nightly test is recognised by the name that Playwright gives it', () => {
  expect(nightlyTests.test('kit.spec.ts axe finds nothing on the pages of parts, third 1')).toBe(
    true,
  );
  expect(
    nightlyTests.test('pages.spec.ts /analytics is as every page must be, looked at once'),
  ).toBe(false);
});
