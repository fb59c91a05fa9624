import { say } from '../progress.mjs';
import { addUp, closingLine } from './outcome.mjs';

/** Prints what each part came to and, as the very last line, the sum. @returns the exit code. */
export function summarise(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  say('\nSummary');
  for (const outcome of outcomes) {
    say(
      `  ${outcome.failed > 0 ? '✗' : '✓'} ${outcome.title.padEnd(width)}  ${closingLine(outcome)}`,
    );
  }
  const sum = addUp(outcomes);
  say(closingLine(sum));
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}
