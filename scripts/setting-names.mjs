import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The name of each setting that .env.example has, whether it must be set or may be left out. */
export const settingNames = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm),
].map(([, name]) => name);
