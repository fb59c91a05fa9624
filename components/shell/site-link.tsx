import type { ComponentProps } from 'react';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { RouteLink } from '@/components/ui/route-link';

/**
 * A link of the frame to the page at `path`, in the language of the frame where the page exists in it, else with the
 * name of the other language. From one to the other the browser loads anew: <html lang> belongs to the document.
 */
export function SiteLink({
  path,
  language = 'en',
  ...link
}: { path: string; language?: Language } & Pick<
  ComponentProps<typeof RouteLink>,
  'opensNewTab' | 'isSection' | 'icon' | 'className' | 'children'
>) {
  const href = inLanguage(path, language);
  if (language === 'en' || href !== path) return <RouteLink {...link} href={href} />;
  const { opensNewTab, icon, className, children } = link;
  return (
    <a
      href={href}
      hrefLang="en-IN"
      title="English"
      target={opensNewTab ? '_blank' : undefined}
      data-icon={icon}
      className={className}
    >
      {children}
    </a>
  );
}
