import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../project.mjs';

/** What each test file took, from Jest's `--json`. @returns rows `{ file, seconds }`, the file from the root. */
export function jestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
}

/** What each file took, from Playwright's json reporter: the sum of its tests, each try of them counted. */
export function playwrightFiles({ suites = [] }) {
  return suites.map((suite) => ({
    file: suite.file,
    seconds: triesOf(suite).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
}

function triesOf({ specs = [], suites = [] }) {
  const tests = specs.flatMap((spec) => spec.tests);
  return [...tests.flatMap(({ results }) => results), ...suites.flatMap(triesOf)];
}

/** Where the durations of the last `npm test` stand; git ignores it. */
const durationsPath = join(root, 'test-durations.json');

/** Records the time of each part and of each of its files, the slowest first. */
export function keepDurations(outcomes, path = durationsPath) {
  const parts = outcomes.map(({ title, seconds, files = [] }) => ({
    title,
    seconds: rounded(seconds),
    files: bySeconds(files).map((row) => ({ ...row, seconds: rounded(row.seconds) })),
  }));
  const machine = { cores: cpus().length, node: process.version };
  const record = { at: new Date().toISOString(), ...machine, parts };
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
}

const rounded = (seconds) => Math.round(seconds * 10) / 10;
const bySeconds = (files) => [...files].sort((one, other) => other.seconds - one.seconds);

/** The ten slowest, the slowest first. */
export function slowest(files) {
  return bySeconds(files).slice(0, 10);
}
