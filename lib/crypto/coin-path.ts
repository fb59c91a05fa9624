export const cryptoPath = '/features/crypto-market';

/** The address of a coin's page. */
export function coinPath(id: string): string {
  return `${cryptoPath}/${encodeURIComponent(id)}`;
}
