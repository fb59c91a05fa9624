import type { Provider } from './feed';

type Asker = {
  /** Of the site. */
  version: string;
  /** Of CoinGecko's free plan and of a paid one; null for none. */
  coingeckoKey: string | null;
  coingeckoPaidKey: string | null;
};

/**
 * The headers of each request to a provider. The user agent is a plain product name: government servers answer
 * 403 to one that holds a URL.
 */
export function providerHeaders(
  { id }: Pick<Provider, 'id'>,
  asker: Asker,
): Record<string, string> {
  return {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    'user-agent': `Arthayatra/${asker.version}`,
    ...(id === 'coingecko' ? coingeckoKeyHeader(asker) : {}),
  };
}

function coingeckoKeyHeader({ coingeckoKey, coingeckoPaidKey }: Asker): Record<string, string> {
  if (coingeckoPaidKey) return { 'x-cg-pro-api-key': coingeckoPaidKey };
  return coingeckoKey ? { 'x-cg-demo-api-key': coingeckoKey } : {};
}
