import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { signInPath } from '@/lib/navigation/routes';
import { LazyMemberArea } from './lazy-member-area';
import { SiteLink } from './site-link';

/**
 * A guest sees the way in, a member avatar, name and Logout. The HTML is the same for everybody; which of
 * the two shows is decided before the first paint by lib/security/first-script.ts.
 */
export function UserArea({ language }: { language?: Language }) {
  const { shell } = messages(language);
  const { signIn, account, user, logOut, loggingOut, logOutFailed, dismiss, mergeButton } = shell;
  return (
    <div role="group" aria-label={shell.userArea} className="flex items-center">
      <SiteLink
        path={signInPath}
        language={language}
        className="guests-only inline-flex min-h-11 items-center rounded bg-accent px-4 font-semibold text-on-accent transition-colors duration-quick hover:bg-accent-strong"
      >
        {signIn}
      </SiteLink>
      {/* Reserves the space while the member's part loads, so that nothing moves. */}
      <div className="members-only min-h-11 min-w-24 items-center justify-end md:min-w-72">
        <LazyMemberArea
          labels={{ account, user, logOut, loggingOut, logOutFailed, dismiss, mergeButton }}
        />
      </div>
    </div>
  );
}
