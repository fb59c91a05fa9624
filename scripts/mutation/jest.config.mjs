import { existsSync } from 'node:fs';
import wholeConfig from '../../jest.config.mjs';

/**
 * The unit tests of the folders that `MUTATION_TESTS` names, as one project: Stryker's runner does not see which test
 * covers what where there are several.
 */
export default async function config() {
  const { projects, testTimeout } = await wholeConfig();
  const { displayName, ...unit } = projects.find((project) => project.displayName === 'unit');
  const wanted = (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean);
  const missing = wanted.filter((path) => !existsSync(path));
  if (!displayName || wanted.length === 0 || missing.length > 0) {
    throw new Error(`MUTATION_TESTS names no tests: ${missing.join(', ')}`);
  }
  return {
    ...unit,
    // Beside the code, which may be a copy of it that Stryker made.
    rootDir: '../..',
    testTimeout,
    setupFilesAfterEnv: [...unit.setupFilesAfterEnv, '<rootDir>/tests/setup/short-properties.ts'],
    testMatch: wanted.map((path) =>
      path.endsWith('.ts') ? `<rootDir>/${path}` : `<rootDir>/${path}/**/*.test.{ts,tsx}`,
    ),
  };
}
