import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { ProviderId } from '@/lib/env.settings';
import type { Provider } from '@/lib/sources/feed';

const script = path.join(__dirname, '../upstream/child.mjs');

/** The providers' stand-in as a process of its own; see tests/upstream/server.mjs for its control. */
export async function startUpstream() {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('close', () => reject(new Error('The upstream did not start.')));
  });
  const { url } = JSON.parse(line) as { url: string };
  const control = async (method: string, wish?: object) => {
    const answer = await fetch(`${url}/control`, {
      method,
      headers: { connection: 'close' },
      ...(wish ? { body: JSON.stringify(wish) } : {}),
    });
    if (!answer.ok) throw new Error(await answer.text());
    type Counts = Partial<Record<ProviderId, number>>;
    return (await answer.json()) as { calls: Counts; refusals: Counts };
  };
  return {
    baseUrlOf: ({ id }: Provider) => `${url}/${id}`,
    /** For every provider; 'none' ends it. */
    breakWith: (fault: string, options: object = {}) =>
      control('POST', { provider: '*', fault, ...options }),
    setClock: (nowMs: number) => control('POST', { nowMs }),
    calls: async (id: ProviderId) => (await control('GET')).calls[id] ?? 0,
    /** Errors that the provider gave by its own rules. */
    refusals: async (id: ProviderId) => (await control('GET')).refusals[id] ?? 0,
    heal: () => control('DELETE'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
