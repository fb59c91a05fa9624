import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a program of this repository that serves until it is stopped.
 * @returns it with the JSON of its first line, which says where it listens. @throws with its complaints where it ends first.
 */
export async function startChild<Said>(
  program: string,
  parameters: readonly string[] = [],
): Promise<{ said: Said; process: ChildProcess; stop: () => Promise<void> }> {
  const file = path.join(__dirname, '../..', program);
  const child = spawn(process.execPath, [file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr!.on('data', (chunk) => (complaints += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('close', () => reject(new Error(`${program} did not start. ${complaints}`)));
  });
  return {
    said: JSON.parse(line) as Said,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
