import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { closedPolicy, createNonce, pagePolicy, picturePolicy } from '@/lib/security/policy';
import { hasReadableBody, refusalOf, type Refusal } from '@/lib/security/refuse-request';
import { pageWithInputs } from '@/lib/navigation/routes';
import { isStaticAddress } from '@/lib/navigation/static-pages';
import { canonicalPath } from '@/lib/auth/domain/return-url';
import { missingPageHeader, requestedPathHeader } from './middleware-headers';
import { decide, isReadable, type Decision } from '@/lib/auth/domain/route-access';
import { hintCookieName } from '@/lib/auth/domain/session-limits';
import { isSafeMethod, isSameOrigin, namesItsHost } from '@/lib/auth/domain/same-origin';
import { expiredCookieHeaders, expiredCookies, renewedCookieHeaders } from './session-cookies';
import { sessionState, type SessionState } from './token-refresh';

/** No code behind the middleware reads these headers; they are removed, so that none can start to trust them. */
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

const picturesPath = '/api/avatar/';
/** The pages with a Google button: they alone may load Google's library and its frame. */
const googleSignInPaths: readonly string[] = ['/auth/signin', '/auth/signup'];
const unreadable = 'This address cannot be read.';
const fromOtherSite = 'This request came from another site.';
/** A longer path is refused; its beginning is enough to choose the answer. */
const maxPathCharacters = 8_000;

/**
 * Decides about every request that is not a static page: refuses what other sites send, renews the session,
 * lets the request pass or redirects it, and writes the content security policy. Never throws.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!isSafeMethod(request.method) && !isSameOrigin(request.headers, env.ownOrigins)) {
    return refuse(fromOtherSite, 403);
  }
  const { pathname: path, search } = request.nextUrl;
  const canonical = canonicalPath(path.slice(0, maxPathCharacters));
  const { method, headers } = request;
  const refusal = refusalOf({ method, path, canonical, search, headers });
  if (refusal) return answerTo(refusal, canonical);
  if (mayBeAction(request, canonical) && !namesItsHost(headers)) return refuse(fromOtherSite, 403);
  // A static page has its own policy from next.config.ts; it comes here only with a body.
  if (isStaticAddress(path)) {
    return (await hasReadableBody(request, canonical))
      ? NextResponse.next()
      : refuse(unreadable, 400);
  }
  if (path.startsWith(picturesPath)) return passPicture(path);
  const state = await sessionState(request.cookies);
  const decision = decide({
    path,
    search,
    method,
    isSignedIn: state.kind === 'signed-in' || state.kind === 'renewed',
    hasHint: request.cookies.has(hintCookieName),
  });
  const cookieHeaders = await cookieHeadersOf(state, request);
  if (decision.kind === 'malformed') return refuse(unreadable, 400);
  if (decision.kind !== 'redirect' && !(await hasReadableBody(request, canonical))) {
    return refuse('This form cannot be read.', 400);
  }
  const response =
    decision.kind === 'redirect'
      ? redirectTo(new URL(decision.to, request.nextUrl), decision.status)
      : isPrerendered(request)
        ? NextResponse.next()
        : await letIn(request, state, cookieHeaders, {
            isMissing: decision.kind === 'missing',
            googleSignInDomain: googleSignInPaths.includes(canonical)
              ? env.firebase.authDomain
              : null,
          });
  cookieHeaders.forEach((value) => response.headers.append('set-cookie', value));
  if (isPersonal(decision, cookieHeaders)) {
    response.headers.set('cache-control', 'private, no-store');
  }
  return response;
}

/** Next looks for a server action in what is posted to a page. */
function mayBeAction({ method }: NextRequest, canonical: string): boolean {
  return method === 'POST' && !canonical.startsWith('/api/');
}

/** A page that is prerendered while its address holds no inputs; its policy is that of the static pages. */
function isPrerendered({ method, nextUrl: { pathname, search } }: NextRequest): boolean {
  return isSafeMethod(method) && search === '' && pageWithInputs(pathname) !== null;
}

