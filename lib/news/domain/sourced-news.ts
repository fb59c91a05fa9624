import type { DataStatus, Sourced } from '@/lib/sources/sourced';
import type { Story } from './story';

type Known = {
  stories: readonly Pick<Story, 'publishedAt' | 'items'>[];
  outlets: readonly { state: DataStatus | 'down'; lastReceivedAt: string | null }[];
};

/** The newest time that an outlet gives exactly, as an ISO instant. @param stories the newest first */
export function newestTimeOf(stories: Known['stories']): string | null {
  const newest = stories.find(({ publishedAt, items: [lead] }) => publishedAt && !lead?.dateKind);
  return newest?.publishedAt ?? null;
}

/**
 * The list as one source: as fresh as the outlet that answered last, stale where no outlet is live. Null where no outlet
 * answers.
 */
export function sourcedNews({ stories, outlets }: Known): Omit<Sourced<unknown>, 'data'> | null {
  const answering = outlets.filter(({ state }) => state !== 'down');
  const fetchedAt = answering
    .flatMap(({ lastReceivedAt }) => lastReceivedAt ?? [])
    .sort()
    .at(-1);
  if (!fetchedAt) return null;
  const status = answering.some(({ state }) => state === 'sample')
    ? 'sample'
    : answering.some(({ state }) => state === 'live')
      ? 'live'
      : 'stale';
  return {
    source: { name: '', url: null, attribution: null },
    asOf: newestTimeOf(stories) ?? fetchedAt,
    fetchedAt,
    status,
  };
}
