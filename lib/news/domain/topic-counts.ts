import { topicIds, type TopicId } from './tags';
import type { Story } from './story';

const weekMs = 7 * 86_400_000;

/** The topics of the last seven days by their number of stories, the most first. */
export function topicCounts(
  stories: readonly Pick<Story, 'topics' | 'publishedAt'>[],
  now: Date,
): { topic: TopicId; count: number }[] {
  const since = new Date(now.getTime() - weekMs).toISOString();
  const recent = stories.filter(({ publishedAt }) => publishedAt !== null && publishedAt >= since);
  return topicIds
    .map((topic) => ({
      topic,
      count: recent.filter(({ topics }) => topics.includes(topic)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
