import { EmptyState } from '@/components/ui/empty-state';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Outage } from '@/lib/sources/sourced';

/** Replaces missing figures: the reason, and a link that reloads the page. Never a zero. */
export function NoFigures({
  problem,
  sourceName,
  retryPath,
  messages,
}: {
  problem: Outage;
  sourceName: string;
  /** The path and query of the page itself. */
  retryPath: string;
  messages: Messages['sources']['missing'];
}) {
  // A plain link reloads the page, with or without scripts.
  const retry = (
    <a href={retryPath} className="inline-flex min-h-11 items-center font-semibold underline">
      {messages.retry}
    </a>
  );
  return (
    <EmptyState drawing="down" title={messages.title} action={retry}>
      {fill(messages[problem], { source: sourceName })}
    </EmptyState>
  );
}