function redirectTo(url: URL, status: 303 | 307): NextResponse {
  const headers = { 'content-security-policy': closedPolicy };
  return NextResponse.redirect(url, { status, headers });
}

/** The members' pictures: the same for all who have the address, so that no session is looked at. */
function passPicture(path: string): NextResponse {
  if (!isReadable(path)) return refuse(unreadable, 400);
  return NextResponse.next({ headers: { 'content-security-policy': picturePolicy } });
}

function refuse(reason: string, status: 400 | 403): NextResponse {
  return answerWith(reason, 'text/plain; charset=utf-8', status);
}

const reasons: Readonly<Record<Refusal['problem'], string>> = {
  malformed: 'This request cannot be read.',
  method: 'This address does not take this method.',
  'length-required': 'This request must name the length of its body.',
  'too-large': 'This request is too large.',
  'address-too-long': 'This address is too long.',
  type: 'This address does not take this type of body.',
};

/** Scripts that ask below /api read the problem as JSON. */
function answerTo({ status, problem, allow }: Refusal, canonical: string): NextResponse {
  const response = canonical.startsWith('/api/')
    ? answerWith(JSON.stringify({ problem }), 'application/json', status)
    : answerWith(reasons[problem], 'text/plain; charset=utf-8', status);
  if (allow) response.headers.set('allow', allow);
  return response;
}

function answerWith(body: string, type: string, status: number): NextResponse {
  return new NextResponse(body, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': closedPolicy,
      'content-type': type,
    },
  });
}

async function letIn(
  request: NextRequest,
  state: SessionState,
  cookieHeaders: readonly string[],
  { isMissing, googleSignInDomain }: { isMissing: boolean; googleSignInDomain: string | null },
): Promise<NextResponse> {
  const policy = await pagePolicy(createNonce(), {
    authEmulatorHost: env.firebase.authEmulatorHost,
    googleSignInDomain,
    isHttps: env.isHttps,
    isDevelopment: env.isDevelopment,
  });
  // The page must see the session as the browser will have it after this answer.
  if (state.kind === 'over') {
    expiredCookies(request.cookies).forEach(({ name }) => request.cookies.delete(name));
  }
  if (state.kind === 'renewed') cookieHeaders.forEach((header) => applyCookie(request, header));
  const headers = new Headers(request.headers);
  strippedHeaders.forEach((name) => headers.delete(name));
  headers.set('content-security-policy', policy);
  headers.set(requestedPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  if (isMissing) headers.set(missingPageHeader, '1');
  const withInputs = pageWithInputs(request.nextUrl.pathname);
  // A rewrite to the same address is the one way to let a page answer with a status of ours.
  const response = isMissing
    ? NextResponse.rewrite(request.nextUrl, { request: { headers }, status: 404 })
    : withInputs
      ? NextResponse.rewrite(new URL(`${withInputs}${request.nextUrl.search}`, request.nextUrl), {
          request: { headers },
        })
      : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Firebase follows the Google window until it closes, which `same-origin` would cut off.
  if (googleSignInDomain) {
    response.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  }
  return response;
}

function applyCookie(request: NextRequest, setCookie: string): void {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = decodeURIComponent(pair.slice(name.length + 1));
  if (value === '') request.cookies.delete(name);
  else request.cookies.set(name, value);
}

/**
 * Only the answer to a navigation expires cookies: that of a script may arrive after a sign-in in another tab, whose
 * cookies it would expire.
 */
async function cookieHeadersOf(
  state: SessionState,
  { headers, cookies }: NextRequest,
): Promise<string[]> {
  if (state.kind === 'over') {
    return headers.get('sec-fetch-dest') === 'empty' ? [] : expiredCookieHeaders(cookies);
  }
  return state.kind === 'renewed' ? renewedCookieHeaders(headers, state.tokens) : [];
}

/** An answer that depends on the visitor must not be cached for others; cookies and a shared cache never meet. */
function isPersonal(decision: Decision, cookieHeaders: readonly string[]): boolean {
  const dependsOnPerson = decision.access === 'members' || decision.access === 'guests';
  return dependsOnPerson || decision.kind === 'redirect' || cookieHeaders.length > 0;
}
