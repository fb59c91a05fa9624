import { parseArgs } from 'node:util';

/**
 * Local Firebase as a process of its own:
 * `node scripts/local-firebase/child.mjs --project demo-x [--data .data] [--firestore-only]`
 * prints one line of JSON, the environment that leads to it, and ends with SIGTERM, SIGINT or its parent.
 */
const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    data: { type: 'string' },
    'firestore-only': { type: 'boolean', default: false },
  },
});

const start = values['firestore-only'] ? startFirestoreOnly : startAll;
const { environment, stop } = await start(values.project, values.data ?? null).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

let isStopping = false;
async function end() {
  if (isStopping) return;
  isStopping = true;
  await stop();
  process.exit(0);
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
// With an IPC channel the parent's death ends us too, however it died.
process.once('disconnect', end);
console.log(JSON.stringify(environment));

async function startAll(projectId, dataDirectory) {
  const { startLocalFirebase } = await import('./index.mjs');
  return startLocalFirebase({ projectId, dataDirectory });
}

/** Starts in one second instead of five, because it does not load firebase-tools. */
async function startFirestoreOnly(projectId, dataDirectory) {
  const { assertDemoProject } = await import('./project-id.mjs');
  const { startFirestore } = await import('./firestore/index.mjs');
  assertDemoProject(projectId);
  const { host, stop } = await startFirestore({ port: 0, dataDirectory });
  return { environment: { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: host }, stop };
}
