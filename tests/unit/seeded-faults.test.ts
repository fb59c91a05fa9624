import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNode, root } from './scripts/in-node';

type Fault = {
  what: string;
  area: string;
  file: string;
  find: string;
  replace: string;
  jest?: string[];
  browser?: { spec: string; title: string };
};
type Placed = Fault & { place: string; testFiles: string[] };

let faults: Placed[];

beforeAll(async () => {
  faults = await inNode<Placed[]>(`
    import { faults } from './tests/deep/seeded/fault-list.mjs';
    import { placeOf } from './tests/deep/seeded/place-of.mjs';
    const here = ${JSON.stringify(root)};
    answer(faults.map((fault) => ({
      ...fault,
      place: placeOf(here, fault.file),
      testFiles: (fault.jest ?? [fault.browser.spec]).map((path) => placeOf(here, path)),
    })));
  `);
});

test('the text that a fault replaces is in its file exactly once', () => {
  const lost = faults.filter(
    ({ place, find }) => readFileSync(join(root, place), 'utf8').split(find).length !== 2,
  );
  expect(lost.map(({ what, place, find }) => ({ what, place, find }))).toEqual([]);
});

test('a fault changes its file, has a description of its own, and names one test that exists', () => {
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
  expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
  expect(faults.filter(({ jest, browser }) => Boolean(jest) === Boolean(browser))).toEqual([]);
  const testFiles = [...new Set(faults.flatMap((fault) => fault.testFiles))];
  expect(testFiles.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('no two faults of the browser have the same test, since they are in one build', () => {
  const titles = faults.flatMap(({ browser }) => browser?.title ?? []);
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});
