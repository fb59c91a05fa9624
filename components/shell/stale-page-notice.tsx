import { useEffect, useState } from 'react';
import { saveEventName } from '@/lib/auth/client/may-still-save';
import { signedInOwner } from '@/lib/auth/client/signed-in-owner';
import { CornerAlert } from './corner-alert';

/**
 * Sends no form of this page, and saves nothing else (`mayStillSave`), after another member has signed in on this
 * browser, and says so: what one member typed would be saved in the account of the other. Other tabs announce a sign-in,
 * but a tab that was frozen or offline may have missed it. The session cookies belong to all tabs, so that only the page
 * itself can tell for which member it was made.
 */
export function StalePageNotice({ labels }: { labels: { otherMember: string; dismiss: string } }) {
  const [isStale, setIsStale] = useState(false);

  useEffect(() => {
    const pageOwner = signedInOwner();
    const refuse = (event: Event) => {
      const owner = signedInOwner();
      // The server answers a form that comes without a session.
      if (pageOwner === null || owner === null || owner === pageOwner) return;
      event.preventDefault();
      event.stopPropagation();
      setIsStale(true);
    };
    const events = ['submit', saveEventName];
    // On the way down from the window, before the form's own handlers.
    events.forEach((name) => window.addEventListener(name, refuse, true));
    return () => events.forEach((name) => window.removeEventListener(name, refuse, true));
  }, []);

  return (
    <CornerAlert
      text={isStale ? labels.otherMember : null}
      dismiss={labels.dismiss}
      onDismiss={() => setIsStale(false)}
    />
  );
}
