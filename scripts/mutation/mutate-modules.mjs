import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runQuietly } from '../processes.mjs';
import { binary, dataDirectory, mutationDirectory, root } from '../project.mjs';
import { modules } from './modules.mjs';
import { figure } from './mutators.mjs';
import { scoreOf, survivorsIn } from './score.mjs';

const resultsDirectory = join(dataDirectory, 'mutation');
const triedPath = join(resultsDirectory, 'tried.json');
/** Lines that one run of Stryker takes: about ten minutes, so that little is lost when time is over. */
const linesAtOnce = 300;
/** A run that began in time may end after it, but not by more. */
const graceMinutes = 20;
const listedSurvivors = 40;

/**
 * Mutates what is due within the time, and reports every folder of which results are known.
 * @returns whether each of them reaches its threshold, and every run came to its end.
 */
export async function mutateModules({ minutes, word }) {
  mkdirSync(resultsDirectory, { recursive: true });
  const endsAt = performance.now() + minutes * 60_000;
  const tried = existsSync(triedPath) ? readJson(triedPath) : {};
  const wanted = modules.filter(({ folder }) => folder.includes(word) || word.includes(folder));
  const batches = batchesOf(
    wanted.flatMap((module) => dueFiles(module, tried)).filter(({ file }) => file.includes(word)),
  );
  let isWhole = true;
  for (const { module, files } of batches) {
    const leftMinutes = (endsAt - performance.now()) / 60_000;
    if (leftMinutes <= 0) break;
    console.log(`  ${files.map(({ file }) => file).join(', ')}`);
    const isDone = await runStryker(module, files, leftMinutes + graceMinutes);
    isWhole &&= isDone;
    if (!isDone) continue;
    for (const { file, hash } of files) tried[file] = hash;
    writeFileSync(triedPath, JSON.stringify(tried, null, 2));
  }
  const reports = wanted.map((module) => report(module, mutantsOf(module, tried)));
  const mutants = wanted.flatMap((module) => mutantsOf(module, tried));
  const isOwnTaken = word !== '' || mutants.some(({ mutatorName }) => mutatorName === figure.name);
  if (!isOwnTaken) console.error('No figure was mutated: does Stryker still take our mutators?');
  if (wanted.length === 0)
    console.error(`No module of scripts/mutation/modules.mjs holds ${word}.`);
  return isWhole && wanted.length > 0 && isOwnTaken && reports.every(Boolean);
}

/** The files of a module that are new or changed since they were tried, or whose tests changed. */
function dueFiles(module, tried) {
  const files = filesOf(module);
  const tests = hashOf(module.tests.flatMap((path) => filesBelow(path)));
  return files
    .map((file) => ({ module, file, hash: hashOf([file], tests) }))
    .filter(({ file, hash }) => tried[file] !== hash);
}

/** @throws when the folder of a module, or one of its tests, is no longer there. */
function filesOf({ folder, tests, without }) {
  const gone = [folder, ...tests].filter((path) => !existsSync(join(root, path)));
  if (gone.length > 0)
    throw new Error(`${gone.join(', ')} moved: correct scripts/mutation/modules.mjs.`);
  const files = filesBelow(folder).filter(
    (file) => /(?<!\.d)\.ts$/.test(file) && !without?.test(file),
  );
  if (files.length === 0) throw new Error(`${folder} holds nothing to mutate.`);
  return files;
}

function batchesOf(files) {
  const batches = [];
  for (const each of files) {
    const lines = readFileSync(join(root, each.file), 'utf8').split('\n').length;
    const last = batches.at(-1);
    if (last?.module === each.module && last.lines + lines <= linesAtOnce) {
      last.files.push(each);
      last.lines += lines;
    } else batches.push({ module: each.module, files: [each], lines });
  }
  return batches;
}

/** @returns whether it came to its end; what it said is printed when it did not. */
async function runStryker(module, files, minutes) {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(
    binary('stryker', mutationDirectory),
    [
      'run',
      join('scripts', 'mutation', 'stryker.config.mjs'),
      ...['--mutate', files.map(({ file }) => file).join(',')],
      ...['--incrementalFile', resultsOf(module)],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        MUTATION_TESTS: module.tests.join(','),
        MUTATION_WITHOUT: module.withoutMutators?.join(',') ?? '',
      },
      timeout: Math.round(minutes * 60_000),
    },
  );
  const took = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(
    code === 0
      ? `    ${took} min`
      : `    did not end well after ${took} min\n${output.slice(-3_000)}`,
  );
  return code === 0;
}

/** What is known of a module, and of how many of its files. */
function mutantsOf(module, tried) {
  const results = existsSync(join(root, resultsOf(module)))
    ? readJson(resultsOf(module)).files
    : {};
  return filesOf(module)
    .filter((file) => file in tried && file in results)
    .flatMap((file) =>
      results[file].mutants.map((mutant) => ({ file, source: results[file].source, ...mutant })),
    );
}

/** Prints the score of a module and what survived. @returns whether it reaches its threshold. */
function report(module, mutants) {
  const { folder, min } = module;
  if (mutants.length === 0) {
    console.log(`  ${folder}: not tried yet`);
    return true;
  }
  const files = new Set(mutants.map(({ file }) => file)).size;
  const { noticed, valid, percent } = scoreOf(mutants);
  const isGood = percent >= min;
  console.log(
    `${isGood ? '✓' : '✗'} ${folder}: ${noticed} of ${valid} mutants noticed, ${percent.toFixed(1)} % ` +
      `(at least ${min}), ${files} of ${filesOf(module).length} files`,
  );
  const survivors = survivorsIn(mutants);
  for (const line of survivors.slice(0, listedSurvivors)) console.log(`    ${line}`);
  if (survivors.length > listedSurvivors) {
    console.log(`    and ${survivors.length - listedSurvivors} more in ${resultsOf(module)}`);
  }
  return isGood;
}

const resultsOf = ({ folder }) => join('.data', 'mutation', `${basename(folder)}.json`);

function filesBelow(path) {
  return path.endsWith('.ts')
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .sort();
}

function hashOf(files, seed = '') {
  const hash = createHash('sha256').update(seed);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readJson(path) {
  return JSON.parse(readFileSync(path.startsWith(root) ? path : join(root, path), 'utf8'));
}
