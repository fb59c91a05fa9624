import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/files/copy-button';
import type { Messages } from '@/lib/messages';

/** The address that holds the inputs, to copy or to follow, and the printer. */
export function SharePlan({
  path,
  messages,
}: {
  path: string;
  messages: Messages['sip']['share'];
}) {
  const { copy, messageOf } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);

  return (
    <div
      role="group"
      aria-label={messages.title}
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-sm"
    >
      <a href={path} className="link mr-auto inline-flex min-h-9 items-center">
        {messages.link}
      </a>
      <Button variant="quiet" className="noscript:hidden" onClick={copyAddress}>
        {messages.copy}
      </Button>
      <Button variant="quiet" className="-mr-3.5 noscript:hidden" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <LiveRegion className="w-full empty:hidden">{messageOf(messages)}</LiveRegion>
    </div>
  );
}
