/**
 * Would the tests notice? Each fault of tests/security/mutation-list.mjs is seeded in a copy of the project, alone,
 * and the tests named beside it must turn red: by a test that fails, not by a file that no longer compiles. A fault
 * whose place is not found fails the check too, so that the list follows the code. `node tests/deep/mutations.mjs
 * word` plants only those whose description holds the word.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { endAll, endOnSignals, onEnd, runQuietly } from '../../scripts/processes.mjs';
import { firebaseDirectory, lintDirectory, root } from '../../scripts/project.mjs';
import { mutations } from '../security/mutation-list.mjs';

/** For a fault that keeps its tests from ever ending: they are ended, and the list needs a better test. */
const timeoutMs = 120_000;
/** Copies in which tests run at the same time. */
const copies = 2;

endOnSignals();
let failures = 0;
const [word = ''] = process.argv.slice(2);
const wanted = mutations.filter(({ what }) => what.includes(word));
const startedAt = performance.now();
try {
  await installWhenNeeded(firebaseDirectory, lintDirectory);
  const directories = Array.from({ length: copies }, copyProject);
  const everyTest = [...new Set(wanted.flatMap(({ tests }) => tests))];
  const sound = await runTests(directories[0], everyTest, 10 * timeoutMs);
  check(`without a fault the ${sound.passed} tests are green`, sound.isGreen, sound.output);
  if (sound.isGreen) {
    const waiting = [...wanted];
    await Promise.all(
      directories.map(async (directory) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await plant(directory, next);
      }),
    );
  }
} catch (error) {
  console.error(error.message);
  failures += 1;
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`${wanted.length} faults seeded in ${minutes} min, ${failures} not as they should be`);
await endAll();
process.exit(failures === 0 && wanted.length > 0 ? 0 : 1);

async function plant(directory, { what, file, find, replace, tests }) {
  const path = join(directory, file);
  const text = readFileSync(path, 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1) return check(`${what}: ${file} holds its place ${places} times`, false);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  const { failed, isRunnable, output } = await runTests(directory, tests);
  writeFileSync(path, text);
  check(`${what}: ${failed} red`, failed > 0 && isRunnable, output);
}

/** @returns how many tests passed and failed, and whether every file of tests could run at all. */
async function runTests(directory, tests, mayTakeMs = timeoutMs) {
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const report = join(directory, 'report.json');
  rmSync(report, { force: true });
  const parameters = [jest, '--json', `--outputFile=${report}`, '--runInBand', ...tests];
  const { output } = await runQuietly(process.execPath, parameters, {
    cwd: directory,
    timeout: mayTakeMs,
    killSignal: 'SIGKILL',
  });
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, isGreen: false, isRunnable: false, output };
  }
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    isGreen: result.success && result.numPassedTests > 0,
    isRunnable: result.numRuntimeErrorTestSuites === 0,
    output,
  };
}

/** Every file of the project, and its packages by links. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'arthayatra-mutations-'));
  onEnd(() => rmSync(copy, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && !file.endsWith('.png'));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const directory of [root, firebaseDirectory, lintDirectory]) {
    const packages = join(directory, 'node_modules');
    symlinkSync(packages, join(copy, relative(root, packages)));
  }
  return copy;
}

function check(what, isGood, output = '') {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (isGood) return;
  failures += 1;
  if (output) console.log(output.slice(-1_500));
}
