import {
  changePassword,
  continueWithGoogle,
  deleteAccount,
  googleRedirect,
  signIn,
  signUp,
} from '@/lib/auth/client/auth-client';
import {
  changePassword as askForNewPassword,
  signIn as askFirebase,
  signUp as createAccount,
} from '@/lib/firebase/auth-client';
import { finishRedirect, signInWithGoogle } from '@/lib/firebase/google-sign-in';
import { firebaseConfig as config } from '@/tests/factories/firebase-config';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/firebase/auth-client', () => ({
  signIn: jest.fn(),
  signUp: jest.fn(),
  changePassword: jest.fn(),
}));
jest.mock('@/lib/firebase/google-sign-in', () => ({
  signInWithGoogle: jest.fn(),
  finishRedirect: jest.fn(),
}));
// The storage of the tab, which this environment does not have.
jest.mock('@/lib/browser-storage/browser-storage', () => ({
  browserStorage: () => {
    let entry: unknown = null;
    return {
      read: () => entry,
      write: (value: unknown) => void (entry = value),
      remove: () => void (entry = null),
    };
  },
}));
jest.mock('@/lib/auth/client/session-channel', () => ({ announceSession: jest.fn() }));

const credentials = { email: 'asha@example.in', password: 'secret' };
const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(askFirebase).mockResolvedValue('token');
});

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response('{}', { status, headers });

test('the site counts the attempt before Google hears of the password, which the site never does', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(200)));
  expect(await signIn(config, credentials)).toEqual(success(null));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/login/attempt', '/api/login']);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ email: credentials.email }));
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('secret');
});

test('an attempt that has to wait is not made, and says how long', async () => {
  fetched.mockResolvedValue(answer(429, { 'retry-after': '42' }));
  expect(await signIn(config, credentials)).toEqual(failure({ retryAfterSeconds: 42 }));
  expect(askFirebase).not.toHaveBeenCalled();
});

test('an outage of the attempt counter blocks no sign-in', async () => {
  fetched.mockImplementation((path) => Promise.resolve(answer(path === '/api/login' ? 200 : 503)));
  expect((await signIn(config, credentials)).ok).toBe(true);
});

const firebaseError = (code: string) => Object.assign(new Error('no'), { code });
/** The site counts the attempt, and then answers so, or not at all. */
const loginAnswers = (status: number | null) =>
  fetched.mockImplementation((path) =>
    path === '/api/login' && status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer(path === '/api/login' ? (status ?? 200) : 200)),
  );

test.each([
  ['Firebase allows no more attempts', 'auth/too-many-requests', 200, 'too-many-attempts'],
  ['Firebase is out of reach', 'auth/network-request-failed', 200, 'offline'],
  ['our own server fails', null, 503, 'unavailable'],
  ['our own server is out of reach', null, null, 'offline'],
])('where %s, the problem is named', async (_, code, status, problem) => {
  loginAnswers(status);
  if (code) jest.mocked(askFirebase).mockRejectedValue(firebaseError(code));
  expect(await signIn(config, credentials)).toEqual({ ok: false, problem });
});

test.each(['auth/invalid-credential', 'auth/user-disabled'])(
  'a password is refused in the same words after %s',
  async (code) => {
    fetched.mockImplementation(() => Promise.resolve(answer(200)));
    jest.mocked(askFirebase).mockRejectedValue(firebaseError(code));
    expect(await signIn(config, credentials)).toEqual(failure('wrong-credentials'));
  },
);

describe('signing up with an address that has an account', () => {
  const account = { username: 'Asha', ...credentials };
  const press = () => signUp(config, account, '2026-11-23');

  beforeEach(() => {
    jest.mocked(createAccount).mockResolvedValue(null);
    fetched.mockImplementation(() => Promise.resolve(answer(200)));
  });

  test('goes on with its password, as after a lost answer: counted, with name and consent', async () => {
    expect(await press()).toEqual(success(null));
    expect(askFirebase).toHaveBeenCalledWith(config, account);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/login/attempt', '/api/login']);
    expect(fetched.mock.lastCall?.[1]?.body).toContain('"consentVersion":"2026-11-23"');
  });

  test('is refused with another password, in the words of an address in use', async () => {
    jest.mocked(askFirebase).mockRejectedValue(firebaseError('auth/invalid-credential'));
    expect(await press()).toEqual(failure('email-in-use'));
  });

  test.each([
    ['where the site fails', 503, 'unavailable'],
    ['where the site is out of reach', null, 'offline'],
  ])('names the problem %s', async (_, status, problem) => {
    loginAnswers(status);
    expect(await press()).toEqual({ ok: false, problem });
  });
});

