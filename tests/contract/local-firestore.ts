import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

const script = path.join(__dirname, '../../scripts/local-firebase/child.mjs');

export type LocalFirestore = { host: string; process: ChildProcess; stop: () => Promise<void> };

/** Our Firestore as a process of its own, in memory unless a directory is named. */
export async function startLocalFirestore(
  projectId: string,
  dataDirectory?: string,
): Promise<LocalFirestore> {
  const data = dataDirectory ? ['--data', dataDirectory] : [];
  const child = spawn(
    process.execPath,
    [script, '--project', projectId, '--firestore-only', ...data],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const firstLine = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`Local Firestore ended with ${code}.`)));
  });
  const environment = JSON.parse(await firstLine) as { FIRESTORE_EMULATOR_HOST: string };
  return {
    host: environment.FIRESTORE_EMULATOR_HOST,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
