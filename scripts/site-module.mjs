import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installSite } from './install.mjs';
import { dataDirectory, root } from './project.mjs';

/** Installs packages once in a process, before the first module: most commands need them only for modules. */
let installed;

/**
 * Loads a TypeScript module with all that it imports, as the server would: packages stay packages.
 * `path` is below the repository and without its ending: `lib/env.check`.
 * @param insteadOf files of the repository that stand for modules, by the names of the modules
 */
export async function importSiteModule(path, insteadOf = {}) {
  const bundle = await bundleSiteModule(path, insteadOf);
  try {
    return await import(bundle.url);
  } finally {
    bundle.remove();
  }
}

/** The same as a file, for several processes that load it. */
export async function bundleSiteModule(path, insteadOf = {}) {
  await (installed ??= installSite());
  const { build } = await import('esbuild');
  // Below the repository, so that packages are found from there.
  mkdirSync(dataDirectory, { recursive: true });
  const folder = mkdtempSync(join(dataDirectory, 'site-module-'));
  const outfile = join(folder, 'module.mjs');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      entryPoints: [join(root, `${path}.ts`)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      tsconfig: join(root, 'tsconfig.json'),
      alias: {
        'server-only': join(root, 'tests/setup/server-only.ts'),
        ...Object.fromEntries(
          Object.entries(insteadOf).map(([name, file]) => [name, join(root, file)]),
        ),
      },
      logLevel: 'error',
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { url: pathToFileURL(outfile).href, remove };
}
