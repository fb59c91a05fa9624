import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/files/copy-button';
import type { Messages } from '@/lib/messages';

/** The address that holds the legs, to copy or to follow. */
export function ShareLink({
  path,
  messages,
}: {
  path: string;
  messages: Messages['options']['share'];
}) {
  const { copy, outcome } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <a href={path} className="font-semibold text-accent underline underline-offset-4">
        {messages.link}
      </a>
      <Button variant="secondary" onClick={copyAddress}>
        {messages.copy}
      </Button>
      <span className="w-full text-xs text-ink-soft">{messages.note}</span>
      <LiveRegion>{outcome ? messages[outcome] : null}</LiveRegion>
    </div>
  );
}
