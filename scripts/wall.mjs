/**
 * `npm run wall -- list | approve <id> | remove <id>`: what supporters wrote on the wall of /buy-me-coffee, what waits to
 * be read first. The Firebase settings come from the environment, else from .env.local.
 */
import { runCommand } from './command.mjs';
import { connect, printable } from './operator.mjs';
import { say } from './progress.mjs';
import { importSiteModule } from './site-module.mjs';

const usage = 'npm run wall -- list | approve <id> | remove <id>';

await runCommand(import.meta.url, { allowPositionals: true }, async ({ positionals }) => {
  const [command, id] = positionals;
  const { db } = await connect();
  const wall = await importSiteModule('lib/support/wall-operator-store');
  if (command === 'list') await list(await wall.listWall(db));
  else if (command === 'approve' && id) {
    report(await wall.approveEntry(db, id, new Date()), 'shown');
    // Its sender may have corrected it since it was listed.
    list((await wall.listWall(db)).filter((entry) => entry.id === id));
  } else if (command === 'remove' && id) report(await wall.removeEntry(db, id), 'removed');
  else throw new Error(usage);
});

function list(entries) {
  if (entries.length === 0) say('Nothing is on the wall.');
  for (const { id, isWaiting, name, message, amountRupees } of entries) {
    const amount = amountRupees === null ? '' : `  ₹${amountRupees}`;
    say(`${id}  ${isWaiting ? 'waits' : 'shown'}  ${printable(name)}${amount}`);
    if (message) say(`    ${printable(message)}`);
  }
}

function report(isDone, done) {
  if (!isDone) throw new Error('There is no such entry.');
  say(`✓ ${done}`);
}
