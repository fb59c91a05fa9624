import { coinPath } from '@/lib/crypto/domain/coin-path';
import { loadMarket } from '@/lib/crypto/server/source';
import { directoryOf } from '@/lib/funds/data/directory';
import { listPath, readListQuery } from '@/lib/funds/domain/list-query';
import { loadSchemes } from '@/lib/funds/server/source';
import type { KnownName } from '@/lib/news/domain/reasons';
import { withTimeout } from '@/lib/timeout';

/** News does not wait for the list of funds or coins: when they are late, their names lead nowhere this time. */
const timeoutMs = 120;

/** Names change rarely, and reading the whole market for them would be the page's largest cost. */
const cachedForMs = 10 * 60_000;
let cached: { names: readonly KnownName[]; untilMs: number } | null = null;

/** The fund houses and coins that this site has pages for, as far as they are known at once. */
export async function knownNames(now: Date): Promise<readonly KnownName[]> {
  if (cached && now.getTime() < cached.untilMs) return cached.names;
  const [houses, coins] = await Promise.all([
    withTimeout(fundHouses(), timeoutMs, () => []),
    withTimeout(coinNames(), timeoutMs, () => []),
  ]);
  const names = [...houses, ...coins];
  // What was late this time is asked for again with the next visitor.
  if (houses.length > 0 && coins.length > 0)
    cached = { names, untilMs: now.getTime() + cachedForMs };
  return names;
}

async function fundHouses(): Promise<KnownName[]> {
  const list = await loadSchemes();
  if (!list.ok) return [];
  const everything = readListQuery({});
  return directoryOf(list.value.data).houses.map((house) => ({
    kind: 'fund',
    name: house,
    path: listPath({ ...everything, house }),
  }));
}

async function coinNames(): Promise<KnownName[]> {
  const market = await loadMarket();
  if (!market.ok) return [];
  return market.value.data.coins.map(({ id, name }) => ({
    kind: 'coin',
    name,
    path: coinPath(id),
  }));
}
