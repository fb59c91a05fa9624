import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';

/** The first stop of the keyboard: past bar and menu to the page itself. */
export function SkipLink({ language }: { language?: Language }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {messages(language).shell.skipToContent}
    </a>
  );
}
