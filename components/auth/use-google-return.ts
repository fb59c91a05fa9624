import { useEffect, useRef, type RefObject } from 'react';
import { googleRedirect } from '@/lib/auth/client/google-redirect';
import { googleButtonOf } from './google-button';

/** After the way back from Google, presses the form's Google button again, once: the form then has Google's answer. */
export function useGoogleReturn(form: RefObject<HTMLFormElement | null>): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const element = form.current;
    const button = element && googleRedirect.read() ? googleButtonOf(element) : null;
    if (!button || isPressed.current) return;
    isPressed.current = true;
    element?.requestSubmit(button);
  }, [form]);
}
