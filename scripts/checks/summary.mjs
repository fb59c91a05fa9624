import { say } from '../progress.mjs';
import { addUp, closingLine, markOf } from './outcome.mjs';
import { slowest } from './slowest-files.mjs';

/**
 * Prints the result of each part, the ten slowest files of each kind of test, the tests that failed and, as the very
 * last line, the sum.
 * @returns the exit code.
 */
export function summarise(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  say('\nSummary');
  for (const outcome of outcomes) {
    say(
      `  ${markOf(outcome)} ${outcome.title.padEnd(width)} ${inSeconds(outcome.seconds)}  ${closingLine(outcome)}`,
    );
  }
  for (const { title, files = [] } of outcomes) {
    if (files.length === 0) continue;
    say(`\n${title}: the slowest files`);
    for (const { file, seconds } of slowest(files)) say(`  ${inSeconds(seconds)}  ${file}`);
  }
  for (const { title, failedTests = [] } of outcomes) {
    if (failedTests.length === 0) continue;
    say(`\n${title}: failed`);
    for (const name of failedTests) say(`  ${name}`);
  }
  const sum = addUp(outcomes);
  say(closingLine(sum));
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`;
