import type { Feed } from '@/lib/sources/feed';
import type { Loaded } from '@/lib/sources/sourced';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import { historyFeed } from '@/lib/crypto/data/feeds';

type Load = <T>(feed: Feed<T>) => Promise<Loaded<T>>;

/**
 * The longest history of a coin that the plan answers: a year of the free plan, which refuses more (status 401, error
 * code 10012), and everything of a paid one. A paid plan that refuses all the same leaves a year.
 */
export async function longestHistory(
  load: Load,
  id: string,
  { isPaidPlan }: { isPaidPlan: boolean },
): Promise<Loaded<readonly PricePoint[]>> {
  const whole = isPaidPlan ? await load(historyFeed(id, 'max')) : null;
  if (whole && (whole.ok || whole.problem !== 'refused')) return whole;
  return load(historyFeed(id, '365'));
}
