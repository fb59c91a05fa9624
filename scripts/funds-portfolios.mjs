/**
 * `npm run funds:portfolios -- file.xlsx [file.csv ...] [--check]`: reads the monthly portfolio disclosures of fund houses
 * and stores them on the site at SITE_URL, one file per scheme and month. A workbook has one scheme a sheet. The site
 * finds the fund by its name in AMFI's list; a sheet whose fund, day or figures are in doubt is named and not stored. The
 * same file twice adds nothing; with --check nothing is stored. SITE_URL and CRON_SECRET come from the environment, else
 * from .env.local. What is read of a sheet: lib/funds/data/portfolio/read-sheet.ts.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { askSite, siteToAsk } from './ask-site.mjs';
import { messageOf, runCommand } from './command.mjs';
import { printable } from './operator.mjs';
import { bold, red, say, yellow } from './progress.mjs';
import { importSiteModule } from './site-module.mjs';

const shownRows = 20;

const rowMeanings = {
  'no-isin': 'no ISIN (is a digit wrong?)',
  'no-percent': 'no readable share of the net assets',
  'out-of-range': 'a share above 100 %',
};
const sheetMeanings = {
  'no-header': 'no header with name, ISIN and % to NAV: not a portfolio',
  'several-tables': 'a second table follows the total; only one scheme a sheet is read',
  'no-holdings': 'no security with an ISIN',
  'no-date': 'no title says of which day it is',
  'no-scale': 'it is not clear whether 0.5 means half the fund or half a percent',
  'too-much': 'the securities are far more than the whole fund',
};
const siteMeanings = {
  unknown: 'no fund of this name in AMFI’s list',
  ambiguous: 'several funds have this name',
  'longer-name': 'the title goes on after the name of',
  'in-future': 'a day that has not come',
};

await runCommand(
  import.meta.url,
  {
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    if (positionals.length === 0) {
      throw new Error('Which file? npm run funds:portfolios -- file.xlsx');
    }
    const site = siteToAsk();
    const { readDisclosure } = await importSiteModule('lib/funds/data/portfolio/read-disclosure');
    const rows = [];
    let failed = 0;
    for (const path of positionals) {
      const fileName = basename(path);
      try {
        const sheets = await readDisclosure(new Uint8Array(readFileSync(path)), fileName);
        for (const sheet of sheets)
          rows.push(await importSheet(site, fileName, sheet, values.check));
      } catch (error) {
        failed += 1;
        say(red(`✗ ${printable(fileName)}: ${printable(messageOf(error))}`));
      }
    }
    printTable(rows);
    if (values.check) say('✓ Checked only: nothing was stored.');
    // A workbook has sheets beside the portfolios: contents, notes.
    const isDoubtful = ({ problem, badRows }) => (problem ? problem !== 'no-header' : badRows > 0);
    const doubtful = rows.filter(isDoubtful).length;
    if (doubtful > 0) say(yellow(`${doubtful} sheets are in doubt: see above.`));
    if (failed > 0 || rows.every(({ problem }) => problem)) process.exitCode = 1;
  },
);

async function importSheet(
  site,
  fileName,
  { sheet, titles, asOf, holdings, badRows, problem },
  isCheck,
) {
  const place = `${printable(fileName)}, ${printable(sheet)}`;
  for (const { row, problem: why, found } of badRows.slice(0, shownRows)) {
    const what = found ? ` (${JSON.stringify(printable(found))})` : '';
    say(yellow(`  ${place}, row ${row}: ${rowMeanings[why]}${what}`));
  }
  if (badRows.length > shownRows) say(`  and ${badRows.length - shownRows} more`);
  const read = {
    ...{ file: fileName, sheet, asOf, rows: holdings.length, badRows: badRows.length, problem },
    coverage: holdings.reduce((sum, { percent }) => sum + percent, 0),
  };
  if (problem) return { ...read, note: sheetMeanings[problem] };
  const answer = await askSite(site, `/api/funds/portfolios${isCheck ? '?check=1' : ''}`, {
    isAnswer: (_, { status }) => status === 200 || status === 422,
    // The name of a sheet is cut to 31 characters by Excel: the titles above the table come first.
    body: { fileName, titles: [...titles, sheet], asOf, holdings },
  });
  if (!answer.problem)
    return { ...read, fund: `${answer.code} ${answer.name}`, note: answer.state };
  const found = answer.found.length > 0 ? `: ${answer.found.join('; ')}` : '';
  return {
    ...read,
    problem: answer.problem,
    note: `${siteMeanings[answer.problem] ?? answer.problem}${found}`,
  };
}

function printTable(rows) {
  if (rows.length === 0) return;
  const head = ['File', 'Sheet', 'Fund', 'As of', 'Rows', 'Bad', '% of NAV', ''];
  const lines = rows.map(
    ({ file, sheet, fund, asOf, rows: count, badRows, coverage, problem, note }) => [
      ...[file, sheet, fund ?? '–', asOf ?? '–', String(count), String(badRows)],
      count > 0 ? coverage.toFixed(2) : '–',
      problem ? `✗ ${note}` : `✓ ${note}`,
    ],
  );
  const widths = head.map((title, column) =>
    Math.min(36, Math.max(...[[...head], ...lines].map((line) => line[column].length))),
  );
  const lineOf = (cells) =>
    cells
      .map((cell, column) => {
        const text = printable(cell);
        return column === head.length - 1
          ? text
          : text.slice(0, widths[column]).padEnd(widths[column]);
      })
      .join('  ');
  say(bold(lineOf(head)));
  for (const line of lines) say(lineOf(line));
}
