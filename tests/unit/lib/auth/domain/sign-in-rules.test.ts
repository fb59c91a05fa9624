import { authProblem } from '@/lib/auth/domain/auth-problem';
import { deviceLabel } from '@/lib/auth/domain/device-label';
import { isLasting, isTouchDue } from '@/lib/auth/domain/session-limits';
import { decideGoogleSignIn, type GoogleAccount } from '@/lib/auth/domain/google-account';

describe('device label', () => {
  test.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1',
      'Edge, iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1 OPT/5.1.0',
      'Opera, iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox, macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome, Linux'],
    ['curl/8.0', ''],
    [null, ''],
  ])('the device of %s is called %j', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

describe('a session', () => {
  const now = Date.UTC(2026, 10, 23);
  const daysAgo = (days: number, moreMs = 0) => {
    return { toMillis: () => now - days * 24 * 60 * 60 * 1_000 - moreMs };
  };

  test.each([
    ['just begun', 0, 0, 0, true],
    ['twelve days without a visit', 20, 12, 0, true],
    ['a moment more than twelve days without a visit', 20, 12, 1, false],
    ['thirty days old and in use', 30, 0, 0, true],
    ['a moment older than thirty days', 30, 0, 1, false],
  ])('of %s lasts or not', (_, signedIn, seen, moreMs, isValid) => {
    const session = { authTime: daysAgo(signedIn, moreMs), lastSeenAt: daysAgo(seen, moreMs) };
    expect(isLasting(session, now)).toBe(isValid);
  });

  test('notes a visit once an hour', () => {
    const hourMs = 60 * 60 * 1_000;
    expect(isTouchDue(now - hourMs, now)).toBe(false);
    expect(isTouchDue(now - hourMs - 1, now)).toBe(true);
  });
});

describe('google account', () => {
  /** A member whose account Firebase has just linked: the password is still there. */
  const linkedNow: GoogleAccount = {
    isAddressConfirmed: true,
    hasProfile: true,
    wasLinked: false,
    hasPassword: true,
    hasConsent: false,
  };

  test.each([
    ['links an account of the same confirmed address', {}, 'link'],
    ['opens an account that was opened with Google before', { wasLinked: true }, 'open'],
    ['opens one that has no password at all', { wasLinked: true, hasPassword: false }, 'open'],
    [
      'refuses an account whose password Firebase removed',
      { hasPassword: false },
      'address-unconfirmed',
    ],
    ['refuses it at sign-up, too', { hasPassword: false, hasConsent: true }, 'address-unconfirmed'],
    [
      'refuses an address for which Google does not vouch',
      { isAddressConfirmed: false, wasLinked: true },
      'address-unconfirmed',
    ],
    ['makes no account without consent', { hasProfile: false, hasPassword: false }, 'no-account'],
    [
      'makes one with consent',
      { hasProfile: false, hasPassword: false, hasConsent: true },
      'create',
    ],
  ] as const)('sign-in with Google %s', (_, change, decision) => {
    expect(decideGoogleSignIn({ ...linkedNow, ...change })).toBe(decision);
  });
});

const firebaseError = (code: string) => Object.assign(new Error('Firebase: …'), { code });

describe('an error of Firebase', () => {
  test('is the same for an unknown e-mail, a wrong password and a closed account', () => {
    const codes = ['invalid-credential', 'user-not-found', 'wrong-password', 'user-disabled'];
    const problems = codes.map((code) => authProblem(firebaseError(`auth/${code}`)));
    expect(new Set(problems)).toEqual(new Set(['wrong-credentials']));
    const unknown = authProblem(firebaseError('auth/user-not-found'), { isProven: true });
    expect(unknown).toBe('wrong-credentials');
  });

  test.each([
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/too-many-requests', 'too-many-attempts'],
    ['auth/network-request-failed', 'offline'],
    ['auth/popup-closed-by-user', 'cancelled'],
    ['auth/account-exists-with-different-credential', 'address-unconfirmed'],
    ['auth/expired-action-code', 'bad-link'],
    ['auth/invalid-action-code', 'bad-link'],
    ['auth/something-new', 'unavailable'],
  ])('%s is read as %s', (code, problem) => {
    expect(authProblem(firebaseError(code))).toBe(problem);
  });

  test('names a closed account to a visitor who has proven whose it is', () => {
    expect(authProblem(firebaseError('auth/user-disabled'), { isProven: true })).toBe('disabled');
  });

  test('of another origin is answered as unavailable', () => {
    expect(authProblem(new Error('boom'))).toBe('unavailable');
    expect(authProblem('boom')).toBe('unavailable');
  });
});
