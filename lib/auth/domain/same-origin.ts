const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

export function isSafeMethod(method: string): boolean {
  return safeMethods.includes(method);
}

/**
 * Whether a request that changes something comes from one of our own pages. `Sec-Fetch-Site` first, which no
 * page can forge; `Origin` for browsers that do not send it. Neither: not a browser's form, refused.
 */
export function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return ownOrigins.includes(headers.get('origin') ?? '');
}
