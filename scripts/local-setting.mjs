import './node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
// Whole: a Node without parseEnv could not load this file, and so not say that it is too old.
import util from 'node:util';

const local = existsSync('.env.local') ? util.parseEnv(readFileSync('.env.local', 'utf8')) : {};

/** A setting of the environment, else the one of .env.local; undefined where neither has it. */
export function settingOf(name) {
  return process.env[name] ?? local[name];
}

/** Several settings by their names. @throws naming those that are not set */
export function settingsOf(names) {
  const settings = Object.fromEntries(names.map((name) => [name, settingOf(name)]));
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) {
    const list = new Intl.ListFormat('en-GB').format(missing);
    throw new Error(`${list} must be set (.env.example).`);
  }
  return settings;
}
