import { setRecent } from '@/lib/memoize';
import type { Feed } from './feed';
import type { LastGood } from './last-good';
import { SourceError } from './source-error';

type Asked = Pick<Feed<unknown>, 'key' | 'kind' | 'isEssential'>;

/** A refusal usually lasts; an essential list is requested again sooner. */
const holdMs = 3_600_000;
const essentialHoldMs = 600_000;
/** How often the other instances' refusals are looked up. */
const lookUpEveryMs = 60_000;
const maxRemembered = 300;

/** The kind of a feed's request: one kind for many coins. */
export function kindOf({ key, kind }: Pick<Feed<unknown>, 'key' | 'kind'>): string {
  return kind ?? key;
}

/**
 * Requests that a provider refused: no instance repeats them for a while. Refusals of a kind of request are shared in the
 * durable store; those of a single request stay in memory, because there can be very many.
 */
export function createRefusals(
  durableKey: (key: string) => string,
  store: LastGood,
  now: () => Date,
) {
  const refusedAtMs = new Map<string, number>();
  const lookedUpAtMs = new Map<string, number>();
  const storedName = (kind: string) => durableKey(`refusals/${kind}`);

  function remember(name: string, atMs: number): void {
    setRecent(refusedAtMs, name, atMs, maxRemembered);
  }

  async function lookUp(kind: string): Promise<void> {
    const nowMs = now().getTime();
    if (nowMs - (lookedUpAtMs.get(kind) ?? -Infinity) < lookUpEveryMs) return;
    lookedUpAtMs.set(kind, nowMs);
    const at = await store.fetchedAt(storedName(kind));
    if (at && Date.parse(at) > (refusedAtMs.get(kind) ?? -Infinity)) remember(kind, Date.parse(at));
  }

  return {
    /** @throws SourceError where the same was refused a short while ago. */
    async check(feed: Asked): Promise<void> {
      const kind = kindOf(feed);
      const sinceMs = now().getTime() - (feed.isEssential ? essentialHoldMs : holdMs);
      const isHeld = () =>
        [kind, `request ${feed.key}`].some(
          (name) => (refusedAtMs.get(name) ?? -Infinity) > sinceMs,
        );
      if (!isHeld()) await lookUp(kind);
      if (isHeld()) throw new SourceError('refused', 'refused before', { refusalScope: 'request' });
    },

    /** Remembers an error that is a refusal; any other is ignored. */
    async note(feed: Asked, { refusalScope, message }: SourceError): Promise<void> {
      if (refusalScope === null) return;
      const kind = kindOf(feed);
      const at = now();
      remember(refusalScope === 'kind' ? kind : `request ${feed.key}`, at.getTime());
      if (refusalScope === 'request') return;
      await store.write(storedName(kind), {
        url: kind,
        fetchedAt: at.toISOString(),
        body: message,
      });
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
