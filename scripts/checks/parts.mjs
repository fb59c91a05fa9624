import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys, siteEnvironment } from '../environment.mjs';
import { run } from '../processes.mjs';
import { bold, red, say, seconds } from '../progress.mjs';
import { binary, nextProgram, root } from '../project.mjs';
import { jestOutcome, oneFailed, onePassed, playwrightOutcome } from './outcome.mjs';
import { jestFiles, playwrightFiles } from './slowest-files.mjs';

/** Runs one part, says how it went, and never throws: what follows is still worth knowing. */
export async function part(title, work) {
  say(`\n${bold(`— ${title}`)}`);
  const startedAt = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    say(error.message);
    outcome = oneFailed;
  }
  const verdict = outcome.failed > 0 ? red(`✗ ${title}`) : `✓ ${title}`;
  say(`${verdict} (${seconds(startedAt)})`);
  return { title, ...outcome };
}

/** What reads the code without running it. Each of these tools keeps one core busy, and the linter as long as the rest. */
export async function staticChecks() {
  const linted = part('Lint', lint);
  const others = [
    await part('Format', format),
    await part('Types', types),
    await part('Unused code', unusedCode),
  ];
  return [await linted, ...others];
}

const format = () => passes(binary('prettier'), ['--check', '--log-level', 'warn', '.']);
const lint = () => passes(binary('eslint'), ['.', '--max-warnings', '0']);
const unusedCode = () => passes(binary('knip'), ['--no-progress']);

async function types() {
  // Next's generator of route types reads next.config.ts, which asks for the environment.
  const env = siteEnvironment({ siteUrl: 'http://localhost:3000', keys: createKeys() });
  const generated = await run(process.execPath, [nextProgram, 'typegen'], { cwd: root, env });
  return generated === 0 ? passes(binary('tsc'), ['--noEmit', '-p', '.']) : oneFailed;
}

/** Unit, component and contract tests. */
export function jest(parameters = []) {
  return withReport(async (report) => {
    const flags = ['--json', `--outputFile=${report}`, ...parameters];
    const code = await run(binary('jest'), flags, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!existsSync(report)) return oneFailed;
    const results = readJson(report);
    return { ...jestOutcome(results, code), files: jestFiles(results) };
  });
}

export function browserTests(environment, parameters = []) {
  return withReport(async (report) => {
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const flags = ['test', '--reporter=list,json', ...parameters];
    const code = await run(binary('playwright'), flags, { cwd: root, env });
    if (!existsSync(report)) return oneFailed;
    const results = readJson(report);
    return { ...playwrightOutcome(results, code), files: playwrightFiles(results) };
  });
}

/** Hostile texts into every entry of the site, one request at a time (tests/hostile). */
export const hostileInput = (environment) =>
  browserTests(environment, ['--config', join(root, 'tests', 'hostile', 'playwright.config.ts')]);

/** Every page against its budget (bench/budgets.mjs). */
export const initialJavascript = (env) =>
  passes(process.execPath, [join(root, 'bench', 'initial-javascript.mjs')], env);

async function passes(command, parameters, env = process.env) {
  return (await run(command, parameters, { cwd: root, env })) === 0 ? onePassed : oneFailed;
}

async function withReport(work) {
  const directory = mkdtempSync(join(tmpdir(), 'arthayatra-tests-'));
  try {
    return await work(join(directory, 'report.json'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
