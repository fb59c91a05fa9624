import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';
import { SiteLink } from './site-link';

/** Who we are not, where further pages and the rules are, and which version this is. */
export function SiteFooter({ appVersion, language }: { appVersion: string; language?: Language }) {
  const { site, shell, navigation } = messages(language);
  const link =
    'inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-current';
  const { titles } = navigation;
  const links = [
    ['/learn', titles.learn],
    ['/glossary', titles.glossary],
    ['/component', titles.components],
    ['/tables', titles.tables],
    ['/privacy-policy', titles.privacyPolicy],
    ['/shipping-delivery-policy', titles.deliveryPolicy],
  ] as const;
  return (
    <footer className="no-print mt-12 border-t border-line text-xs text-ink-soft">
      <div className="mx-auto grid max-w-page gap-3 px-4 py-5">
        <p className="max-w-none">{site.disclaimer}</p>
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
      </div>
    </footer>
  );
}
