import { signedOutOr, type AccountProblem } from '@/lib/auth/domain/account-problem';
import { logFailure } from '@/lib/errors';

/**
 * Headers of every answer about a person, or about this moment: no cache may store it. Without them a 404 may be stored
 * (RFC 9110, section 15.1).
 */
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

/** For a request without a session, or whose session could not be read. */
export function noSessionAnswer(problem: AccountProblem): Response {
  return problemAnswer(signedOutOr(problem), problem === 'unavailable' ? 503 : 401);
}

/** Logs the kind of a failure, never its text, and answers 503. @param what failed, as a sentence */
export function unavailableAnswer(what: string, error: unknown): Response {
  logFailure(what, error);
  return problemAnswer('unavailable', 503);
}

/** For a person who opened an address and gets a sentence in place of a file or a page. */
export function sentenceAnswer(text: string, status: number, headers: HeadersInit = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      'content-type': 'text/plain; charset=utf-8',
      ...personal,
    },
  });
}

/** A file to download. No cache may store it: it holds a person's data, or figures of this moment. */
export function fileAnswer(fileName: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${safeFileName(fileName)}"`,
      ...personal,
    },
  });
}

/** Removes characters that could end the quoted name or the header, or name a folder. */
function safeFileName(name: string): string {
  return name.replace(/[^\w.-]/g, '-').replace(/^\.+/, '');
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
