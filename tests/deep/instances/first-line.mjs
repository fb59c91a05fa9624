import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onEnd } from '../../../scripts/processes.mjs';
import { root } from '../../../scripts/project.mjs';

/** Starts a program that runs until we end. @returns the JSON of its first line, which says where it listens */
export async function firstLineOf(program, parameters, extra = {}) {
  const child = spawn(process.execPath, [join(root, program), ...parameters], {
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', ...extra },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onEnd(() => child.kill('SIGTERM'));
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  throw new Error(`${program} did not start.`);
}
