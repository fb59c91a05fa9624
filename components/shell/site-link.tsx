import type { ReactNode } from 'react';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { RouteLink } from '../ui/route-link';

/**
 * A link of the frame to the page at `path`, in the language of the frame where the page exists in it, else with the
 * name of the other language. From one to the other the browser loads anew: <html lang> belongs to the document.
 */
export function SiteLink({
  path,
  language = 'en',
  opensNewTab,
  isSection,
  className,
  children,
}: {
  path: string;
  language?: Language;
  opensNewTab?: boolean;
  isSection?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const href = inLanguage(path, language);
  if (language === 'en' || href !== path) {
    return (
      <RouteLink href={href} opensNewTab={opensNewTab} isSection={isSection} className={className}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a
      href={href}
      hrefLang="en-IN"
      title="English"
      target={opensNewTab ? '_blank' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
