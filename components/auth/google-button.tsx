import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { googleRedirect } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';

/** The name and value with which the button sends its form. */
const submitter = { name: 'with', value: 'google' } as const;

export function isWithGoogle(values: FormData): boolean {
  return values.get(submitter.name) === submitter.value;
}

/**
 * The second submit button of a form, where the site offers Google; the first is what Enter presses. Without scripts
 * it is not offered.
 */
export function GoogleButton({
  config,
  isBusy,
  messages,
}: {
  config: FirebaseClientConfig;
  isBusy: boolean;
  messages: Messages['auth']['google'];
}) {
  const button = useRef<HTMLButtonElement>(null);
  const isReturned = useRef(false);
  // After the redirect back from Google, one press, so that the form gets Google's answer.
  useEffect(() => {
    if (isReturned.current || !googleRedirect.read()) return;
    isReturned.current = true;
    button.current?.click();
  }, []);
  return config.authDomain ? (
    <div className="grid gap-4 noscript:hidden">
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.or}
      </p>
      <Button
        ref={button}
        type="submit"
        {...submitter}
        variant="secondary"
        isBusy={isBusy}
        className="w-full"
      >
        <GoogleMark />
        {messages.submit}
      </Button>
    </div>
  ) : null;
}

/** Google's own colours (https://developers.google.com/identity/branding-guidelines). */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 shrink-0">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path
        fill="#FBBC05"
        d="M3.96 10.71A5.4 5.4 0 0 1 3.68 9c0-.6.1-1.17.28-1.71V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z"
      />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A8.98 8.98 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
