import { fileLimits } from './file-limits';
import type { RowProblem, RowProblems } from './file-problem';

/** Counts every problem of a row and lists the first ones. */
export function createRowProblemList() {
  const listed: RowProblem[] = [];
  let count = 0;
  return {
    add: (problem: RowProblem) => {
      count += 1;
      if (listed.length < fileLimits.listedProblems) {
        listed.push({ ...problem, found: problem.found.slice(0, 60) });
      }
    },
    finish: (): RowProblems => ({ count, listed }),
  };
}

export type RowProblemList = ReturnType<typeof createRowProblemList>;
