import { EmptyState } from '@/components/ui/empty-state';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Outage } from '@/lib/sources/sourced';

/** Where figures should stand and none can: says why, and offers the same page again. Never a zero. */
export function NoFigures({
  problem,
  sourceName,
  retryPath,
  words,
}: {
  problem: Outage;
  sourceName: string;
  /** The path and query of the page itself. */
  retryPath: string;
  words: Messages['sources']['missing'];
}) {
  // A plain link: the page is loaded anew, with or without scripts.
  const retry = (
    <a href={retryPath} className="inline-flex min-h-11 items-center font-semibold underline">
      {words.retry}
    </a>
  );
  return (
    <EmptyState title={words.title} action={retry}>
      {fill(words[problem], { source: sourceName })}
    </EmptyState>
  );
}
