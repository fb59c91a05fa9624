import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

// Google's libraries would look for a cloud machine around us, for seconds.
process.env.METADATA_SERVER_DETECTION = 'none';

const script = path.join(__dirname, '../../scripts/local-firebase/child.mjs');

export type LocalServices = {
  environment: Record<string, string>;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/** Local Firebase as a process of its own; see scripts/local-firebase/child.mjs for the parameters. */
export async function startLocalServices(...parameters: string[]): Promise<LocalServices> {
  const child = spawn(process.execPath, [script, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr!.on('data', (chunk) => (complaints += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const firstLine = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('close', () => reject(new Error(`Local Firebase did not start. ${complaints}`)));
  });
  return {
    environment: JSON.parse(await firstLine) as Record<string, string>,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
