import type { Messages } from '@/lib/messages';

/** Stands on every page that shows funds. */
export function FundWarning({ messages }: { messages: Messages['funds'] }) {
  return (
    <div role="note" className="mt-10 border-t border-line pt-4 text-sm">
      <p className="text-base">{messages.warning}</p>
      <p className="mt-1 text-ink-soft">{messages.noAdvice}</p>
    </div>
  );
}
