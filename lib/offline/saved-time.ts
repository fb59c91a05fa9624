const header = 'x-saved-at-ms';
/** A copy younger than this is not fetched again. */
const freshMs = 6 * 60 * 60_000;

/** A copy of the response that carries the time at which it was cached. */
export function withTime(response: Response, nowMs: number): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The cached body is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, String(nowMs));
  return new Response(response.body, { status, statusText, headers });
}

/** When a copy was cached, in milliseconds; 0 when it does not say. */
export function timeOf(copy: Response): number {
  return Number(copy.headers.get(header) ?? 0);
}

export function isFresh(copy: Response, nowMs: number): boolean {
  return nowMs - timeOf(copy) < freshMs;
}
