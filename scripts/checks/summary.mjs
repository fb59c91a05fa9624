import { isAbsolute, relative } from 'node:path';
import { say } from '../progress.mjs';
import { root } from '../project.mjs';
import { addUp, closingLine } from './outcome.mjs';
import { slowest } from './slowest-files.mjs';

/**
 * Prints what each part came to, the ten slowest files of each kind of test and, as the very last line, the sum.
 * @returns the exit code.
 */
export function summarise(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  say('\nSummary');
  for (const outcome of outcomes) {
    say(
      `  ${outcome.failed > 0 ? '✗' : '✓'} ${outcome.title.padEnd(width)}  ${closingLine(outcome)}`,
    );
  }
  for (const { title, files = [] } of outcomes) {
    if (files.length === 0) continue;
    say(`\n${title}: the slowest files`);
    for (const { file, seconds } of slowest(files)) {
      say(
        `  ${seconds.toFixed(1).padStart(6)} s  ${isAbsolute(file) ? relative(root, file) : file}`,
      );
    }
  }
  const sum = addUp(outcomes);
  say(closingLine(sum));
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}
