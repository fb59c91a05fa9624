import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { OnFirstInteraction, RouteChange } from './on-each-page';

// Apart from the footer and the bottom bar: a page loads the client code of every module that it imports.

/** The first stop of the keyboard: past bar and menu to the page itself. */
export function SkipLink({ language }: { language?: Language }) {
  return (
    <a href="#content" className="skip-link">
      {messages(language).shell.skipToContent}
    </a>
  );
}

/**
 * What every frame of the site does at a change of route. In the frames and not in the root layout, whose only
 * script it would be: a request of its own on every first visit.
 */
export function OnEachPage() {
  return (
    <>
      <RouteChange />
      <OnFirstInteraction />
    </>
  );
}
