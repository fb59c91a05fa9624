/** Codes in their order, each as its distance from the one before, which gzip makes a few bits of. */
export function stepsOf(codes: readonly number[]): number[] {
  return codes.map((code, index) => code - (codes[index - 1] ?? 0));
}

/** The codes that `stepsOf` wrote. */
export function codesOf(steps: readonly number[]): number[] {
  let code = 0;
  return steps.map((step) => (code += step));
}
