/**
 * `npm run enquiries -- list | answer <ticket> <status> ["words"] | file <ticket> <path>`: the enquiries of
 * /premium-services. A ticket is named by its number, its id, or member and id as `list` prints them; where a name fits
 * more than one, nothing is done. Status: received, in-work, answered, closed. `file` saves what came with a ticket; open
 * it with care. The Firebase settings come from the environment, else from .env.local.
 */
import { writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { connect, printable } from './operator.mjs';
import { say } from './progress.mjs';
import { importSiteModule } from './site-module.mjs';

const usage =
  'npm run enquiries -- list | answer <ticket> <status> ["words"] | file <ticket> <path>';

await runCommand(import.meta.url, { allowPositionals: true }, async ({ positionals }) => {
  const [command, number, ...rest] = positionals;
  const isKnown = command === 'list' || (['answer', 'file'].includes(command) && number && rest[0]);
  if (!isKnown) throw new Error(usage);
  const { db, bucket } = await connect();
  const tickets = await importSiteModule('lib/enquiries/operator-store');
  if (command === 'list') list(await tickets.listTickets(db));
  else if (command === 'answer') await answer(tickets, db, number, rest);
  else await save(tickets, db, bucket, number, rest[0]);
});

function list(tickets) {
  if (tickets.length === 0) say('There are no enquiries.');
  for (const { number, address, status, scope, budget, message, file, day } of tickets) {
    const what = `${scope}, ${budget}${file ? `  with a ${file.kind}` : ''}`;
    say(`${number}  ${status}  ${day ?? '-'}  ${what}`);
    say(`    ${address}`);
    say(`    ${printable(message)}`);
  }
}

async function answer(tickets, db, number, [status, words]) {
  const text = words?.trim() || null;
  if (!(await tickets.answerTicket(db, { number, status, text }, new Date()))) {
    throw new Error(`There is no ticket ${number}.`);
  }
  say(`✓ ${number}: ${status}`);
}

async function save(tickets, db, bucket, number, path) {
  const ticket = await tickets.findTicket(db, number);
  if (!ticket?.file) throw new Error(`There is no file with ticket ${number}.`);
  const [bytes] = await bucket.file(ticket.file.key).download();
  writeFileSync(path, bytes, { flag: 'wx' });
  say(`✓ ${path} (${ticket.file.kind}, ${bytes.length} bytes)`);
}
