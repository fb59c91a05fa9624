import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/project.mjs';

const ts = createRequire(import.meta.url)('typescript');

/**
 * Loads a rule of lib with everything it imports, as plain JavaScript of this Node: types are taken off and
 * addresses made absolute, also those of packages, nothing else changes. Rules import no framework, so that this is
 * all they need.
 */
export async function importRules(path) {
  return import(writeRules(path));
}

/** The address of such a rule, for another program of this Node. */
export function writeRules(path) {
  const folder = mkdtempSync(join(tmpdir(), 'arthayatra-bench-'));
  transpile(path, folder, new Set());
  return pathToFileURL(join(folder, `${path}.mjs`)).href;
}

function transpile(path, folder, done) {
  if (done.has(path)) return;
  done.add(path);
  const source = readFileSync(join(root, `${path}.ts`), 'utf8');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  const code = outputText.replace(/(from\s+)'(@\/|\.\/)([^']+)'/g, (_, from, start, rest) => {
    const imported = start === '@/' ? rest : join(dirname(path), rest);
    transpile(imported, folder, done);
    return `${from}'${pathToFileURL(join(folder, `${imported}.mjs`)).href}'`;
  });
  const complete = code.replace(
    /(from\s+)'([a-z@][^':]*)'/g,
    (_, from, name) => `${from}'${import.meta.resolve(name)}'`,
  );
  const target = join(folder, `${path}.mjs`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, complete);
}
