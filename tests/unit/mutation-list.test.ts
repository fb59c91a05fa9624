import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNode, root } from './scripts/in-node';

type Mutation = { what: string; file: string; find: string; replace: string; tests: string[] };

let mutations: Mutation[];

beforeAll(async () => {
  mutations = await inNode<Mutation[]>(`
    import { mutations } from './tests/security/mutation-list.mjs';
    answer(mutations);
  `);
});

const placesOf = ({ file, find }: Mutation) =>
  readFileSync(join(root, file), 'utf8').split(find).length - 1;

test('what a mutation replaces stands in its file exactly once', () => {
  expect(mutations.length).toBeGreaterThan(60);
  const lost = mutations.filter((mutation) => placesOf(mutation) !== 1);
  expect(lost.map(({ what, file, find }) => ({ what, file, find }))).toEqual([]);
});

test('a mutation changes its file, has a description of its own, and names tests that exist', () => {
  expect(mutations.filter(({ find, replace }) => find === replace)).toEqual([]);
  expect(new Set(mutations.map(({ what }) => what)).size).toBe(mutations.length);
  const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))];
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
