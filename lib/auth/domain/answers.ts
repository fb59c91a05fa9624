/** Headers of every answer about a person: no cache may store it. */
const personal = { 'cache-control': 'private, no-store' };

export function personalJson(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...Object.fromEntries(new Headers(headers)), ...personal },
  });
}

/** What the browser's scripts may know about a failure: a word of ours, never an error's text. */
export function problemAnswer(problem: string, status: number): Response {
  return personalJson({ problem }, status);
}

export function withCookies(response: Response, setCookies: readonly string[]): Response {
  setCookies.forEach((value) => response.headers.append('set-cookie', value));
  return response;
}

export function methodNotAllowed(allow: string): Response {
  return new Response(null, { status: 405, headers: { allow, ...personal } });
}

export function personalRedirect(to: string, setCookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 307, headers: { location: to, ...personal } });
  return withCookies(response, setCookies);
}

/** When no rate-limit token is left: 429 with the wait. */
export function tooManyAnswer({ retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  return personalJson({ problem: 'too-many', retryAfterSeconds }, 429, {
    'retry-after': String(retryAfterSeconds),
  });
}
