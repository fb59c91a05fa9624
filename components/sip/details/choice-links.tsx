import { classNames } from '@/components/ui/class-names';

export type ChoiceLink = {
  id: string;
  text: string;
  href: string;
  isCurrent: boolean;
  /** Replaces following the link once the calculator runs in the browser. */
  onChoose?: () => void;
};

/** A few ways to see the same plan. Links, so that they work without scripts and can be shared. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, text, href, isCurrent, onChoose }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={isCurrent || undefined}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault();
                  onChoose();
                })
              }
              className={classNames(
                'inline-flex min-h-11 items-center rounded border px-3 text-sm font-semibold',
                isCurrent
                  ? 'border-accent bg-accent-soft text-accent-strong'
                  : 'border-line text-ink-soft hover:bg-surface-sunken hover:text-ink',
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
