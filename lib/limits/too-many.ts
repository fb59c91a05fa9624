/** A route handler's answer when no rate-limit token is left: 429 with the wait, not cacheable. */
export function tooManyAnswer({ retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  return Response.json(
    { problem: 'too-many', retryAfterSeconds },
    {
      status: 429,
      headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'private, no-store' },
    },
  );
}
