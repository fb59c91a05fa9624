import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { loadBindings, minify, transform } from 'next/dist/build/swc/index.js';
import { root } from '../scripts/project.mjs';
import { table } from './table.mjs';

/**
 * The size of each part of the kit: its own code, and with everything that it imports of this repository at once,
 * minified by Next's compiler and compressed as one piece. Code that comes on demand is not in it, nor are packages,
 * which several parts share: they are named. `node bench/component-bytes.mjs` prints it alone.
 */
export async function checkComponentBytes() {
  await loadBindings();
  const folder = join(root, 'components', 'ui');
  const parts = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
  const rows = [];
  for (const name of parts) {
    const file = join(folder, name);
    const { code } = await compiled(file);
    const { codes, packages } = await reach(file, new Map());
    rows.push({
      name: name.replace('.tsx', ''),
      own: brotliBytes(code),
      all: brotliBytes([...codes].join('\n')),
      packages: [...packages].sort(),
    });
  }
  return rows;
}

export function componentTable(rows) {
  return table([
    ['Parts of the kit (bytes, brotli)', 'own', 'with imports', 'packages'],
    ...rows.map(({ name, own, all, packages }) => [
      name,
      String(own),
      String(all),
      packages.join(', ') || '-',
    ]),
  ]);
}

/** The code of a file and of all that it imports, each once. */
async function reach(file, seen) {
  const packages = new Set();
  const visit = async (path) => {
    if (seen.has(path)) return;
    const { code, imports } = await compiled(path);
    seen.set(path, code);
    for (const source of imports) {
      const target = resolve(path, source);
      if (target) await visit(target);
      else if (!/^react(\/|$)/.test(source)) packages.add(packageOf(source));
    }
  };
  await visit(file);
  return { codes: seen.values(), packages };
}

const done = new Map();

/** A file without its types, minified, and what it still imports: types have left no trace. */
async function compiled(path) {
  if (!done.has(path)) {
    const plain = await transform(readFileSync(path, 'utf8'), {
      filename: path,
      jsc: {
        parser: { syntax: 'typescript', tsx: path.endsWith('.tsx') },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'es6' },
    });
    const imports = [...plain.code.matchAll(/^(?:import|export) [^'";]*from ['"]([^'"]+)['"]/gm)];
    const small = await minify(plain.code, { compress: true, mangle: true, module: true });
    done.set(path, { code: small.code, imports: imports.map(([, source]) => source) });
  }
  return done.get(path);
}

/** The file of a local import; null for a package. */
function resolve(from, source) {
  if (!/^(\.|@\/)/.test(source)) return null;
  const base = source.startsWith('@/') ? join(root, source.slice(2)) : join(dirname(from), source);
  const found = ['.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((path) => existsSync(path));
  if (!found) throw new Error(`${relative(root, from)} imports ${source}, which is no file.`);
  return found;
}

const packageOf = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

const brotliBytes = (text) => brotliCompressSync(text).length;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(componentTable(await checkComponentBytes()));
}
