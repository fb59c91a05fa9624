import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { createKeys, siteEnvironment } from '../environment.mjs';
import { run, runQuietly } from '../processes.mjs';
import { bold, red, say, seconds } from '../progress.mjs';
import { binary, lintDirectory, nextProgram, root } from '../project.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { changedFiles } from './changed-files.mjs';
import { jestOutcome, markOf, oneFailed, onePassed, playwrightOutcome } from './outcome.mjs';
import { readingTests } from './reading-tests.mjs';
import { jestFiles, playwrightFiles } from './slowest-files.mjs';

/** Runs one part, prints how it went, and never throws, so that the next parts still run. */
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
  const verdict = `${markOf(outcome)} ${title}`;
  say(`${outcome.failed > 0 ? red(verdict) : verdict} (${seconds(startedAt)})`);
  return { title, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}

/** Runs at most two works at a time, begun in their order: each tool here keeps about one core busy. */
export async function twoAtATime(works) {
  const answers = [];
  const waiting = [...works.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, work] = next;
      answers[index] = await work();
    }
  };
  await Promise.all([lane(), lane()]);
  return answers;
}

const everyFile = ['.'];

/** What reads the code without running it. Rules can be asked of some files alone; types are always read whole. */
export const staticChecks = {
  lint: (paths) => part('Lint', () => lint(paths)),
  types: (paths) => part('Types', () => types(paths)),
  format: () => part('Format', format),
  unused: () => part('Unused code', unusedCode),
};

/** As a deployment checks them: by the compiler that Next calls, whose verdict differs now and then from the native one's. */
export const deployedTypes = () =>
  part('Types of a deployment', () =>
    passes(binary('tsc'), ['--noEmit', '-p', join(root, 'tsconfig.build.json')]),
  );

const format = () => passes(binary('oxfmt'), ['--list-different', '.']);
/** On one core: beside it run tests that measure how long a visitor waits. */
const lint = (paths = everyFile) =>
  paths.length === 0
    ? onePassed
    : passes(binary('oxlint', lintDirectory), [
        ...['--config', join(root, 'oxlint.config.mjs')],
        ...['--threads', '1', ...paths],
      ]);
const unusedCode = () => passes(binary('knip', lintDirectory), ['--no-progress']);

/**
 * The native compiler, and the linter for the rules that need types: a fifth of the time of a compiler and ESLint in
 * JavaScript. Next calls functions of the compiler that the native one does not have, and uses the site's own. These rules
 * are a run of their own, because they read the types of the routes, which the build writes anew while lint runs beside it.
 */
async function types(paths = everyFile) {
  // Next's generator of route types reads next.config.ts, which asks for the environment.
  const env = siteEnvironment({ siteUrl: 'http://localhost:3000', keys: createKeys() });
  const generated = await run(process.execPath, [nextProgram, 'typegen'], { cwd: root, env });
  if (generated !== 0) return oneFailed;
  const rules = ['--type-aware', '--config', join(lintDirectory, 'types.json')];
  const withTypes = { ...process.env, OXLINT_TSGOLINT_PATH: binary('tsgolint', lintDirectory) };
  const typed = paths.filter((path) => !path.endsWith('.mjs'));
  const outcomes = [await passes(binary('tsc', lintDirectory), ['-p', '.'])];
  if (typed.length > 0) {
    outcomes.push(
      await passes(
        binary('oxlint', lintDirectory),
        [...rules, '--ignore-pattern', '**/*.mjs', ...typed],
        withTypes,
      ),
    );
  }
  return outcomes.find(({ failed }) => failed > 0) ?? onePassed;
}

/** What the rules of the linter depend on without importing it. */
const ofEveryRule =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|oxlint\.config\.mjs|scripts\/lint\/)/;

/** The changed files that the linter reads; undefined, for all files, where the rules or the packages changed. */
export function changedSources() {
  const changed = changedFiles();
  if (!changed || changed.files.some((file) => ofEveryRule.test(file))) return undefined;
  return changed.files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
}

/** Every unit and component test: the contracts wait for servers, and take a minute longer. */
export const fastTests = () =>
  jest(['--testPathIgnorePatterns', '/node_modules/', '/tests/contract/']);

/** What a test may depend on without importing it. */
const ofEveryTest =
  /^(?:package(?:-lock)?\.json|jest\.config\.mjs|next\.config\.ts|tsconfig\.json|tests\/setup\/)/;

const isFast = (path) => !relative(root, path).startsWith(join('tests', 'contract'));

/** The tests that import what changed, and those that read files without importing them. */
export async function relatedTests() {
  const changed = changedFiles();
  if (!changed || changed.files.some((file) => ofEveryTest.test(file))) {
    say('Every test: the packages or the settings of the tests changed.');
    return fastTests();
  }
  const { since, files } = changed;
  say(`${files.length} files changed since ${since}:`);
  for (const file of files.slice(0, 20)) say(`  ${file}`);
  if (files.length > 20) say(`  and ${files.length - 20} more`);
  const { related, reading } = await testsOf(files);
  const tests = [...new Set([...related, ...reading])];
  say(`${related.length} files of tests import them; ${reading.length} that read files run too.`);
  return jest(['--runTestsByPath', ...tests]);
}

/** The tests that import these files, and those that read them: of none, where a change only deletes, those of every change. */
export async function testsOf(files) {
  const reading = readingTests(files).map((path) => join(root, path));
  if (files.length === 0) return { related: [], reading };
  const { code, output } = await runQuietly(
    binary('jest'),
    ['--listTests', '--findRelatedTests', ...files],
    { cwd: root },
  );
  if (code !== 0) throw new Error(output);
  const related = output.split('\n').filter((line) => isAbsolute(line) && isFast(line));
  return { related, reading };
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

const withReport = (work) => work(join(temporaryFolder(), 'report.json'));

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
