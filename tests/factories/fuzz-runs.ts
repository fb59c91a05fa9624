/** How often a property of a reader is tried: as usual, or as FUZZ_RUNS says where that is more. */
export function fuzzRuns(usual: number): { numRuns: number } {
  return { numRuns: Math.max(usual, Number(process.env.FUZZ_RUNS ?? 0)) };
}
