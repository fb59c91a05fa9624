export const cryptoPath = '/features/crypto-market';
export const schedulePath = `${cryptoPath}/schedule-vda`;

/** The address of a coin's page. */
export function coinPath(id: string): string {
  return `${cryptoPath}/${encodeURIComponent(id)}`;
}
