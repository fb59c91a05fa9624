import { execFile, spawnSync } from 'node:child_process';
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

/** Calls a function of a script with a folder, in a process of its own, as `npm run build` does. */
export function callInNode(script: string, name: string, folder: string) {
  const file = path.join(root, 'scripts', `${script}.mjs`);
  const code = `import(${JSON.stringify(file)}).then((module) => module.${name}(process.argv[1]))`;
  return spawnSync(process.execPath, ['-e', code, folder], { encoding: 'utf8' });
}

type Ended = { code: number; stdout: string; stderr: string };

/** Runs `node scripts/<name>.mjs` as a person does. @returns its exit code and what it wrote. */
export function runScript(
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Ended> {
  return runProgram(path.join(root, 'scripts', `${name}.mjs`), parameters, environment);
}

/** Runs any program of ours, such as one of a copy, from the project's root. */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Ended> {
  // The types of Next ask each environment for NODE_ENV.
  const options = { cwd: root, env: environment as NodeJS.ProcessEnv };
  return promisify(execFile)(process.execPath, [program, ...parameters], options).then(
    (written) => ({ code: 0, ...written }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}
