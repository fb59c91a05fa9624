export const googleProvider = 'google.com';

export type GoogleAccount = {
  /** Whether Google vouches for the address. */
  isAddressConfirmed: boolean;
  hasProfile: boolean;
  /** Whether the account has been opened with Google before. */
  wasLinked: boolean;
  /** Whether Firebase holds a password of the account, now that Google has signed in. */
  hasPassword: boolean;
  /** Whether the privacy policy was agreed to just now, at sign-up. */
  hasConsent: boolean;
};

export type GoogleDecision = 'open' | 'link' | 'create' | 'no-account' | 'address-unconfirmed';

/**
 * What a sign-in with Google may do. With one account per e-mail address, Firebase adds Google to the account that
 * has the address. If the address was confirmed, the password stays. If not, Firebase removes the password
 * (https://firebase.google.com/docs/auth/users#verified_email_addresses). So an account without a password that was
 * never opened with Google had an unconfirmed address: another person may have made it, and what it holds may be
 * theirs.
 */
export function decideGoogleSignIn(account: GoogleAccount): GoogleDecision {
  if (!account.isAddressConfirmed) return 'address-unconfirmed';
  if (!account.hasProfile) return account.hasConsent ? 'create' : 'no-account';
  if (account.wasLinked) return 'open';
  return account.hasPassword ? 'link' : 'address-unconfirmed';
}
