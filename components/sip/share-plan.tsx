import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { useCopy } from '@/components/ui/files/use-copy';
import type { Messages } from '@/lib/messages';

/** The address that holds the inputs, to copy or to follow, and the printer. */
export function SharePlan({
  path,
  messages,
}: {
  path: string;
  messages: Messages['sip']['share'];
}) {
  const { copy, outcome } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);

  return (
    <Card title={messages.title} titleId="sip-share">
      <div className="grid gap-3">
        <p className="text-sm">
          <a href={path} className="break-all text-accent underline">
            {messages.link}
          </a>
        </p>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button variant="secondary" onClick={copyAddress}>
            {messages.copy}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {messages.print}
          </Button>
        </div>
        <LiveRegion className="text-sm">{outcome ? messages[outcome] : null}</LiveRegion>
      </div>
    </Card>
  );
}
