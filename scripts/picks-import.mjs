/**
 * `npm run picks:import -- file.csv [file.csv ...] [--check]`: brings fundamentals and corporate actions to the site. Which
 * of them a file is, its header says. Every file is checked first, bad rows are listed by line, and one bad row leaves
 * everything as it was. With --check nothing is written. The Firebase settings come from the environment, else from
 * .env.local. The columns: lib/picks/data/import-fundamentals.ts and import-actions.ts.
 */
import { readFileSync } from 'node:fs';
import { importRules } from '../bench/typescript-rules.mjs';
import { connect } from './operator.mjs';
import { red, say } from './progress.mjs';

const shownLines = 50;
const meanings = {
  empty: 'there is nothing in it',
  'too-large': 'the file is too large',
  'no-column': 'the column is missing',
  'unknown-column': 'no such column is known',
  'duplicate-column': 'the column stands there twice',
  cells: 'the line has another number of cells than the header',
  missing: 'needed, but empty',
  'no-isin': 'no ISIN (is a digit wrong?)',
  'no-number': 'no number',
  'no-day': 'no day of the calendar as YYYY-MM-DD',
  'no-choice': 'not one of the words that may stand here',
  'out-of-range': 'too small or too large',
  'too-early': 'published before the day that it speaks of was over',
  'in-future': 'a day that has not come',
  duplicate: 'an earlier line says this already',
  differs: 'not the same as elsewhere',
};

try {
  const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (paths.length === 0) throw new Error('Which file? npm run picks:import -- file.csv');
  const read = [];
  for (const path of paths) read.push(await check(path));
  if (new Set(read.map(({ name }) => name)).size < read.length) {
    throw new Error('Two files of one kind: each import replaces the whole of its kind.');
  }
  if (process.argv.includes('--check')) say('✓ Checked only: nothing was written.');
  else await write(read);
} catch (error) {
  console.error(red(error.message));
  process.exitCode = 1;
}

async function check(path) {
  const text = readFileSync(path, 'utf8');
  const [heading] = text.split('\n', 1);
  const isActions = heading.split(',').some((name) => /^\s*"?ex_date"?\s*$/i.test(name));
  const result = isActions ? await readActionsOf(text) : await readFundamentalsOf(text);
  if (!result.ok) throw new Error(complaint(path, result.badLines));
  const rows = isActions ? result.actions : result.companies;
  say(
    isActions
      ? `✓ ${path}: ${rows.length} corporate actions`
      : `✓ ${path}: ${rows.length} companies, ${result.years} years`,
  );
  return { name: isActions ? 'actions' : 'fundamentals', rows };
}

async function readActionsOf(text) {
  const { readActions } = await importRules('lib/picks/data/import-actions');
  return readActions(text);
}

async function readFundamentalsOf(text) {
  const { readFundamentals } = await importRules('lib/picks/data/import-fundamentals');
  const { dateInIndia } = await importRules('lib/calendar/iso-date');
  return readFundamentals(text, dateInIndia(new Date()));
}

function complaint(path, badLines) {
  const lines = badLines.slice(0, shownLines).map(({ line, column, problem, found }) => {
    const where = column ? `line ${line}, ${column}` : `line ${line}`;
    return `  ${where}: ${meanings[problem]}${found ? ` (${JSON.stringify(found)})` : ''}`;
  });
  const more = badLines.length > shownLines ? [`  and ${badLines.length - shownLines} more`] : [];
  return [`${path}: nothing was imported.`, ...lines, ...more].join('\n');
}

/** One file for each kind, written at once or not at all. */
async function write(read) {
  const { bucket } = await connect();
  const importedAt = new Date().toISOString();
  for (const { name, rows } of read) {
    await bucket.file(`picks/${name}.json`).save(JSON.stringify({ version: 1, importedAt, rows }), {
      contentType: 'application/json',
      resumable: false,
    });
    say(`✓ picks/${name}.json is written to ${bucket.name}`);
  }
}
