import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things are. */
export const root = fileURLToPath(new URL('..', import.meta.url));
export const dataDirectory = join(root, '.data');
export const binary = (name) => join(root, 'node_modules', '.bin', name);
export const nextProgram = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
