import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';

/** The first link that the Tab key reaches. It skips the top bar and the menu. */
export function SkipLink({ language }: { language?: Language }) {
  return (
    <a href="#content" className="skip-link">
      {messages(language).shell.skipToContent}
    </a>
  );
}
