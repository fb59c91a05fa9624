import 'server-only';
import type { KnownName } from '@/lib/news/domain/reasons';
import { withTimeout } from '@/lib/timeout';

/** News does not wait for the list of funds or coins: while they are late, their names are not linked. */
const timeoutMs = 120;

/** Names change rarely, and reading the whole market for them would be the page's largest cost. */
const cachedForMs = 10 * 60_000;
let cached: { names: readonly KnownName[]; untilMs: number } | null = null;

type LoadLinks = () => Promise<{ name: string; path: string }[]>;

/** The fund houses and coins that this site has pages for, as far as they are known within the timeout. */
export async function loadKnownNames(
  now: Date,
  loads: { fund: LoadLinks; coin: LoadLinks },
): Promise<readonly KnownName[]> {
  if (cached && now.getTime() < cached.untilMs) return cached.names;
  const [houses, coins] = await Promise.all([
    withTimeout(loads.fund(), timeoutMs, () => []),
    withTimeout(loads.coin(), timeoutMs, () => []),
  ]);
  const names = [
    ...houses.map((house): KnownName => ({ kind: 'fund', ...house })),
    ...coins.map((coin): KnownName => ({ kind: 'coin', ...coin })),
  ];
  // A late list is requested again with the next visitor.
  if (houses.length > 0 && coins.length > 0)
    cached = { names, untilMs: now.getTime() + cachedForMs };
  return names;
}
