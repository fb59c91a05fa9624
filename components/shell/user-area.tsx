import { messages } from '@/lib/messages';
import { type Language, localeOf, nameOfLanguage } from '@/lib/messages/language';
import { signInPath } from '@/lib/navigation/routes';
import { DisplayMenu } from './display-menu';
import { LazyMemberArea } from './lazy-member-area';
import { SiteLink } from './site-link';
import type { DisplayLabels } from './display-panel';

/**
 * The settings; then a guest sees the way in, a member avatar, name and Logout. The HTML is the same for everybody; which
 * of the two shows is decided before the first paint by lib/security/first-script.ts.
 */
export function UserArea({ language }: { language?: Language }) {
  const { shell } = messages(language);
  const { signIn, account, user, guest, logOut, loggingOut, logOutFailed, dismiss, mergeButton } =
    shell;
  return (
    <div role="group" aria-label={shell.userArea} className="flex items-center gap-1 md:gap-2">
      <DisplayMenu labels={displayLabels(language)} />
      <span className="guests-only hidden text-sm font-medium md:inline">{guest}</span>
      <SiteLink
        path={signInPath}
        language={language}
        className="guests-only inline-flex min-h-9 items-center rounded border border-line px-3 text-sm font-semibold text-accent transition-colors duration-quick hover:bg-accent-soft max-lg:min-h-11 max-md:ml-1"
      >
        {signIn}
      </SiteLink>
      {/* Reserves the space while the member's part loads, so that nothing moves. */}
      <div className="members-only min-h-11 min-w-24 items-center justify-end md:min-w-52">
        <LazyMemberArea
          labels={{ account, user, logOut, loggingOut, logOutFailed, dismiss, mergeButton }}
        />
      </div>
    </div>
  );
}

/** The sentences of the settings, which stand in the top bar and at the foot of each page. */
export function displayLabels(language?: Language): DisplayLabels {
  const { display } = messages(language);
  const { menu, theme, themes, figures, figuresOf, hide, hideHint } = display;
  const { textSize, textSizes, languageTitle } = display;
  const { measure, measureHint, measureRefused } = display;
  return {
    ...{ menu, theme, themes, figures, figuresOf, hide, hideHint, textSize, textSizes },
    ...{ measure, measureHint, measureRefused },
    languageTitle,
    languages: {
      en: { name: nameOfLanguage.en, locale: localeOf.en },
      hi: { name: nameOfLanguage.hi, locale: localeOf.hi },
    },
  };
}
