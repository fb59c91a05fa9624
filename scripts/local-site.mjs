import { mkdirSync } from 'node:fs';
import { apiKey, createKeys, keepKeys, projectId, siteEnvironment } from './environment.mjs';
import { describeMail } from './mail-links.mjs';
import { nextFreePort } from './ports.mjs';
import { onEnd } from './processes.mjs';
import { say, step } from './progress.mjs';

/**
 * Everything below the site: a port, Firebase on this machine, and the environment that joins them.
 * `figures` says where the market's figures come from (scripts/figures.mjs). With a directory, accounts, documents, files and keys are kept there; without, in memory.
 */
export async function prepareSite({ wantedPort, directory = null, figures = {} }) {
  const port = await nextFreePort(wantedPort);
  if (port !== wantedPort) say(`! Port ${wantedPort} is busy; the site takes ${port} instead.`);
  const siteUrl = `http://localhost:${port}`;
  if (directory) mkdirSync(directory, { recursive: true });
  const firebase = await step(
    'Starting Firebase on this machine (Auth, Firestore, Storage)',
    async () => {
      const { startLocalFirebase } = await import('./local-firebase/index.mjs');
      return startLocalFirebase({
        projectId,
        dataDirectory: directory,
        onLink: directory ? (mail) => say(describeMail(mail, { siteUrl, apiKey })) : undefined,
      });
    },
  );
  onEnd(firebase.stop);
  const keys = directory ? keepKeys(directory) : createKeys();
  const services = { ...firebase.environment, ...figures };
  const environment = siteEnvironment({ siteUrl, keys, services });
  return { port, siteUrl, firebase, environment };
}
