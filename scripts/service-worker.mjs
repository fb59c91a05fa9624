import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from './project.mjs';

/** Bundles lib/offline/worker.ts to public/sw.js, which is served as /sw.js. It is the same for every build. */
export async function bundleServiceWorker(outfile = join(root, 'public', 'sw.js')) {
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/offline/worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleServiceWorker();
