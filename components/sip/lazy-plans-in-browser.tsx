'use client';

import { useRef } from 'react';
import { whenBrowserCopy } from '@/components/saved/when-browser-copy';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/loading/use-lazy';
import type { Messages } from '@/lib/messages';

/** For guests: saves the plan of a form in this browser. Its code loads with the first press, or at once where plans are saved. */
export function LazyPlansInBrowser({
  formId,
  content,
  messages,
}: {
  formId: string;
  /** The plan and its name in the form, as one text. */
  content: string;
  messages: Messages['sip']['save']['here'];
}) {
  const isPressed = useRef(false);
  const { code, load } = useLazy(async () => {
    const { PlansInBrowser, savePlan } = await import('./plans-in-browser');
    return { PlansInBrowser, outcome: isPressed.current ? savePlan(formId) : null };
  }, whenBrowserCopy);
  // Offline, the button stays and may be pressed again.
  const save = () => {
    isPressed.current = true;
    load();
  };
  return (
    <div className="guests-only mt-1 grid gap-2 noscript:hidden">
      {code ? (
        <code.PlansInBrowser
          formId={formId}
          content={content}
          firstOutcome={code.outcome}
          messages={messages}
        />
      ) : (
        <Button variant="quiet" className="-mx-3.5 justify-self-start" onClick={save}>
          {messages.submit}
        </Button>
      )}
    </div>
  );
}
