import { addOwnMutators } from './mutators.mjs';

await addOwnMutators();

/**
 * mutate-modules.mjs passes what to mutate and where to store results on the command line; `MUTATION_TESTS` names the
 * tests, `MUTATION_WITHOUT` mutators that are left out.
 */
const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'scripts/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  incremental: true,
  // Two cores, and each runner uses one.
  concurrency: 2,
  // Property tests look at thousands of cases.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  ignorePatterns: [
    ...['.data', '.next', 'docs', 'bench', 'screenshots', 'test-results', 'public/sw.js'],
    ...['tests/deep', 'tests/e2e', 'tests/hostile'],
  ],
  tempDirName: '.data/mutation/sandbox',
  reporters: [],
  mutator: {
    excludedMutations: (process.env.MUTATION_WITHOUT ?? '').split(',').filter(Boolean),
  },
  warnings: { slow: false },
  allowConsoleColors: false,
};

export default config;
