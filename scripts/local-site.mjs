import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  apiKey,
  createKeys,
  loadOrCreateKeys,
  projectId,
  siteEnvironment,
} from './environment.mjs';
import { describeMail } from './mail-links.mjs';
import { nextFreePort } from './ports.mjs';
import { installMissing } from './install.mjs';
import { onEnd } from './processes.mjs';
import { say, step } from './progress.mjs';
import { firebaseDirectory } from './project.mjs';

/**
 * Everything below the site: a port, Firebase on this machine, and the environment that joins them.
 * `figures` says where the market's figures come from (scripts/figures.mjs). With a directory, accounts, documents, files
 * and keys are stored there; without, in memory. `build` receives what is known before Firebase runs, which is all that
 * a build needs, and works while Firebase is installed and started.
 */
export async function prepareSite({
  wantedPort,
  directory = null,
  figures = {},
  build = async () => {},
}) {
  const port = await nextFreePort(wantedPort);
  if (port !== wantedPort) say(`! Port ${wantedPort} is busy; the site takes ${port} instead.`);
  const siteUrl = `http://localhost:${port}`;
  if (directory) mkdirSync(directory, { recursive: true });
  const keys = directory ? loadOrCreateKeys(directory) : createKeys();
  const environmentOf = (services) => siteEnvironment({ siteUrl, keys, services });
  const onLink = directory ? (mail) => say(describeMail(mail, { siteUrl, apiKey })) : undefined;
  const [firebase] = await Promise.all([
    startFirebase({ directory, onLink }),
    build(environmentOf(figures)),
  ]);
  return {
    port,
    siteUrl,
    firebase,
    environment: environmentOf({ ...firebase.environment, ...figures }),
  };
}

/** What a site on this machine stores in its directory (scripts/local-firebase, scripts/environment.mjs). */
const stored = ['auth.json', 'firestore.journal', 'storage', 'storage.json', 'keys.json'];

/** Takes away what a site stored. What else is in the directory, such as results of long checks, stays. */
export function clearData(directory) {
  for (const name of stored) rmSync(join(directory, name), { recursive: true, force: true });
}

async function startFirebase({ directory, onLink }) {
  await installMissing(firebaseDirectory);
  const firebase = await step(
    'Starting Firebase on this machine (Auth, Firestore, Storage)',
    async () => {
      const { startLocalFirebase } = await import('./local-firebase/index.mjs');
      return startLocalFirebase({ projectId, dataDirectory: directory, onLink });
    },
  );
  onEnd(firebase.stop);
  return firebase;
}
