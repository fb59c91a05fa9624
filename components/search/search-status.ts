import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Answer } from '@/lib/search/answers/answer';
import type { Found } from './use-found';

type State = {
  query: string;
  sent: string;
  answer: Answer | null;
  found: Found;
  isSearching: boolean;
};

/** The status text for the results, visible and for screen readers. */
export function statusOf(
  { query, sent, answer, found, isSearching }: State,
  words: Messages['search']['dialog'],
): string {
  const asked = query.trim();
  const about = (sentence: string) => sentence.replace('{query}', () => asked);
  if (asked === '') return words.hint;
  if (sent === '') return answer ? '' : about(words.amountsPrivate);
  if (isSearching) return words.searching;
  if (found.hasFailed) return words.unavailable;
  const groups = found.result?.groups ?? [];
  const hits = groups.reduce((sum, group) => sum + group.hits.length, 0);
  const count = hits + (answer ? 1 : 0);
  const missing = found.result?.missing ?? [];
  const said =
    count === 0
      ? about(words.empty)
      : found.result?.isLoose
        ? words.similar
        : fill(words.found, { count });
  return missing.length === 0
    ? said
    : `${said} ${words.missing.replace('{groups}', missing.join(', '))}`;
}
