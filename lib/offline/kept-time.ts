const header = 'x-kept-at-ms';
/** A copy that was kept within this time is not fetched again. */
const freshMs = 6 * 60 * 60_000;

/** A copy of the response that knows when it was kept. */
export function withTime(response: Response, nowMs: number): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // What is kept is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, String(nowMs));
  return new Response(response.body, { status, statusText, headers });
}

/** When a copy was kept, in milliseconds; 0 when it does not say. */
export function timeOf(copy: Response): number {
  return Number(copy.headers.get(header) ?? 0);
}

export function isFresh(copy: Response, nowMs: number): boolean {
  return nowMs - timeOf(copy) < freshMs;
}
