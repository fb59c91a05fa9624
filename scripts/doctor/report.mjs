import { printable } from '../operator.mjs';
import { bold, green, red, say, yellow } from '../progress.mjs';

const marks = { ok: green('✓'), warning: yellow('!'), failed: red('✗'), skipped: '·' };

/** The report as tables for a terminal. */
export function printReport({ settings, providers, firebase, feeds, unknownFiles }) {
  section(
    'Settings',
    settings.filter(({ note }) => note !== 'not set'),
    ({ name, note }) => [name, note],
  );
  const unset = settings.filter(({ state, note }) => state === 'ok' && note === 'not set');
  if (unset.length > 0)
    say(`  not set, and not needed: ${unset.map(({ name }) => name).join(', ')}`);
  section('Providers and their terms', providers, (provider) => [
    provider.name,
    provider.is,
    provider.switch ?? '–',
    provider.terms
      ? `${provider.shown}. Terms (${provider.read}): ${provider.terms}`
      : provider.shown,
  ]);
  section('Firebase', firebase, ({ name, milliseconds, note }) => [
    name,
    `${milliseconds} ms`,
    note,
  ]);
  section('Feeds', feeds, (feed) => [
    feed.feed,
    `${feed.milliseconds} ms`,
    size(feed.bytes),
    feed.rows === null ? '–' : `${feed.rows} rows`,
    feed.refusedRows === null ? '–' : `${feed.refusedRows} refused`,
    feed.newest?.slice(0, 10) ?? '–',
    feed.callsADay === null ? 'no limit' : `${feed.callsADay} a day`,
    [...feed.notes, feed.state === 'failed' ? feed.from : ''].filter(Boolean).join('; '),
  ]);
  if (unknownFiles.length > 0)
    say(`  called after no feed: ${unknownFiles.map(printable).join(', ')}`);
  const rows = [...settings, ...providers, ...firebase, ...feeds];
  const count = (state) => rows.filter((row) => row.state === state).length;
  say(bold(`\n${count('ok')} ok, ${count('warning')} to look at, ${count('failed')} failed`));
}

function section(title, rows, cellsOf) {
  if (rows.length === 0) return;
  say(bold(`\n${title}`));
  const cells = rows.map((row) => cellsOf(row).map((cell) => printable(cell)));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  rows.forEach(({ state }, index) => {
    const line = cells[index].map((cell, column) =>
      column === widths.length - 1 ? cell : cell.padEnd(widths[column]),
    );
    say(`  ${marks[state]} ${line.join('  ').trimEnd()}`);
  });
}

function size(bytes) {
  if (bytes === null) return '–';
  return bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;
}
