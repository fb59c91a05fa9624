import type { Feed } from './feed';
import type { LastGood } from './last-good';
import { formatOf, isFormatChanged, type ReadReport } from './read-report';
import { kindOf } from './refusals';

type Change = { format: string; since: string };

/**
 * Since when the format of a provider differs from the known one. In the durable store, because a new instance would
 * date every change to its own start.
 */
export function createFormatChanges(
  durableKey: (key: string) => string,
  store: LastGood,
  now: () => Date,
) {
  const changes = new Map<string, Change>();

  async function knownChange(kind: string): Promise<Change | null> {
    const inMemory = changes.get(kind);
    if (inMemory) return inMemory;
    const stored = await store.read(durableKey(`formats/${kind}`));
    return stored && { format: stored.body, since: stored.fetchedAt };
  }

  /** @returns an ISO instant; null while the format is the one that the release knows. */
  return async function formatSince(
    feed: Pick<Feed<unknown>, 'key' | 'kind'>,
    report: ReadReport | null,
  ): Promise<string | null> {
    if (!report || !isFormatChanged(report)) return null;
    const kind = kindOf(feed);
    const format = formatOf(report);
    const known = await knownChange(kind);
    const change = known?.format === format ? known : { format, since: now().toISOString() };
    changes.set(kind, change);
    if (change !== known) {
      const entry = { url: kind, fetchedAt: change.since, body: format };
      await store.write(durableKey(`formats/${kind}`), entry);
    }
    return change.since;
  };
}
