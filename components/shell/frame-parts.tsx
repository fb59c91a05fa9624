import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';

// Apart from the footer and the bottom bar: a page loads the client code of every module that it imports.

/** The first stop of the keyboard: past bar and menu to the page itself. */
export function SkipLink({ language }: { language?: Language }) {
  return (
    <a href="#content" className="skip-link">
      {messages(language).shell.skipToContent}
    </a>
  );
}
