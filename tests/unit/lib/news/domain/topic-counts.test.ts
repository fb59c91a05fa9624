import { sourcedNews } from '@/lib/news/domain/sourced-news';
import { topicCounts } from '@/lib/news/domain/filter-stories';
import { headline, stories } from '../story-of';

const now = new Date('2026-11-20T15:00:00Z');
const repo = headline('RBI keeps repo rate', { publishedAt: '2026-11-20T09:00:00.000Z' });

it('counts the stories of each topic of seven days, the most first', () => {
  const list = stories(
    'Bitcoin slips below $90,000',
    'Income tax return: due date nears',
    'CBDT notifies new tax form',
    headline('Bitcoin doubles', { publishedAt: '2026-11-10T12:00:00.000Z' }),
    headline('Bitcoin halves', { publishedAt: null }),
  );
  const counts = topicCounts(list, now);
  expect(counts[0]).toEqual({ topic: 'tax', count: 2 });
  expect(counts).toContainEqual({ topic: 'crypto', count: 1 });
  expect(counts.every(({ count }) => count > 0)).toBe(true);
});

it('is as fresh as the outlet that answered last, and nothing where none answers', () => {
  const at = '2026-11-20T14:00:00.000Z';
  const list = stories(headline('Housing sales steady', { dateKind: 'first-seen' }), repo);
  const live = { state: 'live', lastReceivedAt: at } as const;
  const stale = { state: 'stale', lastReceivedAt: '2026-11-20T10:00:00.000Z' } as const;
  const down = { state: 'down', lastReceivedAt: null } as const;
  expect(sourcedNews({ stories: list, outlets: [stale, live, down] })).toMatchObject({
    status: 'live',
    fetchedAt: at,
    newestAt: '2026-11-20T09:00:00.000Z',
  });
  expect(sourcedNews({ stories: list, outlets: [stale, down] })).toMatchObject({ status: 'stale' });
  expect(sourcedNews({ stories: [], outlets: [down] })).toBeNull();
});
