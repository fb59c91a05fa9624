import { env } from '@/lib/env';
import type { Provider } from './feed';

/**
 * What a provider is sent with each request. The user agent is a plain product name: servers of the government answer
 * 403 to one that holds a URL.
 */
export function requestHeaders({ id }: Pick<Provider, 'id'>): Record<string, string> {
  return {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    'user-agent': `Arthayatra/${env.appVersion}`,
    ...(id === 'coingecko' ? coingeckoKeyHeader() : {}),
  };
}

function coingeckoKeyHeader(): Record<string, string> {
  const { coingeckoKey, coingeckoPaidKey } = env.sources;
  if (coingeckoPaidKey) return { 'x-cg-pro-api-key': coingeckoPaidKey };
  return coingeckoKey ? { 'x-cg-demo-api-key': coingeckoKey } : {};
}
