import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import { kindIds, kindMinutes, type KindId } from '@/lib/consultation/domain/kinds';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The sessions to choose from. */
export function KindList({
  pathOf,
  messages,
}: {
  pathOf: (kind: KindId) => string;
  messages: Pick<Messages['consultation'], 'kinds' | 'minutes'>;
}) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {kindIds.map((kind) => (
        <li key={kind}>
          <RouteLink
            href={pathOf(kind)}
            className="grid h-full content-start gap-2 rounded-lg border border-control bg-surface p-4 hover:border-accent hover:bg-accent-soft"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-lg font-semibold text-accent underline underline-offset-4">
                {messages.kinds[kind].name}
              </span>
              <Badge>{fill(messages.minutes, { count: kindMinutes[kind] })}</Badge>
            </span>
            <span className="text-ink-soft">{messages.kinds[kind].text}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
