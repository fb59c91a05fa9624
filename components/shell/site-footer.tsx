import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';
import { DisplayMenu } from './display-menu';
import { SiteLink } from './site-link';

/** Who we are not, what anybody may learn, where the rules are, which version this is, and how the site looks. */
export function SiteFooter({ appVersion, language }: { appVersion: string; language?: Language }) {
  const { site, shell, navigation, display } = messages(language);
  const { menu, theme, themes, figures, figuresOf, hide, hideHint } = display;
  const { measure, measureHint, measureRefused } = display;
  const labels = {
    ...{ menu, theme, themes, figures, figuresOf, hide, hideHint },
    ...{ measure, measureHint, measureRefused },
  };
  const link =
    'inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-current';
  const { titles } = navigation;
  const links = [
    ['/learn', titles.learn],
    ['/glossary', titles.glossary],
    ['/privacy-policy', titles.privacyPolicy],
    ['/shipping-delivery-policy', titles.deliveryPolicy],
  ] as const;
  return (
    <footer className="no-print mt-12 border-t border-line text-sm text-ink-soft">
      <div className="mx-auto grid max-w-page gap-4 px-4 py-6 md:px-8">
        <p className="max-w-prose">{site.disclaimer}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(([path, title]) => (
              <li key={path}>
                <SiteLink path={path} language={language} className={link}>
                  {title}
                </SiteLink>
              </li>
            ))}
            <li>{fill(shell.version, { version: appVersion })}</li>
          </ul>
          <DisplayMenu labels={labels} />
        </div>
      </div>
    </footer>
  );
}
