import type { SearchGroup } from './group';
import type { Audience, FoundGroup, SearchHit, SearchResult } from './hit';
import { plainWords, queryWords } from './words';
import { withoutAmounts } from './without-amounts';

/** Longer than any name; the rest of a text is not looked at. */
export const maxQueryLength = 120;

const linesPerGroup = 5;
const linesOfOneGroup = 30;

/**
 * Asks every group that the person may see, each for its best lines. A group that holds exactly what was typed comes
 * first; otherwise the order is the registry's. What fails in one group leaves the others as they are.
 */
export async function search(
  groups: readonly SearchGroup[],
  query: string,
  audience: Audience,
  only: string | null = null,
): Promise<SearchResult> {
  const text = withoutAmounts(query.slice(0, maxQueryLength));
  const words = queryWords(text);
  if (words.length === 0) return { groups: [], isLoose: false };
  const asked = groups
    .filter(({ access }) => access !== 'members' || audience === 'members')
    .filter(({ id }) => only === null || id === only);
  const limit = only === null ? linesPerGroup : linesOfOneGroup;
  const ask = (isStrict: boolean) =>
    Promise.all(
      asked.map(async (group): Promise<FoundGroup> => {
        const hits = await group
          .find({ words, text, audience, limit, isStrict })
          .catch((error: unknown) => {
            // The group and the kind of failure, never what was asked.
            console.error(`Search: ${group.id} failed:`, error instanceof Error && error.name);
            return [];
          });
        return { id: group.id, title: group.title, hits: hits.map(forAudience(group, audience)) };
      }),
    );
  const strict = (await ask(true)).filter(({ hits }) => hits.length > 0);
  if (strict.length > 0) return { groups: exactFirst(strict, text), isLoose: false };
  const loose = (await ask(false)).filter(({ hits }) => hits.length > 0);
  return { groups: loose, isLoose: loose.length > 0 };
}

/** Of what members alone may read a guest gets the title and the way to it, whatever the group answers. */
function forAudience({ access }: SearchGroup, audience: Audience) {
  return (hit: SearchHit): SearchHit => {
    if (access !== 'titles-for-guests' || audience === 'members') return hit;
    const { id, title } = hit;
    return 'url' in hit
      ? { id, title, url: hit.url, needsSignIn: true }
      : { id, title, does: hit.does, needsSignIn: true };
  };
}

function exactFirst(groups: readonly FoundGroup[], text: string): FoundGroup[] {
  const asked = plainWords(text).join(' ');
  const isExact = ({ hits }: FoundGroup) =>
    hits.some(({ title }) => plainWords(title).join(' ') === asked);
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))];
}
