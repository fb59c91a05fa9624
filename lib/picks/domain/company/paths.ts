export const picksPath = '/features/stock-picks';
export const ownScreenPath = `${picksPath}/own`;
export const recordPath = `${picksPath}/record`;
/** Open to everybody: the newest hash alone. */
export const publicHashPath = '/picks-record';

/** @param page from 1; the first is the address without a page. */
export function screenPath(screenId: string, page = 1): string {
  return `${picksPath}/screens/${encodeURIComponent(screenId)}${page > 1 ? `?page=${page}` : ''}`;
}

/** In small letters, as all our addresses are: the way back after sign-in takes no other (lib/auth/domain/return-url.ts). */
export function companyPath(isin: string): string {
  return `${picksPath}/companies/${encodeURIComponent(isin.toLowerCase())}`;
}
