import { Headlines } from '@/components/news/headlines';
import { loadHeadlines } from '@/lib/dashboard/source';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { news } = messages();

export const headlinesCard = defineCard({
  id: 'headlines',
  title: news.card.title,
  width: 'half',
  audience: 'everyone',
  lines: 16,
  load: loadHeadlines,
  show: (headlines) => (
    <Headlines headlines={headlines} isSample={env.sources.isSample} messages={news.card} />
  ),
});
