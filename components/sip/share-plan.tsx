import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Messages } from '@/lib/messages';

/** The address that holds the inputs, to copy or to follow, and the printer. */
export function SharePlan({
  path,
  messages,
}: {
  path: string;
  messages: Messages['sip']['share'];
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
    <Card title={messages.title} titleId="sip-share">
      <div className="grid gap-3">
        <p className="text-sm">
          <a href={path} className="break-all text-accent underline">
            {messages.link}
          </a>
        </p>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button look="secondary" onClick={copy}>
            {messages.copy}
          </Button>
          <Button look="secondary" onClick={() => window.print()}>
            {messages.print}
          </Button>
        </div>
        <LiveRegion className="text-sm">
          {copied?.path === path ? (copied.isDone ? messages.copied : messages.notCopied) : null}
        </LiveRegion>
      </div>
    </Card>
  );
}
