import { DisclosureChevron } from '@/components/ui/disclosure';
import type { ReactNode } from 'react';

/**
 * A part of what the page knows beyond the answer, one open at a time. The browser's own element: it works without
 * scripts, and an address that ends in the id of its content opens it. The fragment of this page holds private inputs,
 * so these are no tabs with addresses.
 */
export function TaxPart({
  id,
  title,
  note,
  isOpen = false,
  className,
  children,
}: {
  id: string;
  title: string;
  /** What the closed part holds. */
  note?: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      name="tax-part"
      open={isOpen}
      className={`title-only group border-t border-line first:border-t-0 ${className ?? ''}`}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 hover:bg-surface-sunken/40 md:px-5 [&::-webkit-details-marker]:hidden">
        <h2 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h2>
        {note ? <span className="ml-auto text-xs text-ink-soft max-md:hidden">{note}</span> : null}
        <DisclosureChevron className={note ? 'max-md:ml-auto' : 'ml-auto'} />
      </summary>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className="scroll-mt-32 px-4 pt-1 pb-5 md:px-5"
      >
        {children}
      </section>
    </details>
  );
}
