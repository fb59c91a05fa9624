import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/messages';

/** The address that holds the legs, to copy or to follow. */
export function ShareLink({
  path,
  messages,
}: {
  path: string;
  messages: Messages['options']['share'];
}) {
  const [copied, setCopied] = useState<{ path: string; isDone: boolean } | null>(null);
  const copy = () => {
    const note = (isDone: boolean) => () => setCopied({ path, isDone });
    const address = new URL(path, window.location.href).href;
    // On plain http the browser has no clipboard for us.
    const writing = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error());
    writing.then(note(true), note(false));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <a href={path} className="font-semibold text-accent underline underline-offset-4">
        {messages.link}
      </a>
      <Button look="secondary" onClick={copy}>
        {messages.copy}
      </Button>
      <span className="text-ink-soft">{messages.note}</span>
      <LiveRegion>
        {copied?.path === path ? (copied.isDone ? messages.copied : messages.notCopied) : null}
      </LiveRegion>
    </div>
  );
}
