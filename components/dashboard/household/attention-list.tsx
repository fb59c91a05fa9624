import { ExclamationTriangleIcon, ArrowRightIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';
import type { AttentionItem } from '@/lib/dashboard/domain/attention';
import type { Messages } from '@/lib/messages';

/** What needs attention, and the next step of getting started. */
export function AttentionList({
  items,
  next,
  messages,
}: {
  items: readonly AttentionItem[];
  /** The next step; null where all are done. */
  next: { title: string; href: string } | null;
  messages: Messages['dashboard']['attention'];
}) {
  return (
    <div className="-my-2 grid text-sm">
      {items.length === 0 ? <p className="py-2 text-ink-soft">{messages.none}</p> : null}
      <ul>
        {items.map(({ id, text, href, link }) => (
          <li
            key={id}
            className="flex items-center gap-2.5 border-b border-line py-2.5 last:border-0"
          >
            <ExclamationTriangleIcon aria-hidden="true" className="size-5 shrink-0 text-warn" />
            <span className="min-w-0 flex-1">{text}</span>
            <RouteLink
              href={href}
              prefetches={false}
              className="shrink-0 text-xs font-semibold text-accent hover:underline"
            >
              {link}
              <span className="sr-only">: {text}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {next ? (
        <p className="flex items-center gap-2.5 border-t border-line py-2.5">
          <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span>
            {messages.next}:{' '}
            <RouteLink
              href={next.href}
              prefetches={false}
              className="font-semibold text-accent hover:underline"
            >
              {next.title}
            </RouteLink>
          </span>
        </p>
      ) : null}
    </div>
  );
}
