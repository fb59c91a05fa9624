import { classNames } from '@/components/ui/class-names';

export type RangeLink = { id: string; text: string; href: string; isCurrent: boolean };

/** A few periods of one chart. Plain links: the page stays where it is, and each can be shared. */
export function RangeLinks({ label, links }: { label: string; links: readonly RangeLink[] }) {
  return (
    <nav aria-label={label} className="no-print mb-3">
      <ul className="flex flex-wrap gap-1">
        {links.map(({ id, text, href, isCurrent }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={isCurrent || undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full px-3 text-sm',
                isCurrent
                  ? 'bg-accent-soft font-semibold text-accent-strong'
                  : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
