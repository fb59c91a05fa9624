import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../project.mjs';

/** Loads a TypeScript module of the site with all that it imports, as the server would: packages stay packages. */
export async function importSiteModule(path) {
  // Below the repository, so that packages are found from there.
  const folder = join(root, '.data', 'doctor');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${path.replaceAll('/', '-')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, `${path}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    alias: { 'server-only': join(root, 'tests/setup/server-only.ts') },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
