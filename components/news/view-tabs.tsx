import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';

/** A few ways to look at the news, each with its address. */
export function ViewTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { id: string; text: string; href: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className="no-print overflow-x-auto">
      <ul className="flex gap-1">
        {tabs.map(({ id, text, href, isCurrent }) => (
          <li key={id}>
            <RouteLink
              href={href}
              prefetches={false}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 px-3 text-sm whitespace-nowrap',
                isCurrent
                  ? 'border-accent font-semibold text-accent-strong'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {text}
              {isCurrent ? <span className="sr-only"> ✓</span> : null}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
