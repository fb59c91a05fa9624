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

test('the score counts what tests noticed against all that could run; survivors are listed with their code', async () => {
  const answered = await inNode<{ score: unknown; survivors: string[] }>(`
    import { scoreOf, survivorsIn } from './scripts/mutation/score.mjs';
    const at = (line, column, endColumn) => ({
      start: { line, column }, end: { line, column: endColumn },
    });
    const source = 'const one = 1;\\nconst isMore = one > 0;';
    const mutant = (status, location, replacement) => ({
      status, location, replacement, source, file: 'lib/a.ts', mutatorName: 'Any',
    });
    const mutants = [
      mutant('Killed', at(1, 13, 14), '2'),
      mutant('Timeout', at(1, 13, 14), '3'),
      mutant('Survived', at(2, 16, 23), 'one >= 0'),
      mutant('NoCoverage', at(1, 13, 14), '4'),
      mutant('RuntimeError', at(1, 13, 14), '5'),
    ];
    answer({ score: scoreOf(mutants), survivors: survivorsIn(mutants) });
  `);
  expect(answered).toEqual({
    score: { noticed: 2, valid: 4, percent: 50 },
    survivors: ['lib/a.ts:2 Any: one > 0 → one >= 0', 'lib/a.ts:1 Any: 1 → 4 (no test reaches it)'],
  });
});
