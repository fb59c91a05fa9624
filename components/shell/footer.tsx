'use client';

import type { Language } from '@/lib/messages/language';
import { SiteLink } from './site-link';

/**
 * Who we are not, where further pages and the rules are, and which version this is. A client component for the same
 * reason as `SidebarNav`.
 */
export function Footer({
  disclaimer,
  links,
  version,
  language,
}: {
  disclaimer: string;
  links: readonly (readonly [path: string, title: string])[];
  version: string;
  language?: Language;
}) {
  return (
    <footer className="no-print mt-6 border-t border-line text-xs text-ink-soft md:mt-12">
      <div className="mx-auto grid max-w-page gap-3 px-4 py-5">
        <p className="max-w-none">{disclaimer}</p>
        <ul className="footer-links">
          {links.map(([path, title]) => (
            <li key={path}>
              <SiteLink path={path} language={language}>
                {title}
              </SiteLink>
            </li>
          ))}
          <li>{version}</li>
        </ul>
      </div>
    </footer>
  );
}
