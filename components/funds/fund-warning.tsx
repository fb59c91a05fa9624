import type { Messages } from '@/lib/messages';

/** For every page that shows funds. */
export function FundWarning({ messages }: { messages: Messages['funds'] }) {
  return (
    <div role="note" className="mt-4 max-w-prose text-sm">
      <p>{messages.warning}</p>
      <p className="text-ink-soft">{messages.noAdvice}</p>
    </div>
  );
}
