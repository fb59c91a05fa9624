import { logFailure } from '@/lib/errors';
import { withTimeout } from '@/lib/timeout';
import type { Question, SearchGroup } from './group';
import type { Audience, FoundGroup, SearchHit, SearchResult } from './hit';
import { plainWords, queryWords } from './words';
import { maxQueryLength, withoutAmounts } from './without-amounts';

const linesPerGroup = 5;
const linesOfOneGroup = 30;

/** Timeout of one group: a slow source's group is left out and does not delay the others. */
const timeoutMs = 1500;

/**
 * Searches every group that the person may see. A group with an exact match of the query comes first; otherwise the
 * order is that of the registry. A group that fails or is late does not affect the others.
 */
export async function search(
  groups: readonly SearchGroup[],
  query: string,
  audience: Audience,
  { only = null, waitMs = timeoutMs }: { only?: string | null; waitMs?: number } = {},
): Promise<SearchResult> {
  const text = withoutAmounts(query.slice(0, maxQueryLength));
  const words = queryWords(text);
  if (words.length === 0) return { groups: [], isLoose: false, missing: [] };
  const allowed = groups
    .filter(({ access }) => access !== 'members' || audience === 'members')
    .filter(({ id }) => only === null || id === only);
  const limit = only === null ? linesPerGroup : linesOfOneGroup;
  const ask = async (asked: readonly SearchGroup[], isStrict: boolean) => {
    // One more than is shown says whether there are more.
    const question = { words, text, audience, limit: limit + 1, isStrict };
    const answers = await Promise.all(asked.map((group) => answerOf(group, question, waitMs)));
    const found = answers.filter(({ hits }) => hits !== null && hits.length > 0);
    return {
      found: found.map(({ group, hits }) => ({
        id: group.id,
        title: group.title,
        hits: (hits ?? []).slice(0, limit),
        hasMore: (hits ?? []).length > limit,
      })),
      missing: answers.flatMap(({ group, hits }) => (hits ? [] : [group.title])),
    };
  };
  const strict = await ask(allowed, true);
  const { missing } = strict;
  if (strict.found.length > 0) {
    const headlines = allowed.filter(({ holds }) => holds === 'headlines').map(({ id }) => id);
    const isHeadlinesAlone = strict.found.every(({ id }) => headlines.includes(id));
    const pages = isHeadlinesAlone ? allowed.filter(({ holds }) => holds === 'pages') : [];
    const groups = [...(await ask(pages, false)).found, ...strict.found];
    return { groups: exactFirst(groups, text), isLoose: false, missing };
  }
  const { found } = await ask(allowed, false);
  return { groups: found, isLoose: found.length > 0, missing };
}

type GroupAnswer = { group: SearchGroup; hits: readonly SearchHit[] | null };

async function answerOf(
  group: SearchGroup,
  question: Question,
  waitMs: number,
): Promise<GroupAnswer> {
  try {
    return { group, hits: await withTimeout(group.find(question), waitMs, () => null) };
  } catch (error) {
    // Logs the group and the kind of failure, never the query.
    logFailure(`Search: ${group.id} failed`, error);
    return { group, hits: null };
  }
}

function exactFirst(groups: readonly FoundGroup[], text: string): FoundGroup[] {
  const asked = plainWords(text).join(' ');
  const isExact = ({ hits }: FoundGroup) =>
    hits.some(({ title }) => plainWords(title).join(' ') === asked);
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))];
}
