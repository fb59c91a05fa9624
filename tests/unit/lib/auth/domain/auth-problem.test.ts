import { authProblem } from '@/lib/auth/domain/auth-problem';

const firebaseError = (code: string) => Object.assign(new Error('Firebase: …'), { code });

describe('an error of Firebase', () => {
  test('is the same for an unknown e-mail, a wrong password and a closed account', () => {
    const codes = ['invalid-credential', 'user-not-found', 'wrong-password', 'user-disabled'];
    const problems = codes.map((code) => authProblem(firebaseError(`auth/${code}`)));
    expect(new Set(problems)).toEqual(new Set(['wrong-credentials']));
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
  ])('%s is %s in our words', (code, problem) => {
    expect(authProblem(firebaseError(code))).toBe(problem);
  });

  test('names a closed account to a visitor who has proven whose it is', () => {
    expect(authProblem(firebaseError('auth/user-disabled'), { isProven: true })).toBe('disabled');
  });

  test('that is none at all is our own trouble', () => {
    expect(authProblem(new Error('boom'))).toBe('unavailable');
    expect(authProblem('boom')).toBe('unavailable');
  });
});
