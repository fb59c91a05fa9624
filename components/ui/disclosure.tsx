import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import { classNames } from './class-names';

/**
 * A title that shows or hides what belongs to it. The browser's own element: it works before and without
 * scripts, and a search in the page opens it.
 */
export function Disclosure({
  title,
  note,
  isOpen = false,
  className,
  children,
}: {
  title: string;
  /** Below the title, quietly: what the closed part holds. */
  note?: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      className={classNames(
        'min-w-0 rounded border border-line bg-surface',
        note ? null : 'title-only',
        className,
      )}
    >
      <DisclosureSummary title={title} note={note} className="rounded" />
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

/** A disclosure in running text: without a box, its title in the colour of links. */
export function TextDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="title-only min-w-0">
      <summary data-icon="chevron-down" className="text-summary py-2 font-semibold text-accent">
        {title}
      </summary>
      {children}
    </details>
  );
}

/** The title of a `details`, and the chevron that shows whether it is open. */
export function DisclosureSummary({
  title,
  note,
  className,
  ...summary
}: Omit<ComponentProps<'summary'>, 'title' | 'children'> & { title: string; note?: ReactNode }) {
  return (
    <summary
      {...summary}
      className={classNames(
        'flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 font-semibold hover:bg-surface-sunken [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {note ? (
        <span className="grid min-w-0">
          {title}
          <span className="text-sm font-normal wrap-anywhere text-ink-soft">{note}</span>
        </span>
      ) : (
        title
      )}
      <DisclosureChevron />
    </summary>
  );
}

export function DisclosureChevron({ className }: { className?: string }) {
  return <Icon name="chevron-down" className={classNames('summary-chevron', className)} />;
}
