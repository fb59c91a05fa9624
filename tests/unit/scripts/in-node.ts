import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.join(__dirname, '../../..');

/**
 * Runs statements as an ES module in Node itself, from the project's root, and reads what they gave to
 * `answer(…)`. The scripts are plain modules that Jest, which compiles to CommonJS, cannot load.
 */
export async function inNode<T>(statements: string): Promise<T> {
  const source = `const answer = (value) => console.log('\\n' + JSON.stringify(value));\n${statements}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', source],
    // A whole list of NAVs is 1.5 MB, and some tests want it in several states.
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as T;
}
