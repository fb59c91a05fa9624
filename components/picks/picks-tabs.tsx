import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import { ownScreenPath, picksPath, recordPath } from '@/lib/picks/domain/company/paths';

const paths = { screens: picksPath, own: ownScreenPath, record: recordPath } as const;

/** The pages of stock picks. */
export function PicksTabs({
  current,
  messages,
}: {
  /** Null on a page below them, such as a company's. */
  current: keyof typeof paths | null;
  messages: Messages['picks']['tabs'];
}) {
  return (
    <nav aria-label={messages.label} className="no-print mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {(['screens', 'own', 'record'] as const).map((id) => (
          <li key={id}>
            <RouteLink
              href={paths[id]}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 px-3 text-sm whitespace-nowrap',
                id === current
                  ? 'border-accent font-semibold text-accent-strong'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {messages[id]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
