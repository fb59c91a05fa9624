import { middleware } from '@/lib/auth/edge/middleware';
import { subjectOf } from '@/lib/auth/edge/id-token-claims';
import {
  expiredCookieHeaders,
  readSessionCookies,
  replacedCookieHeaders,
  sessionCookieHeaders,
} from '@/lib/auth/edge/session-cookies';
import { signInHintOf } from '@/lib/auth/domain/owner';
import { answer, idToken, testEnv, visit } from '../middleware-fixtures';

jest.mock('@/lib/env', () => ({
  get env() {
    return jest.requireActual<typeof import('../middleware-fixtures')>('../middleware-fixtures')
      .testEnv;
  },
}));

/** Two tabs of one browser: all answers write into the same cookies. */
class Browser {
  private readonly cookies = new Map<string, string>();

  take(setCookies: readonly string[]): void {
    for (const header of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/max-age=0(;|$)/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  request(path = '/api/me') {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return visit(path, { cookie, headers: { 'sec-fetch-dest': 'empty' } });
  }

  async signIn(uid: string, secondsLeft = 3000): Promise<void> {
    const { headers, cookies } = this.request();
    const tokens = {
      idToken: idToken(secondsLeft, { sub: uid }),
      refreshToken: `refresh-of-${uid}-${crypto.randomUUID()}`,
      metadata: { sid: `sid-of-${uid}` },
    };
    this.take([
      ...replacedCookieHeaders(cookies),
      ...(await sessionCookieHeaders(headers, tokens)),
    ]);
  }

  signOut(): void {
    this.take(expiredCookieHeaders(this.request().cookies));
  }

  async member(): Promise<string | null> {
    const tokens = await readSessionCookies(this.request().cookies);
    return typeof tokens === 'string' ? null : subjectOf(tokens.idToken);
  }

  hint(): string | null {
    return this.cookies.get('signed-in') ?? null;
  }

  names(): string[] {
    return [...this.cookies.keys()];
  }
}

const google = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = testEnv.firebase.authEmulatorHost;
  google.mockReset();
});

afterEach(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

/** Asha's tab sends a request whose answer renews her tokens. @returns what lets the answer arrive */
async function renewLate(browser: Browser): Promise<() => Promise<void>> {
  await browser.signIn('asha', 60);
  let answerOfGoogle = () => undefined as void;
  google.mockImplementation(async () => {
    await new Promise<void>((resolve) => (answerOfGoogle = resolve));
    return answer({ id_token: idToken(3600, { sub: 'asha' }), refresh_token: 'next' })();
  });
  const response = middleware(browser.request());
  while (google.mock.calls.length === 0) await new Promise(setImmediate);
  return async () => {
    answerOfGoogle();
    const { headers } = await response;
    expect(headers.getSetCookie().join()).toContain('=next;');
    browser.take(headers.getSetCookie());
  };
}

test('a renewal reaches the session that it belongs to', async () => {
  const browser = new Browser();
  const arrive = await renewLate(browser);
  const before = browser.hint();
  await arrive();
  expect(await browser.member()).toBe('asha');
  expect(browser.hint()).toBe(before);
  const tokens = await readSessionCookies(browser.request().cookies);
  expect(tokens).toMatchObject({ refreshToken: 'next' });
});

test('a renewal that arrives after the sign-in of another member leaves that member signed in', async () => {
  const browser = new Browser();
  const arrive = await renewLate(browser);
  await browser.signIn('ravi');
  await arrive();
  expect(await browser.member()).toBe('ravi');
  expect(browser.hint()).toBe(signInHintOf('ravi', 'sid-of-ravi'));
});

test('a renewal that arrives after sign-out signs no one in', async () => {
  const browser = new Browser();
  const arrive = await renewLate(browser);
  browser.signOut();
  await arrive();
  expect(await browser.member()).toBeNull();
  expect(browser.hint()).toBeNull();
});

test('what a late renewal left behind is removed with the next sign-out or sign-in', async () => {
  const browser = new Browser();
  const arrive = await renewLate(browser);
  await browser.signIn('ravi');
  const ofRavi = browser.names().length;
  await arrive();
  await browser.signIn('ravi');
  expect(browser.names()).toHaveLength(ofRavi);
  browser.signOut();
  expect(browser.names()).toEqual([]);
});