describe('a new password', () => {
  const passwords = { ...credentials, newPassword: 'another secret' };
  const change = () => changePassword(config, passwords);

  test('is set, and this device signs in with it', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(200)));
    expect(await change()).toEqual(success(null));
    expect(askForNewPassword).toHaveBeenCalledWith(config, passwords);
    expect(askFirebase).toHaveBeenCalledWith(config, {
      email: credentials.email,
      password: passwords.newPassword,
    });
    expect(fetched.mock.calls.at(-1)?.[1]?.body).toContain('"endsOthers":true');
  });

  test('that Google refuses is not set, and the problem is Google’s', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(200)));
    jest.mocked(askForNewPassword).mockRejectedValue(firebaseError('auth/wrong-password'));
    expect(await change()).toEqual(failure('wrong-credentials'));
  });

  test.each([
    ['the site is out of reach', null, null],
    ['the site fails', null, 503],
    ['Google is out of reach', 'auth/network-request-failed', 200],
  ])('stays set where %s after it, and the problem says so', async (_, code, status) => {
    loginAnswers(status);
    if (code) jest.mocked(askFirebase).mockRejectedValue(firebaseError(code));
    expect(await change()).toEqual(failure('password-changed'));
  });
});

describe('when the session ended while the form was open', () => {
  test('no password is changed, and the problem is named', async () => {
    fetched.mockResolvedValue(answer(401));
    const passwords = { ...credentials, newPassword: 'another secret' };
    expect(await changePassword(config, passwords)).toEqual(failure('session-ended'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is lost', () => Promise.reject(new TypeError('lost'))],
    ['says that the site fails', () => Promise.resolve(answer(503))],
  ])('a deletion may have begun where its answer %s', async (_, next) => {
    fetched.mockResolvedValueOnce(answer(200)).mockImplementationOnce(next);
    expect(await deleteAccount(config, credentials)).toEqual(failure('deletion-not-known'));
  });

  test.each([
    ['the site', 503, null, 'unavailable'],
    ['Google', 200, 'auth/internal-error', 'unavailable'],
    ['Google, out of reach,', 200, 'auth/network-request-failed', 'offline'],
  ])('no deletion has begun where %s fails before it', async (_, status, code, problem) => {
    fetched.mockResolvedValue(answer(status));
    if (code) jest.mocked(askFirebase).mockRejectedValueOnce(firebaseError(code));
    expect(await deleteAccount(config, credentials)).toEqual(failure(problem));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('no account is deleted, also when it ends after the password was given', async () => {
    fetched.mockResolvedValueOnce(answer(200)).mockResolvedValueOnce(answer(401));
    expect(await deleteAccount(config, credentials)).toEqual(failure('session-ended'));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/account/attempt',
      '/api/account/deletion',
    ]);
  });
});

describe('with Google', () => {
  const bodyOfLogin = () => fetched.mock.calls.at(-1)?.[1]?.body;

  beforeEach(() => {
    googleRedirect.remove();
    jest.mocked(signInWithGoogle).mockResolvedValue('google-token');
    fetched.mockImplementation(() => Promise.resolve(answer(200)));
  });

  test('the token opens a session as one of a password does, with the consent of sign-up', async () => {
    expect(await continueWithGoogle(config, '2026-11-24')).toEqual(success(null));
    const [path, { headers } = {}] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/login');
    expect(headers).toMatchObject({ authorization: 'Bearer google-token' });
    expect(bodyOfLogin()).toBe(JSON.stringify({ consentVersion: '2026-11-24', endsOthers: false }));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(googleRedirect.read()).toBeNull();
  });

  test('a redirect over Google’s page is noted before it and finished after it, with the same consent', async () => {
    jest.mocked(signInWithGoogle).mockImplementation((_, beforeRedirect) => {
      beforeRedirect();
      return Promise.reject(new Error('the page is left'));
    });
    await continueWithGoogle(config, '2026-11-24');
    expect(googleRedirect.read()).toEqual({ consentVersion: '2026-11-24' });
    expect(fetched).not.toHaveBeenCalled();

    jest.mocked(finishRedirect).mockResolvedValue('token-after-redirect');
    expect((await continueWithGoogle(config, null)).ok).toBe(true);
    expect(bodyOfLogin()).toBe(JSON.stringify({ consentVersion: '2026-11-24', endsOthers: false }));
    expect(googleRedirect.read()).toBeNull();
    expect(signInWithGoogle).toHaveBeenCalledTimes(1);
  });

  test('a closed account is named, since Google has proven whose it is', async () => {
    jest.mocked(signInWithGoogle).mockRejectedValue(firebaseError('auth/user-disabled'));
    expect(await continueWithGoogle(config, null)).toEqual(failure('disabled'));
  });

  test('a visitor who returns from Google’s page without an answer can try again', async () => {
    googleRedirect.write({ consentVersion: null });
    jest.mocked(finishRedirect).mockResolvedValue(null);
    expect(await continueWithGoogle(config, null)).toEqual(failure('cancelled'));
    expect(fetched).not.toHaveBeenCalled();
    expect((await continueWithGoogle(config, null)).ok).toBe(true);
    expect(signInWithGoogle).toHaveBeenCalledTimes(1);
  });

  test.each([
    [404, 'no-account'],
    [409, 'address-unconfirmed'],
    [410, 'deleted'],
    [401, 'unavailable'],
  ])('the refusal %i of the site is %s', async (status, problem) => {
    fetched.mockResolvedValue(answer(status));
    expect(await continueWithGoogle(config, null)).toEqual(failure(problem));
  });
});
