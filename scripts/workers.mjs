import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from './project.mjs';

/**
 * Bundles the workers into public/, each as one file: a worker that imports would need a policy that lets it load
 * scripts. The service worker is served as /sw.js, the readers of market files and of statements as /market-files.js and
 * /statements.js. They are the same for every build.
 */
const workers = {
  sw: 'lib/offline/worker.ts',
  'market-files': 'lib/market-files/worker.ts',
  statements: 'lib/statements/worker.ts',
};

export async function bundleWorkers(outdir = join(root, 'public')) {
  await build({
    absWorkingDir: root,
    entryPoints: workers,
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleWorkers();
