import fc from 'fast-check';

/** Only loaded where FUZZ_RUNS is set (tests/deep/fuzz.mjs). A property that has its own number uses `fuzzRuns`. */
const maxMsPerProperty = 20_000;

fc.configureGlobal({
  numRuns: Number(process.env.FUZZ_RUNS),
  interruptAfterTimeLimit: maxMsPerProperty,
  ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}),
});
