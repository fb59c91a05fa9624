/**
 * Checks that the tests fail for each fault of seeded/fault-list.mjs. Puts the faults into a copy of the project, and runs
 * for each the smallest test that must fail: files of Jest tests, in which a test has to fail, since a file that does not
 * compile proves nothing; or a browser test, with the message of the failure that this fault must cause. Without a fault
 * all these tests pass. A fault whose text to replace is not found fails the check too.
 *
 * `node tests/deep/seeded-faults.mjs word` tries only those whose description holds the word, or those of an area (guard,
 * rule, form, layout) or a kind of test (jest, browser).
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { runQuietly } from '../../scripts/processes.mjs';
import { firebaseDirectory, lintDirectory } from '../../scripts/project.mjs';
import { faults } from './seeded/fault-list.mjs';
import { placeOf } from './seeded/place-of.mjs';
import { applyFault, copyProject } from './seeded/project-copy.mjs';
import { check, runChecks } from './shared/checks.mjs';

/** Ends the tests of a fault that makes them run for ever; the list then needs a better test. */
const jestLimitMs = 600_000;
/** A build and a few browser tests, on a busy machine. */
const browserLimitMs = 5_400_000;
const browserPort = '3290';

const [word = ''] = process.argv.slice(2);
const wanted = faults.filter(
  ({ what, area, jest }) => what.includes(word) || [area, jest ? 'jest' : 'browser'].includes(word),
);

await runChecks(async () => {
  const startedAt = performance.now();
  await installWhenNeeded(firebaseDirectory, lintDirectory);
  const isBuilt = wanted.some(({ browser }) => browser);
  // Named after what is asked, so that two parts of the list can run beside each other.
  const copy = copyProject(`seeded-faults ${word}`.trim().replace(/\W+/g, '-'), { isBuilt });
  await tryInJest(
    copy,
    wanted.filter(({ jest }) => jest),
  );
  await tryInBrowser(
    copy,
    wanted.filter(({ browser }) => browser),
  );
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  check(`${wanted.length} faults seeded in ${minutes} min`, wanted.length > 0);
});

/** One fault after the other. */
async function tryInJest(copy, list) {
  if (list.length === 0) return;
  const every = [...new Set(list.flatMap(({ jest }) => jest))];
  const sound = await runJest(copy, every, 3 * jestLimitMs);
  check(`without a fault the ${sound.passed} tests of Jest are green`, sound.isGreen, sound.output);
  if (!sound.isGreen) return;
  for (const fault of list) {
    await withFaults(copy, [fault], async () => {
      const { failed, isRunnable, output } = await runJest(copy, fault.jest, jestLimitMs);
      const became = isRunnable ? `${failed} red` : 'its tests did not come to an end';
      check(`${fault.area}: ${fault.what}: ${became}`, failed > 0 && isRunnable, output);
    });
  }
}

/** All in one build: each is on pages of its own. */
async function tryInBrowser(copy, list) {
  if (list.length === 0) return;
  const sound = await runBrowser(copy, list);
  for (const fault of list) {
    const { isPassed, message } = sound.of(fault);
    check(`without a fault "${fault.browser.title}" is green`, isPassed, message ?? sound.output);
  }
  await withFaults(copy, list, async () => {
    const faulty = await runBrowser(copy, list);
    for (const fault of list) {
      const { message } = faulty.of(fault);
      const isCaught = message !== null && fault.browser.says.test(message);
      check(`${fault.area}: ${fault.what}`, isCaught, message ?? faulty.output);
    }
  });
}

async function withFaults(copy, list, work) {
  const restores = [];
  try {
    for (const fault of list) restores.push(applyFault(copy, fault));
    await work();
  } catch (error) {
    check(error.message, false);
  } finally {
    restores.forEach((restore) => restore());
  }
}

/** @returns how many tests passed and failed, and whether every file of tests could run at all. */
async function runJest(copy, tests, mayTakeMs) {
  const report = join(copy, 'jest-report.json');
  rmSync(report, { force: true });
  const { output } = await runQuietly(
    process.execPath,
    [
      join(copy, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--json', `--outputFile=${report}`, '--runInBand'],
      ...tests.map((path) => placeOf(copy, path)),
    ],
    { cwd: copy, timeout: mayTakeMs, killSignal: 'SIGKILL' },
  );
  const result = readReport(report);
  return {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    isGreen: result?.success === true && result.numPassedTests > 0,
    isRunnable: result?.numRuntimeErrorTestSuites === 0,
    output,
  };
}

/**
 * Builds the copy as it stands and runs the browser tests of the faults against it.
 * @returns what became of each: whether it passed, and the words of its failure (null: none, or not run).
 */
async function runBrowser(copy, list) {
  const report = join(copy, 'browser-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(list.map(({ browser }) => placeOf(copy, browser.spec)))];
  const titles = list.map(({ browser }) => `${browser.title.replace(/[^\w\s]/g, '\\$&')}$`);
  const { output } = await runQuietly(
    process.execPath,
    [
      join(copy, 'scripts', 'e2e.mjs'),
      ...files,
      ...['--grep', `(?:${titles.join('|')})`, '--reporter', 'json', '--retries', '0'],
    ],
    {
      cwd: copy,
      timeout: browserLimitMs,
      env: {
        ...process.env,
        E2E_PORT: browserPort,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // As in `npm test`.
        NIGHTLY_TESTS: 'none',
      },
    },
  );
  const specs = specsOf(readReport(report)?.suites ?? []);
  return {
    output,
    of({ browser: { title } }) {
      const spec = specs.find((each) => each.title === title);
      const results = spec?.tests.flatMap((test) => test.results) ?? [];
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      return {
        isPassed: results.length > 0 && results.every(({ status }) => status === 'passed'),
        message: messages.length > 0 ? stripVTControlCharacters(messages.join('\n')) : null,
      };
    },
  };
}

function specsOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
