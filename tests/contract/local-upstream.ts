import type { ProviderId } from '@/lib/env.settings';
import type { Provider } from '@/lib/sources/feed';
import { startChild } from './child-process';

/** The providers' stand-in as a process of its own; see tests/upstream/server.mjs for its control. */
export async function startUpstream() {
  const { said, stop } = await startChild<{ url: string }>('tests/upstream/child.mjs');
  const { url } = said;
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
    stop,
  };
}
