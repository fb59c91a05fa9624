import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** The first of the two steps of a removal: it opens the button that removes. Plain HTML: it needs no script. */
export function AskAgain({
  title,
  messages: remove,
  children,
}: {
  /** Of what is removed. */
  title: string;
  messages: Messages['saved']['remove'];
  /** The button that removes. */
  children: ReactNode;
}) {
  return (
    <details>
      <summary
        data-icon="chevron-down"
        className="text-summary px-2 py-1 max-lg:min-h-11"
        aria-label={fill(remove.askFor, { title })}
      >
        {remove.ask}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
