import { NextRequest } from 'next/server';

export const siteUrl = 'http://localhost:3000';
export const keys = { older: 'k'.repeat(40), newer: 'n'.repeat(40) };

/** What lib/env.ts gives; `cookieKeys` is changed by tests of rotation. */
export const testEnv = {
  siteUrl,
  isHttps: false,
  isDevelopment: false,
  ownOrigins: [siteUrl],
  cookieKeys: [keys.older],
  firebase: {
    projectId: 'demo-arthayatra',
    apiKey: 'demo-api-key',
    authDomain: 'demo-arthayatra.firebaseapp.com' as string | null,
    clientEmail: 'demo@demo-arthayatra.iam.gserviceaccount.com',
    privateKey: '-----BEGIN PRIVATE KEY-----\nnone\n-----END PRIVATE KEY-----\n',
    storageBucket: 'demo-arthayatra.firebasestorage.app',
    authEmulatorHost: '127.0.0.1:1',
  },
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the Auth emulator makes them: unsigned. */
export function idToken(secondsLeft: number, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: 'https://securetoken.google.com/demo-arthayatra',
    aud: 'demo-arthayatra',
    sub: 'uid-1',
    auth_time: now - 600,
    iat: now - 600,
    exp: now + secondsLeft,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

export function visit(
  path: string,
  { cookie, ...init }: { method?: string; headers?: Record<string, string>; cookie?: string } = {},
): NextRequest {
  const headers = new Headers(init.headers);
  // As browsers do, which name the length of an empty body, too.
  const isLengthNamed = headers.has('content-length') || headers.has('transfer-encoding');
  if (['POST', 'PUT', 'PATCH'].includes(init.method ?? '') && !isLengthNamed) {
    headers.set('content-length', '0');
  }
  if (cookie) headers.set('cookie', cookie);
  if (!headers.has('host')) headers.set('host', new URL(siteUrl).host);
  return new NextRequest(new URL(path, siteUrl), { ...init, headers });
}

/** The `Cookie` header that a browser sends after these `Set-Cookie` values. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies
    .filter((value) => !/max-age=0/i.test(value))
    .map((value) => value.split(';')[0])
    .join('; ');
}

export const expiredNames = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((value) => /max-age=0/i.test(value))
    .map((value) => value.split('=')[0]);

/** What the middleware changes of the request before the page sees it. */
export function forwarded(response: Response, name: string): string | null {
  return response.headers.get(`x-middleware-request-${name}`);
}

/** What Google answers. */
export const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

export const refusal = (message: string, status = 400) =>
  answer({ error: { code: status, message, status: 'INVALID_ARGUMENT' } }, status);

export const isSignIn = (response: Response) =>
  response.status === 307 &&
  response.headers.get('location') === `${siteUrl}/auth/signin?returnUrl=%2Faccount`;

export const isPass = (response: Response) => response.headers.get('x-middleware-next') === '1';
