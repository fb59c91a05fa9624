import { homePath, signInPath } from '@/lib/navigation/routes';
import { safeReturnUrl } from './return-url';

/** The front door's pages for somebody who wants to go on to `returnUrl`; the rule is applied here. */
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
