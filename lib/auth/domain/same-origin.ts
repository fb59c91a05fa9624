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

/** Whether a GET comes from this site or from no page; browsers mark other origins in `Sec-Fetch-Site`. */
export function isOwnVisit(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/**
 * Whether `Origin`, where there is one, names the host that the request was sent to. Next compares the two before it
 * runs a server action (`handleAction` in next/dist/server/app-render/action-handler.js) and answers a difference
 * with a bare 500.
 */
export function namesItsHost(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  const [forwarded = ''] = (headers.get('x-forwarded-host') ?? '').split(',');
  const host = forwarded.trim() || headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
