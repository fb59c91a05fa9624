import { messages } from '@/lib/messages';

/**
 * Metadata: what link previews read of a page besides its title, description and picture. `openGraph` of a page replaces
 * that of the root layout.
 */
export function openGraphOf(url: string) {
  return { siteName: messages().site.name, locale: 'en_IN', type: 'website', url } as const;
}
