/** What each test file took, from Jest's `--json`. @returns rows `{ file, seconds }`. */
export function jestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name,
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

/** The ten slowest, the slowest first. */
export function slowest(files) {
  return [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
}
