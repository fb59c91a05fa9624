import { signInAgainUrl } from '@/lib/auth/domain/route-access';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';

const { dashboard, saved } = messages();

/** What the forms of a member say after an attempt to save. */
export const outcomes = {
  ...dashboard.outcomes,
  signIn: { href: signInAgainUrl(homePath), text: saved.signIn },
};
