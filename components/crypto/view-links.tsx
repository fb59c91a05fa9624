import { RouteLink } from '@/components/ui/route-link';
import { classNames } from '@/components/ui/class-names';

export type ViewLink = { id: string; text: string; href: string; isCurrent: boolean };

/** A few ways to see the same figures, each with its address. The chosen one is text, not a link. */
export function ViewLinks({ label, links }: { label: string; links: readonly ViewLink[] }) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="flex flex-wrap gap-1">
        {links.map(({ id, text, href, isCurrent }) => {
          const variant = classNames(
            'inline-flex min-h-11 items-center rounded border px-3 text-sm font-semibold whitespace-nowrap',
            isCurrent
              ? 'border-accent bg-accent-soft text-accent-strong'
              : 'border-line text-ink-soft hover:bg-surface-sunken hover:text-ink',
          );
          return (
            <li key={id}>
              {isCurrent ? (
                <span aria-current="true" className={variant}>
                  {text}
                </span>
              ) : (
                <RouteLink href={href} prefetches={false} className={variant}>
                  {text}
                </RouteLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
