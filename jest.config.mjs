import nextJest from 'next/jest.js';
import { withoutProxy } from './scripts/environment.mjs';

const withNext = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // d3 is published as ES modules only in its exports; its UMD builds stand beside them.
    '^(d3-(?:array|color|format|interpolate|path|scale|shape|time|time-format))$':
      '<rootDir>/node_modules/$1/dist/$1.js',
    // An ES module by its exports; what Jest can load stands beside it.
    '^saxen$': '<rootDir>/node_modules/saxen/dist/index.cjs',
    '^server-only$': '<rootDir>/tests/setup/server-only.ts',
  },
  transform: { '\\.mdx$': '<rootDir>/tests/setup/lesson-transform.mjs' },
  setupFilesAfterEnv: [
    '<rootDir>/tests/setup/end-contexts.ts',
    '<rootDir>/tests/setup/no-noise.ts',
    ...(process.env.FUZZ_RUNS ? ['<rootDir>/tests/setup/fuzz.ts'] : []),
  ],
};

const projects = [
  {
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  },
  {
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/setup/dom.ts'],
  },
  {
    displayName: 'contract',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
  },
];

/** These publish ES modules only, with no other build to point at: TanStack, hucre, and file-type with what it is made of. */
const transformIgnorePatterns = [
  '/node_modules/(?!(?:@tanstack|@tokenizer|@borewit|file-type|strtok3|token-types|uint8array-extras|hucre)/)',
];

// A worker collects garbage less often: a sixth less processor for all tests.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

// The contracts ask servers on this machine.
Object.assign(process.env, withoutProxy(process.env));

/** next/jest knows how Next compiles; asked once, since it starts the TypeScript compiler to read tsconfig.json. */
export default async function config() {
  const ofNext = { ...(await withNext(shared)()), transformIgnorePatterns };
  return {
    globalSetup: '<rootDir>/tests/setup/install-packages.mjs',
    // Property tests look at thousands of cases, also on a busy machine.
    testTimeout: 30_000,
    // One more than two cores, because the contracts wait for servers. A worker that has grown is replaced.
    maxWorkers: 3,
    workerIdleMemoryLimit: '1500MB',
    projects: projects.map((project) => ({ ...ofNext, ...project })),
  };
}
