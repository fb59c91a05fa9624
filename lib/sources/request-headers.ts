import { env } from '@/lib/env';
import type { Provider } from './feed';
import { providerHeaders } from './provider-headers';

/** The headers of a request to a provider, with the keys of this deployment. */
export function requestHeaders(provider: Pick<Provider, 'id'>): Record<string, string> {
  const { coingeckoKey, coingeckoPaidKey } = env.sources;
  return providerHeaders(provider, { version: env.appVersion, coingeckoKey, coingeckoPaidKey });
}
