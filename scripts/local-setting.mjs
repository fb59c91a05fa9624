import { existsSync, readFileSync } from 'node:fs';

const localText = existsSync('.env.local') ? readFileSync('.env.local', 'utf8') : '';

/** A setting of the environment, else the one of .env.local; undefined where neither has it. */
export function settingOf(name) {
  return process.env[name] ?? settingIn(localText, name);
}

/** A setting in the text of an .env file; quotes around the value go. */
export function settingIn(text, name) {
  const line = text.split('\n').find((each) => each.startsWith(`${name}=`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/^["']/, '')
    .replace(/["']$/, '');
}
