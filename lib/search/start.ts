import type { Messages } from '@/lib/messages';
import { hitOf, type SearchEntry } from './group';
import type { Audience, SearchHit } from './hit';

/** What the dialog shows before anything is typed, and the messages that it and its answers need. */
export type SearchStart = {
  messages: Messages['search'];
  logOutFailed: string;
  /** Paths that answers may lead to. */
  pages: readonly string[];
  /** Pages and actions, in the order of the menu. */
  hits: readonly SearchHit[];
};

export function startHits(entries: readonly SearchEntry[], audience: Audience): SearchHit[] {
  return entries.filter((entry) => !entry.audience || entry.audience === audience).map(hitOf);
}
