import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const local = existsSync('.env.local') ? parseEnv(readFileSync('.env.local', 'utf8')) : {};

/** A setting of the environment, else the one of .env.local; undefined where neither has it. */
export function settingOf(name) {
  return process.env[name] ?? local[name];
}
