import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';

/** The first stop of the keyboard: past bar and menu to the page itself. */
export function SkipLink({ language }: { language?: Language }) {
  return (
    <a href="#content" className="skip-link">
      {messages(language).shell.skipToContent}
    </a>
  );
}
