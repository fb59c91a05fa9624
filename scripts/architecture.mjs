import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composingRooms, sharedRooms } from './lint/import-direction.mjs';
import { root } from './project.mjs';

const path = join(root, 'docs', 'architecture.md');

/**
 * `npm run architecture`: draws the rooms and who calls whom into docs/architecture.md, from the imports themselves;
 * with `--print`, onto the screen.
 */
if (process.argv.includes('--print')) process.stdout.write(architecture());
else writeFileSync(path, architecture());

/** The text of docs/architecture.md as the imports of today make it. */
function architecture() {
  const rooms = foldersOf(join(root, 'lib')).sort();
  const kindOf = (room) =>
    sharedRooms.includes(room) ? 'shared' : composingRooms.includes(room) ? 'composing' : 'subject';
  const calls = new Map(
    rooms.map((room) => [room, roomsCalledFrom(join(root, 'lib', room), room)]),
  );
  const shownBy = new Map(rooms.map((room) => [room, []]));
  for (const folder of foldersOf(join(root, 'components'))) {
    for (const room of roomsCalledFrom(join(root, 'components', folder))) {
      shownBy.get(room)?.push(folder);
    }
  }
  return `${[
    '# Who calls whom',
    'Drawn from the imports by `npm run architecture`; a test holds it to them. A subject room never calls another subject room: pages, and the composing rooms, put them together.',
    drawing(rooms, kindOf, calls),
    ...['subject', 'composing', 'shared'].flatMap((kind) => [
      `## Rooms: ${kind}`,
      table(
        rooms.filter((room) => kindOf(room) === kind),
        calls,
        shownBy,
      ),
    ]),
  ].join('\n\n')}\n`;
}

function drawing(rooms, kindOf, calls) {
  const of = (kind) => rooms.filter((room) => kindOf(room) === kind);
  const box = (kind, title) => [
    `  subgraph ${kind}["${title}"]`,
    ...of(kind).map((room) => `    lib_${room}["${room}"]`),
    '  end',
  ];
  const arrows = of('composing').flatMap((room) =>
    [...(calls.get(room) ?? [])]
      .filter((called) => kindOf(called) === 'subject')
      .map((called) => `  lib_${room} --> lib_${called}`),
  );
  return [
    '```mermaid',
    'flowchart TB',
    '  app["app/: pages load, choose, print"] --> components["components/: synchronous, plain props"]',
    ...box('composing', 'rooms that compose'),
    ...box('subject', 'rooms, one per subject'),
    ...box('shared', 'rooms that every room may use'),
    '  app --> composing',
    '  app --> subject',
    '  components -. pure rules .-> subject',
    '  subject --> shared',
    ...arrows,
    '```',
  ].join('\n');
}

function table(rooms, calls, shownBy) {
  const list = (names) => [...names].sort().join(', ') || 'none';
  return [
    '| Room | Calls | Shown by components |',
    '| --- | --- | --- |',
    ...rooms.map(
      (room) =>
        `| \`lib/${room}\` | ${list(calls.get(room) ?? [])} | ${list(shownBy.get(room) ?? [])} |`,
    ),
  ].join('\n');
}

function foldersOf(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The rooms of lib that the files below a folder import, their own left out. */
function roomsCalledFrom(directory, own = null) {
  const called = new Set();
  for (const name of readdirSync(directory, { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = readFileSync(join(directory, name), 'utf8');
    for (const [, room] of text.matchAll(/from '@\/lib\/([a-z-]+)\//g)) {
      if (room !== own) called.add(room);
    }
  }
  return called;
}
