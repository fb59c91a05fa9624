import { homePath, signInPath } from '@/lib/navigation/routes';
import { safeReturnUrl } from './return-url';

/** Links to the sign-in pages for a visitor who wants to continue to `returnUrl`, which is validated here. */
export function authLinks(returnUrl: unknown) {
  const safe = safeReturnUrl(returnUrl);
  const withReturn = (path: string) =>
    safe === homePath ? path : `${path}?returnUrl=${encodeURIComponent(safe)}`;
  return {
    returnUrl: safe,
    signIn: withReturn(signInPath),
    signUp: withReturn('/auth/signup'),
    reset: withReturn('/auth/reset-password'),
  };
}
