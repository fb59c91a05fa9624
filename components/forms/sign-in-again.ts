import { signInAgainUrl } from '@/lib/auth/domain/route-access';
import { messages } from '@/lib/messages';

/** The link to sign-in of an answer to an ended session, for `OutcomeText`. @param path the page that sign-in leads to */
export const signInAgain = (path: string) => ({
  href: signInAgainUrl(path),
  text: messages().saved.signIn,
});
