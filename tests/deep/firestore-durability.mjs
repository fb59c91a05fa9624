import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { firebaseDirectory } from '../../scripts/project.mjs';

/**
 * Kills the local Firestore with SIGKILL in the middle of writing, again and again, and counts: everything
 * that was confirmed must be there after the next start, and every batch whole or not at all.
 */
const rounds = Number(process.env.ROUNDS ?? 20);
const writers = 8;
const projectId = 'demo-durability';
const directory = mkdtempSync(join(tmpdir(), 'durability-'));

const confirmed = new Set();
const attempted = new Set();
let confirmedIncrements = 0;

try {
  await installWhenNeeded(firebaseDirectory);
  for (let round = 1; round <= rounds; round += 1) {
    const { child, host } = await start();
    const store = connect(host);
    const before = confirmed.size;
    await verify(store);
    const writing = Promise.all(
      Array.from({ length: writers }, (_, n) => write(store, `${round}-${n}`)),
    );
    await wait(100 + Math.random() * 400);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await writing;
    assert.ok(confirmed.size > before, 'a round in which nothing was written proves nothing');
  }
  const { child, host } = await start();
  const store = connect(host);
  await verify(store);
  child.kill('SIGTERM');
  await once(child, 'exit');
  console.log(`${rounds} kills, ${confirmed.size} confirmed batches, nothing lost`);
  rmSync(directory, { recursive: true, force: true });
} catch (error) {
  console.error(error, `\nThe journal is in ${directory}.`);
  process.exit(1);
}
// The Admin SDK would go on asking the killed processes for minutes.
process.exit(0);

async function start() {
  const parameters = ['--project', projectId, '--data', directory, '--firestore-only'];
  const child = fork('scripts/local-firebase/child.mjs', parameters, { silent: true });
  child.stderr.pipe(process.stderr);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, host: JSON.parse(line).FIRESTORE_EMULATOR_HOST };
}

function connect(host) {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const app = initializeApp({ projectId }, host);
  return { app, database: getFirestore(app) };
}

/** Writes until the store is gone: a pair of documents and a counter in one batch. */
async function write({ database }, name) {
  for (let n = 0; ; n += 1) {
    const id = `${name}-${n}`;
    const batch = database.batch();
    batch.create(database.doc(`pairs/${id}-a`), { id });
    batch.create(database.doc(`pairs/${id}-b`), { id });
    batch.set(database.doc('counters/all'), { count: FieldValue.increment(1) }, { merge: true });
    attempted.add(id);
    const isConfirmed = await Promise.race([
      batch.commit().then(
        () => true,
        () => false,
      ),
      wait(1_500, false, { ref: false }),
    ]);
    if (!isConfirmed) return;
    confirmed.add(id);
    confirmedIncrements += 1;
  }
}

async function verify({ database }) {
  const [pairs, counter] = await Promise.all([
    database.collection('pairs').get(),
    database.doc('counters/all').get(),
  ]);
  const found = new Map();
  for (const document of pairs.docs) {
    const id = document.get('id');
    found.set(id, (found.get(id) ?? 0) + 1);
  }
  for (const id of confirmed) assert.equal(found.get(id), 2, `the confirmed batch ${id} is gone`);
  for (const [id, count] of found) {
    assert.equal(count, 2, `half of the batch ${id} is there`);
    assert.ok(attempted.has(id), `${id} was never written`);
  }
  // A batch may have been written and its confirmation lost with the process: counted all the same.
  assert.equal(counter.get('count') ?? 0, found.size, 'the counter is not the number of batches');
  assert.ok(found.size >= confirmedIncrements);
}
