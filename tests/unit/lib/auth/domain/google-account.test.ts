import { decideGoogleSignIn, type GoogleAccount } from '@/lib/auth/domain/google-account';

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
  ['makes one with consent', { hasProfile: false, hasPassword: false, hasConsent: true }, 'create'],
] as const)('sign-in with Google %s', (_, change, decision) => {
  expect(decideGoogleSignIn({ ...linkedNow, ...change })).toBe(decision);
});
