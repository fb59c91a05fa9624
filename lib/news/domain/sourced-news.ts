import type { DataStatus, Outage, DataOrigin } from '@/lib/sources/sourced';
import type { Dated } from './item';
import type { OutletId } from './outlet';
import type { Story } from './story';

/** The state of one outlet, as the page's status strip shows it. */
export type OutletHealth = {
  outlet: OutletId;
  /** As the page prints it; a fictional one for sample headlines. */
  name: string;
  state: DataStatus | 'down';
  /** Why one of its feeds gave nothing; null when all did. */
  problem: Outage | null;
  headlines: number;
  /** ISO instants; null where there is none. */
  lastReceivedAt: string | null;
  newest: Dated;
  /** Whether the format of one of its feeds changed. */
  isFormatChanged: boolean;
};

type Known = {
  stories: readonly Pick<Story, 'publishedAt' | 'items'>[];
  outlets: readonly Pick<OutletHealth, 'state' | 'lastReceivedAt'>[];
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
export function sourcedNews({ stories, outlets }: Known): DataOrigin | null {
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
