import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { createNonce, pagePolicy } from '@/lib/security/page-policy';
import { closedPolicy } from '@/lib/security/policy';
import { missingPageHeader, requestedPathHeader } from './doorman-headers';
import { decide, type Decision } from './gate';
import { isSafeMethod, isSameOrigin } from './same-origin';
import { expiredCookieHeaders, sessionCookieFamily, sessionCookieHeaders } from './session-cookies';
import { sessionState, type SessionState } from './session-state';

/** Nothing behind the doorman reads these; they go, so that nothing ever can. */
const strippedHeaders = [
  'x-nonce',
  'content-security-policy',
  'content-security-policy-report-only',
  requestedPathHeader,
  missingPageHeader,
  'x-user',
  'x-user-id',
  'x-forwarded-user',
  'x-forwarded-email',
  'remote-user',
];

/**
 * Decides about every request that is not a static page: refuses what other sites send, keeps the session
 * fresh, lets in or redirects, and writes the content security policy. Never throws.
 */
export async function doorman(request: NextRequest): Promise<NextResponse> {
  if (!isSafeMethod(request.method) && !isSameOrigin(request.headers, env.ownOrigins)) {
    return refuse('This request came from another site.', 403);
  }
  const state = await sessionState(request.cookies);
  const decision = decide({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    method: request.method,
    isSignedIn: state.kind === 'signed-in' || state.kind === 'renewed',
  });
  const cookieHeaders = await cookieHeadersOf(state, request.headers);
  if (decision.kind === 'malformed') return refuse('This address cannot be read.', 400);
  const response =
    decision.kind === 'redirect'
      ? redirectTo(new URL(decision.to, request.nextUrl), decision.status)
      : await letIn(request, state, cookieHeaders, decision.kind === 'missing');
  cookieHeaders.forEach((value) => response.headers.append('set-cookie', value));
  if (isPersonal(decision, cookieHeaders)) {
    response.headers.set('cache-control', 'private, no-store');
  }
  return response;
}

function redirectTo(url: URL, status: 303 | 307): NextResponse {
  const headers = { 'content-security-policy': closedPolicy };
  return NextResponse.redirect(url, { status, headers });
}

function refuse(reason: string, status: 400 | 403): NextResponse {
  return new NextResponse(reason, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': closedPolicy,
      'content-type': 'text/plain; charset=utf-8',
    },
  });
}

async function letIn(
  request: NextRequest,
  state: SessionState,
  cookieHeaders: readonly string[],
  isMissing: boolean,
): Promise<NextResponse> {
  const policy = await pagePolicy(createNonce(), {
    authEmulatorHost: env.firebase.authEmulatorHost,
    isHttps: env.isHttps,
    isDevelopment: env.isDevelopment,
  });
  // The page must see the session as the browser will have it after this answer.
  if (state.kind === 'over') sessionCookieFamily.forEach((name) => request.cookies.delete(name));
  if (state.kind === 'renewed') cookieHeaders.forEach((header) => adopt(request, header));
  const headers = new Headers(request.headers);
  strippedHeaders.forEach((name) => headers.delete(name));
  headers.set('content-security-policy', policy);
  headers.set(requestedPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  if (isMissing) headers.set(missingPageHeader, '1');
  // A rewrite to the same address is the one way to let a page answer with a status of ours.
  const response = isMissing
    ? NextResponse.rewrite(request.nextUrl, { request: { headers }, status: 404 })
    : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

function adopt(request: NextRequest, setCookie: string): void {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = decodeURIComponent(pair.slice(name.length + 1));
  if (value === '') request.cookies.delete(name);
  else request.cookies.set(name, value);
}

async function cookieHeadersOf(state: SessionState, requestHeaders: Headers): Promise<string[]> {
  if (state.kind === 'over') return expiredCookieHeaders();
  return state.kind === 'renewed' ? sessionCookieHeaders(requestHeaders, state.tokens) : [];
}

/** What depends on who asks is for nobody else's cache; cookies and a shared cache never meet. */
function isPersonal(decision: Decision, cookieHeaders: readonly string[]): boolean {
  const dependsOnPerson = decision.access === 'members' || decision.access === 'guests';
  return dependsOnPerson || decision.kind === 'redirect' || cookieHeaders.length > 0;
}
