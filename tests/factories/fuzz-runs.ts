/** How often a property of a reader is tried: as usual, or as FUZZ_RUNS says where that is more. */
export function fuzzRuns(usual: number): { numRuns: number } {
  return { numRuns: Math.max(usual, Number(process.env.FUZZ_RUNS ?? 0)) };
}

/**
 * Every fourth, so that `npm test` ends within its time; `npm run check:deep -- fuzz` tries all. Readers that begin at
 * different places try different ones, and four of them all. Where a feed has many readers or a whole list to read, every eighth.
 */
export function sampled<Item>(all: readonly Item[], begin = 0, oneOf = 4): readonly Item[] {
  if (process.env.FUZZ_RUNS) return all;
  return all.filter((_, index) => (index + begin) % oneOf === 0);
}
