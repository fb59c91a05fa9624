/** The answer of a route handler to somebody who has no turn left: 429 with the wait, for nobody's cache. */
export function tooManyAnswer({ retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  return Response.json(
    { problem: 'too-many', retryAfterSeconds },
    {
      status: 429,
      headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'private, no-store' },
    },
  );
}
