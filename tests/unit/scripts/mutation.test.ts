import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inNode, root } from './in-node';

type Module = { folder: string; tests: string[]; least: number };

test('every folder that is mutated, and every folder of its tests, is there', async () => {
  const modules = await inNode<Module[]>(`
    import { modules } from './scripts/mutation/modules.mjs';
    answer(modules);
  `);
  const paths = modules.flatMap(({ folder, tests }) => [folder, ...tests]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(modules.map(({ folder }) => folder)).size).toBe(modules.length);
  expect(modules.filter(({ least }) => !(least >= 50 && least <= 100))).toEqual([]);
});
