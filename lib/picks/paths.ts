export const picksPath = '/features/stock-picks';
export const ownScreenPath = `${picksPath}/own`;
export const recordPath = `${picksPath}/record`;
/** Open to everybody: the newest hash alone. */
export const publicHashPath = '/picks-record';

/** @param page from 1; the first is the address without a page. */
export function screenPath(screenId: string, page = 1): string {
  return `${picksPath}/screens/${encodeURIComponent(screenId)}${page > 1 ? `?page=${page}` : ''}`;
}

/** @param peers ISINs of the companies beside it; none for those that the site proposes. */
export function companyPath(isin: string, peers: readonly string[] = []): string {
  const query = peers.map((peer) => `peer=${encodeURIComponent(peer)}`).join('&');
  return `${picksPath}/companies/${encodeURIComponent(isin)}${query ? `?${query}` : ''}`;
}
