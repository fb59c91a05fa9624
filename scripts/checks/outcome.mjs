/** What one part of the tests came to. */
const nothing = { passed: 0, failed: 0, skipped: 0 };
export const onePassed = { ...nothing, passed: 1 };
export const oneFailed = { ...nothing, failed: 1 };

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
  };
}

/** Playwright's json reporter. A flaky test passed in the end and counts as passed. */
export function playwrightOutcome({ stats, errors = [] }, exitCode) {
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}
