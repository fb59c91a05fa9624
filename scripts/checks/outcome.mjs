import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

/** The result of one part of the tests. */
const nothing = { passed: 0, failed: 0, skipped: 0 };
export const onePassed = { ...nothing, passed: 1 };
export const oneFailed = { ...nothing, failed: 1 };

/** The exit code of a program that could not check anything, as in the tests of Automake. */
export const notRunCode = 77;

/** The outcome of a program that is one check. */
export function programOutcome(exitCode) {
  if (exitCode === notRunCode) return { ...nothing, skipped: 1 };
  return exitCode === 0 ? onePassed : oneFailed;
}

/** A dash where nothing was checked. */
export function markOf({ passed, failed, skipped }) {
  if (failed > 0) return '✗';
  return passed === 0 && skipped > 0 ? '–' : '✓';
}

export function addUp(outcomes) {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  );
}

/** The line that every run of the tests ends with. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Jest's `--json`. A file that could not run has no failed test in it and counts as one failure; so does a
 * Jest that failed for a reason of its own, such as a coverage limit.
 */
export function jestOutcome(report, exitCode) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failedTests: report.testResults.flatMap(failuresOfJestFile),
  };
}

function failuresOfJestFile({ name, status, message = '', assertionResults }) {
  const file = relative(root, name);
  const failures = assertionResults.filter((test) => test.status === 'failed');
  if (failures.length === 0 && status === 'failed')
    return [withReasons(`${file} could not run`, [message])];
  return failures.map(({ fullName, failureMessages = [] }) =>
    withReasons(`${file} › ${fullName}`, failureMessages),
  );
}

/** Playwright's json reporter. A flaky test passed in the end and counts as passed. */
export function playwrightOutcome({ stats, suites = [], errors = [] }, exitCode) {
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: stats.skipped,
    failedTests: [
      ...suites.flatMap((suite) => failuresOfSuite(suite, '')),
      ...errors.map(({ message }) => message.split('\n')[0]),
    ],
  };
}

/** A test that passed at its second try is named too: the next one of that kind may fail twice. */
function failuresOfSuite({ title, specs = [], suites = [] }, parents) {
  const path = parents ? `${parents} › ${title}` : title;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results = [] }) =>
        withReasons(
          `${path} › ${spec.title}${status === 'flaky' ? ' (second try passed)' : ''}`,
          // Of each try.
          results.flatMap(({ errors = [] }) =>
            errors.map(({ message, location }) => `line ${location?.line}: ${message}`),
          ),
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, path))];
}

/** The name of a test and, below it, the first lines of each thing that failed in it. */
function withReasons(name, reasons) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, shownLines),
  );
  return [name, ...lines.map((line) => `    ${line.slice(0, shownCharacters)}`)].join('\n');
}
const shownLines = 8;
const shownCharacters = 300;
