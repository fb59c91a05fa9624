import {
  createUserWithEmailAndPassword,
  initializeAuth,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { signIn, signUp } from '@/lib/firebase/auth-client';
import { firebaseConfig as config } from '@/tests/factories/firebase-config';

jest.mock('firebase/app', () => ({ getApps: () => [], initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  initializeAuth: jest.fn(),
  connectAuthEmulator: jest.fn(),
  createUserWithEmailAndPassword: jest.fn(),
  signInWithEmailAndPassword: jest.fn(),
  updatePassword: jest.fn(),
  updateProfile: jest.fn(),
}));

const account = { username: 'Asha', email: 'asha@example.in', password: 'secret' };
const userOf = (displayName: string | null) => ({
  ...{ email: 'Asha@example.in', displayName, getIdToken: async () => 'token' },
});
const firebaseError = (code: string) => Object.assign(new Error('no'), { code });

/** What Firebase's client knows of an account that this page has made or signed in. */
function currentUserIs(currentUser: object | null) {
  jest.mocked(initializeAuth).mockReturnValue({ currentUser } as never);
}

beforeEach(() => {
  jest.resetAllMocks();
  currentUserIs(null);
  jest.mocked(updatePassword).mockResolvedValue();
});

test('a new account gets the username as its name', async () => {
  const user = userOf(null);
  jest.mocked(createUserWithEmailAndPassword).mockResolvedValue({ user } as never);
  expect(await signUp(config, account)).toBe('token');
  expect(updateProfile).toHaveBeenCalledWith(user, { displayName: 'Asha' });
});

test('an address that has an account makes none', async () => {
  const inUse = firebaseError('auth/email-already-in-use');
  jest.mocked(createUserWithEmailAndPassword).mockRejectedValue(inUse);
  expect(await signUp(config, account)).toBeNull();
});

describe('pressed again after a failure half-way', () => {
  const user = userOf('Ash');

  beforeEach(() => currentUserIs(user));

  test('the account of the first press gets what is typed now', async () => {
    expect(await signUp(config, account)).toBeNull();
    expect(updatePassword).toHaveBeenCalledWith(user, 'secret');
    expect(updateProfile).toHaveBeenCalledWith(user, { displayName: 'Asha' });
    expect(createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  test('so late that Firebase takes no other password, the first one stays', async () => {
    jest.mocked(updatePassword).mockRejectedValue(firebaseError('auth/requires-recent-login'));
    expect(await signUp(config, account)).toBeNull();
  });

  test('a password that Firebase refuses is a problem', async () => {
    jest.mocked(updatePassword).mockRejectedValue(firebaseError('auth/weak-password'));
    await expect(signUp(config, account)).rejects.toMatchObject({ code: 'auth/weak-password' });
  });
});

test.each([
  ['without a name gets the one that was typed', null, 1],
  ['with a name keeps it', 'Asha of Pune', 0],
])('at sign-in, an account %s', async (_, displayName, times) => {
  const user = userOf(displayName);
  jest.mocked(signInWithEmailAndPassword).mockResolvedValue({ user } as never);
  expect(await signIn(config, account)).toBe('token');
  expect(updateProfile).toHaveBeenCalledTimes(times);
});
