import { useEffect, type RefObject } from 'react';
import { googleRedirect } from '@/lib/auth/client/google-redirect';
import { googleButtonOf } from './google-button';

/** After the way back from Google, presses the form's Google button again: the form then has Google's answer. */
export function useGoogleReturn(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const button = element && googleRedirect.read() ? googleButtonOf(element) : null;
    if (button) element?.requestSubmit(button);
  }, [form]);
}
