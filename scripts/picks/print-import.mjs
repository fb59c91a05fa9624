import { printable } from '../operator.mjs';
import { bold, say, yellow } from '../progress.mjs';

const maxNamed = 10;

/** What an import read and what it lacks, as tables for a terminal. */
export function printImport({ stored, added, known, aside, zips, report, identity, screens }) {
  const { coverage } = report;
  say(bold(`\n${printable(identity.name)}`));
  table([
    ['Files stored', stored.length, `${added} new, ${known} known, ${aside.length} left aside`],
    ['Zips opened', zips.opened, `${zips.members} files in them`],
    ['Companies', coverage.companies, `${coverage.withYears} with a financial year`],
    ['Filings (periods)', report.periods, ''],
    ['Shareholding patterns', report.holdings, ''],
    [
      'Without a day of publication',
      report.assumedDays,
      'the day after the board meeting; of shareholding the last day on which it is due',
    ],
    ['Financial years', coverage.years, `${coverage.lateYears} published later than 60 days`],
    [
      'No longer listed',
      coverage.goneCompanies,
      coverage.goneCompanies === 0 ? 'a back-test leaves out every company that failed' : '',
    ],
    [
      'Contradictions',
      report.contradictions.length,
      'the one published later counts, both are stored',
    ],
    [
      'Years of the other basis',
      report.otherBasisYears,
      'standalone beside consolidated, left out',
    ],
    [
      'Years of another length',
      report.otherLengthYears,
      'not twelve months: sales, profits and cash flows left out',
    ],
    ['ISIN changed', report.changedIsins, ''],
    [
      'Doubtful lines',
      report.doubtfulLines,
      'two values, no number or an impossible one, left out',
    ],
    ['Rows refused', report.refusedRows, ''],
    ['Filings not placed', report.unplaced.length, named(report.unplaced)],
    ['Symbol of another issuer', report.changedIssuers.length, named(report.changedIssuers)],
    ['Actions not read', report.unreadActions.length, named(report.unreadActions)],
  ]);
  const missing = Object.entries(report.missing).filter(([, companies]) => companies > 0);
  if (missing.length > 0) {
    say(bold('\nFigures missing in the newest year'));
    table(
      missing.map(([figure, companies]) => [
        figure,
        companies,
        `of ${coverage.withYears} companies`,
      ]),
    );
  }
  say(bold('\nScreens'));
  table(
    screens.map(({ id, worksWithoutPrices, companies, decided, passed }) => [
      id,
      passed,
      `pass; ${decided} of ${companies} can be checked${worksWithoutPrices ? '' : yellow(' (needs prices)')}`,
    ]),
  );
  say('');
}

function table(rows) {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const [name, count, note] of rows) {
    say(`  ${name.padEnd(widths[0])}  ${String(count).padStart(widths[1])}  ${note}`.trimEnd());
  }
}

function named(names) {
  const shown = names.slice(0, maxNamed).map(printable).join(', ');
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}
