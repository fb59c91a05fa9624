import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';

/** Says above all cards that this household is sample data, and links out of the demo. */
export function DemoBanner({
  leaveHref,
  messages,
}: {
  leaveHref: string;
  messages: Messages['dashboard']['demo'];
}) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border-l-4 border-accent bg-accent-soft px-4 py-3 text-sm">
      <Badge tone="accent">{messages.label}</Badge>
      <span>{messages.text}</span>
      <RouteLink href={leaveHref} prefetches={false} className="font-semibold underline">
        {messages.leave}
      </RouteLink>
    </p>
  );
}
