import type { DataStatus, Sourced } from '@/lib/sources/sourced';
import type { Story } from './story';

type Known = {
  stories: readonly Pick<Story, 'publishedAt' | 'items'>[];
  outlets: readonly { state: DataStatus | 'down'; lastReceivedAt: string | null }[];
};

/**
 * The list as one source: as fresh as the outlet that answered last, stale where no outlet is live. Null where no outlet
 * answers.
 */
export function sourcedNews({
  stories,
  outlets,
}: Known): (Omit<Sourced<unknown>, 'data'> & { newestAt: string | null }) | null {
  const answering = outlets.filter(({ state }) => state !== 'down');
  const fetchedAt = answering
    .flatMap(({ lastReceivedAt }) => lastReceivedAt ?? [])
    .sort()
    .at(-1);
  if (!fetchedAt) return null;
  const newestAt =
    stories.find(({ publishedAt, items: [lead] }) => publishedAt && !lead?.dateKind)?.publishedAt ??
    null;
  const status = answering.some(({ state }) => state === 'sample')
    ? 'sample'
    : answering.some(({ state }) => state === 'live')
      ? 'live'
      : 'stale';
  return {
    source: { name: '', url: null, attribution: null },
    asOf: newestAt ?? fetchedAt,
    fetchedAt,
    status,
    newestAt,
  };
}
