import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './disk.mjs';
import { AgentProjectState, createAuthApp, EmulatorRegistry } from './firebase-tools.mjs';
import { host, listen } from './listen.mjs';
import { saveBeforeAnswer } from './save-before-answer.mjs';

/**
 * Google's Auth emulator with accounts that survive a restart. Refresh tokens carry their own state, so sessions
 * survive as well. `onLink` receives every e-mail that Firebase would have sent.
 */
export async function startAuth({ projectId, port, dataDirectory, onLink }) {
  const state = new AgentProjectState(projectId);
  // As in every Firebase project made since September 2023: no answer reveals which addresses have accounts.
  state.enableImprovedEmailPrivacy = true;
  announceLinks(state, onLink);
  const save = dataDirectory ? keepOnDisk(state, join(dataDirectory, 'auth.json')) : () => {};
  const app = await createAuthApp(projectId, undefined, new Map([[projectId, state]]));
  let server;
  const emulator = {
    getName: () => 'auth',
    getInfo: () => ({ name: 'auth', host, port: server?.port ?? port }),
    connect: async () => {},
    start: async () => {
      server = await listen(saveBeforeAnswer(app, save), port);
    },
    stop: () => server?.close(),
  };
  await EmulatorRegistry.start(emulator);
  return { host: `${host}:${server.port}`, stop: () => EmulatorRegistry.stop('auth') };
}

function announceLinks(state, onLink) {
  if (!onLink) return;
  const createOob = state.createOob.bind(state);
  state.createOob = (...parts) => {
    const code = createOob(...parts);
    onLink({
      email: code.email,
      newEmail: code.newEmail,
      requestType: code.requestType,
      link: code.oobLink,
    });
    return code;
  };
}

/** @returns a function that writes the accounts when they changed. */
function keepOnDisk(state, path) {
  let saved = '';
  if (existsSync(path)) {
    saved = readFileSync(path, 'utf8');
    restore(state, JSON.parse(saved));
  }
  return () => {
    const text = JSON.stringify({
      users: [...state.users.values()],
      codes: [...state.oobs.values()],
    });
    if (text === saved) return;
    writeAtomically(path, text);
    saved = text;
  };
}

function restore(state, { users, codes }) {
  for (const user of users) {
    state.users.set(user.localId, user);
    // Changes nothing in the account; it fills the emulator's indexes by e-mail and provider.
    state.updateUserByLocalId(
      user.localId,
      {},
      { upsertProviders: [...(user.providerUserInfo ?? [])] },
    );
  }
  for (const code of codes) state.oobs.set(code.oobCode, code);
}
