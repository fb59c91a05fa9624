import './node-version.mjs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders and programs of this repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));
export const dataDirectory = join(root, '.data');
/** Folders with a package and a lock file of their own, which scripts/install.mjs installs for commands that need them. */
export const firebaseDirectory = join(root, 'scripts', 'local-firebase');
export const lintDirectory = join(root, 'scripts', 'lint');
export const benchDirectory = join(root, 'bench');
export const mutationDirectory = join(root, 'scripts', 'mutation');
export const enginesDirectory = join(root, 'scripts', 'engines');
export const binary = (name, directory = root) => join(directory, 'node_modules', '.bin', name);
export const nextProgram = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
