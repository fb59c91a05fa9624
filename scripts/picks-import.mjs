/**
 * `npm run picks:import -- <folder or files> [--check] [--name "My universe"] [--skip-bad]`: brings company figures to the
 * site. docs/operating.md says which files a folder may hold; the content of a file says what it is. Every file is stored
 * once, so that an interrupted run goes on and a second one adds nothing. The figures that the site shows are replaced at
 * the end, in one piece, and not at all where a file is bad (unless --skip-bad). With --check nothing is written. The
 * Firebase settings come from the environment, else from .env.local.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from './command.mjs';
import { settingOf } from './local-setting.mjs';
import { connect, printable } from './operator.mjs';
import { meaningOf } from './picks/meanings.mjs';
import { printImport } from './picks/print-import.mjs';
import { red, say, yellow } from './progress.mjs';
import { importSiteModule } from './site-module.mjs';

const usualName = 'Imported companies';
const maxFiles = 100_000;

await runCommand(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      name: { type: 'string' },
      'skip-bad': { type: 'boolean', default: false },
    },
  },
  async ({ values, positionals }) => {
    if (positionals.length === 0) {
      throw new Error('Which folder? npm run picks:import -- folder [--check]');
    }
    const { dateInIndia } = await importSiteModule('lib/calendar/iso-date');
    const { fingerprintOf, importFolder, importedPrefix } = await importSiteModule(
      'lib/picks/data/filings/import-folder',
    );
    const { buildUniverse } = await importSiteModule('lib/picks/data/filings/build-universe');
    const { readUniverseFile, screenCoverage, universePath, writeUniverseFile } =
      await importSiteModule('lib/picks/data/imported-universe');

    const bucket =
      values.check && !settingOf('FIREBASE_PROJECT_ID') ? null : (await connect()).bucket;
    const today = dateInIndia(new Date());
    const folder = filesOf(positionals);
    const read = await importFolder(folder, storeIn(bucket, importedPrefix), {
      today,
      isCheck: values.check,
      report: (count) => {
        if (count % 500 === 0) say(`  ${count} of ${folder.length} files`);
      },
    });
    for (const { name, troubles } of read.troubles) sayTroubles(name, troubles);
    for (const { name, rows } of read.badRows) sayBadRows(name, rows);
    if (read.stored.length === 0) throw new Error('There are no figures in these files.');

    const earlier = await download(bucket, universePath);
    const earlierIdentity = earlier && (await readUniverseFile(earlier)).identity;
    const name = values.name ?? earlierIdentity?.name ?? usualName;
    if (name.trim().length === 0 || name.length > 80)
      throw new Error('--name has 1 to 80 characters.');
    const { companies, actions, report } = buildUniverse(read.stored);
    const identity = {
      name,
      fingerprint: fingerprintOf(name, read.stored),
      importedOn: today,
      coverage: report.coverage,
    };
    printImport({
      ...read,
      report,
      identity,
      screens: screenCoverage({ companies, actions }, today),
    });

    const bad = read.troubles.filter(({ troubles }) =>
      troubles.some(({ problem }) => problem !== 'insurer'),
    );
    const isSame = earlierIdentity?.fingerprint === identity.fingerprint;
    if (values.check) {
      say('✓ Checked only: nothing was written.');
      if (bad.length > 0) process.exitCode = 1;
    } else if (bad.length > 0 && !values['skip-bad']) {
      throw new Error(
        `${bad.length} bad files: the site's figures stay as they were. Correct or remove them, or add --skip-bad.`,
      );
    } else if (isSame) say('✓ Nothing is new: the figures stay as they are.');
    else {
      const bytes = await writeUniverseFile({ identity, companies, actions });
      await bucket
        .file(universePath)
        .save(bytes, { contentType: 'application/gzip', resumable: false });
      say(`✓ ${universePath} is written to ${bucket.name}`);
    }
  },
);

/** The files of the folders, those in folders below included, and the files that are named. */
function filesOf(paths) {
  const files = paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [fileAt(path, path)];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) =>
        fileAt(join(parentPath, name), relative(path, join(parentPath, name))),
      );
  });
  if (files.length > maxFiles) throw new Error(`More than ${maxFiles} files.`);
  return files;
}

function fileAt(path, name) {
  return { name, bytes: statSync(path).size, read: async () => readFileSync(path) };
}

/** @param bucket null for a check without Firebase: nothing is stored there yet. */
function storeIn(bucket, prefix) {
  if (!bucket) return { paths: async () => [] };
  return {
    paths: async () => {
      const [files] = await bucket.getFiles({ prefix });
      return files.map(({ name }) => name).sort();
    },
    read: async (path) => (await bucket.file(path).download())[0],
    write: async (path, bytes) =>
      bucket
        .file(path)
        .save(Buffer.from(bytes), { contentType: 'application/gzip', resumable: false }),
  };
}

async function download(bucket, path) {
  if (!bucket) return null;
  const [isThere] = await bucket.file(path).exists();
  return isThere ? (await bucket.file(path).download())[0] : null;
}

/** Rows of a list that is stored without them. */
function sayBadRows(name, rows) {
  say(yellow(`! ${printable(name)}: rows left out`));
  for (const { line, column, found } of rows) {
    const where = [line && `line ${line}`, column && printable(column)].filter(Boolean).join(', ');
    say(`    ${where ? `${where}: ` : ''}${JSON.stringify(printable(found))}`);
  }
}

function sayTroubles(name, troubles) {
  const shown = 20;
  say(red(`✗ ${printable(name)}`));
  for (const { problem, line, column, found } of troubles.slice(0, shown)) {
    const where = [line && `line ${line}`, column].filter(Boolean).join(', ');
    const what = `${meaningOf(problem)}${found ? ` (${JSON.stringify(printable(found))})` : ''}`;
    say(`    ${where ? `${where}: ` : ''}${what}`);
  }
  if (troubles.length > shown) say(`    and ${troubles.length - shown} more`);
}
