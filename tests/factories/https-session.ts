/**
 * A session on an https site: its tokens, the key that signs them, and the `Set-Cookie` values that the site
 * writes for them. A unit test holds the values to lib/auth/edge/session-cookies.ts; a browser test shows that
 * Chromium takes them.
 */
export const httpsKey = 'q7Jf2mZx9Lw4Tn8Rb3Vc6Yk1Hs5Pd0Ga';

export const httpsTokens = {
  idToken: 'header.e30.signature',
  refreshToken: 'refresh',
  metadata: { sid: '5f0c6a3e-0000-4000-8000-000000000001' },
};

const flags = 'Max-Age=1036800; Path=/; HttpOnly; Secure; SameSite=Lax';

export const httpsSessionCookies = [
  `__Host-session-8nrw4n.id=header.e30.signature; ${flags}`,
  `__Host-session-8nrw4n.refresh=refresh; ${flags}`,
  `__Host-session-8nrw4n.metadata=eyJzaWQiOiI1ZjBjNmEzZS0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDEifQ; ${flags}`,
  // HMAC-SHA256, as a JSON Web Signature of the three values above; computed apart with node:crypto.
  `__Host-session-8nrw4n.sig=goJh0c1m2RkxPTaN8X54aB2lfL18HxKZOMuoWD47CKk; ${flags}`,
  '__Host-session.current=8nrw4n; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  'signed-in=vnc3bn.8nrw4n; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
];
