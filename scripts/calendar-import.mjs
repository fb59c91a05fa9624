/**
 * `npm run calendar:import -- holiday-master.json [--check]`: takes over the exchange's list of trading holidays, which
 * comes each December and is added to within the year. It replaces the bundled holidays of its years in
 * content/calendar/imported-holidays.ts, which the next deployment contains. The formats: lib/calendar/import-holidays.ts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from './command.mjs';
import { printable } from './operator.mjs';
import { runQuietly } from './processes.mjs';
import { say } from './progress.mjs';
import { binary, root } from './project.mjs';
import { importSiteModule } from './site-module.mjs';

const meanings = {
  damaged: 'not well-formed, perhaps half a file',
  'unknown-kind': 'neither a list of holidays by segment (CM) nor a CSV with the columns date,name',
  'too-large': 'the file is too large',
  'bad-row': 'no day of the calendar, or no name',
  duplicate: 'the day stands there twice',
  piece: 'a year with fewer holidays than any year had: half a list',
  'segments-differ': 'shares and derivatives have different holidays',
  'far-year': 'a year that is neither the last, this nor the next one',
};

await runCommand(
  import.meta.url,
  {
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  },
  async ({ values, positionals }) => {
    const [path] = positionals;
    if (!path) throw new Error('Which file? npm run calendar:import -- holiday-master.json');
    const { readHolidays } = await importSiteModule('lib/calendar/import-holidays');
    const { dateInIndia } = await importSiteModule('lib/calendar/iso-date');
    const today = dateInIndia(new Date());
    const read = readHolidays(readFileSync(path, 'utf8'), today);
    if (!read.ok) {
      const { code, found } = read.problem;
      const where = found ? ` (${JSON.stringify(printable(found))})` : '';
      throw new Error(`${path}: ${meanings[code]}${where}. Nothing was changed.`);
    }
    const { holidayOn } = await importSiteModule('lib/calendar/trading-days');
    for (const { date, name } of read.value) {
      if (!holidayOn(date)) say(`  new: ${date} ${printable(name)}`);
    }
    const years = [...new Set(read.value.map(({ date }) => date.slice(0, 4)))].join(', ');
    say(`✓ ${read.value.length} holidays of ${years}`);
    if (values.check) say('✓ Checked only: nothing was written.');
    else {
      const fileName =
        basename(path)
          .replace(/[^\w. -]/g, '')
          .slice(0, 60) || 'list';
      await write({ fileName, importedOn: today, days: read.value });
    }
  },
);

/** Writes the value alone: what stands before it, its type among it, stays as it is. */
async function write(holidays) {
  const target = join(root, 'content/calendar/imported-holidays.ts');
  const [head] = readFileSync(target, 'utf8').split(' = ');
  writeFileSync(target, `${head} = ${JSON.stringify(holidays)};\n`);
  // Among the packages of the tests, which an operator need not have.
  if (existsSync(binary('oxfmt'))) await runQuietly(binary('oxfmt'), [target], { cwd: root });
  say('✓ content/calendar/imported-holidays.ts is written: deploy the site to use it.');
}
