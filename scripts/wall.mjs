/**
 * `npm run wall -- list | approve <id> <hash> | remove <id>`: what supporters wrote on the wall of /buy-me-coffee, what
 * waits to be read first. The hash is that of the text as `list` printed it, since its sender may have replaced it. The
 * Firebase settings come from the environment, else from .env.local.
 */
import { runCommand } from './command.mjs';
import { connect, printable } from './operator.mjs';
import { say } from './progress.mjs';
import { importSiteModule } from './site-module.mjs';

const usage = 'npm run wall -- list | approve <id> <hash> | remove <id>';

await runCommand(import.meta.url, { allowPositionals: true }, async ({ positionals }) => {
  const [command, id, hash] = positionals;
  const isKnown =
    command === 'list' || (command === 'approve' && id && hash) || (command === 'remove' && id);
  if (!isKnown) throw new Error(usage);
  const { db } = await connect();
  const wall = await importSiteModule('lib/support/wall-operator-store');
  if (command === 'list') list(await wall.listWall(db));
  else if (command === 'approve') {
    const approved = await wall.approveEntry(db, id, hash, new Date());
    if (!approved.ok && approved.problem === 'changed')
      throw new Error('Its text is not the one of this hash. List the wall and read it again.');
    report(approved.ok, 'shown');
  } else report(await wall.removeEntry(db, id), 'removed');
});

function list(entries) {
  if (entries.length === 0) say('Nothing is on the wall.');
  for (const { id, contentHash, isWaiting, name, message, amountRupees } of entries) {
    const amount = amountRupees === null ? '' : `  ₹${amountRupees}`;
    say(`${id} ${contentHash}  ${isWaiting ? 'waits' : 'shown'}  ${printable(name)}${amount}`);
    if (message) say(`    ${printable(message)}`);
  }
}

function report(isDone, done) {
  if (!isDone) throw new Error('There is no such entry.');
  say(`✓ ${done}`);
}
