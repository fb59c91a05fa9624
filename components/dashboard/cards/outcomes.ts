import { signInAgain } from '@/components/forms/sign-in-again';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';

/** What the forms of a member say after an attempt to save. */
export const outcomes = {
  ...messages().dashboard.outcomes,
  signIn: signInAgain(homePath),
};
