import { EmptyState } from '@/components/ui/empty-state';
import type { Messages } from '@/lib/messages';

/** Instead of the list while no outlet answers. */
export function OutletsDown({
  retryHref,
  messages,
}: {
  retryHref: string;
  messages: Messages['news']['outlets'];
}) {
  return (
    <div className="p-4 md:p-5">
      <EmptyState
        title={messages.down}
        action={
          <a href={retryHref} className="inline-flex min-h-11 items-center font-semibold underline">
            {messages.retry}
          </a>
        }
      >
        {messages.downText}
      </EmptyState>
    </div>
  );
}
