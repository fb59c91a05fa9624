import { DisclosureChevron } from '@/components/ui/disclosure';
import type { ReactNode } from 'react';

/**
 * The details below the answer, one part open at a time. The browser's own element: it works without scripts,
 * and an address that ends in the id of a part's content opens it. The fragment of this page holds private inputs, so
 * these are no tabs with addresses.
 */
export function TaxParts({
  parts,
}: {
  parts: readonly {
    id: string;
    title: string;
    /** What the closed part holds. */
    note?: string;
    isOpen?: boolean;
    /** Not shown where the browser runs no scripts. */
    isTool?: boolean;
    content: ReactNode;
  }[];
}) {
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      {parts.map(({ id, title, note, isOpen, isTool, content }) => (
        <details
          key={id}
          name="tax-part"
          open={isOpen}
          className={`title-only border-t border-line first:border-t-0 ${isTool ? 'needs-scripts' : ''}`}
        >
          <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 hover:bg-surface-sunken/40 md:px-5 [&::-webkit-details-marker]:hidden">
            <h2 id={`tax-${id}-title`} className="text-base font-semibold">
              {title}
            </h2>
            {note ? (
              <span className="ml-auto text-xs text-ink-soft max-md:hidden">{note}</span>
            ) : null}
            <DisclosureChevron className={note ? 'max-md:ml-auto' : 'ml-auto'} />
          </summary>
          <section
            id={`tax-${id}`}
            aria-labelledby={`tax-${id}-title`}
            className="scroll-mt-32 px-4 pt-1 pb-5 md:px-5"
          >
            {content}
          </section>
        </details>
      ))}
    </div>
  );
}

/** In place of what the engine draws. */
export function Loading({ text }: { text: string }) {
  return <p className="text-sm text-ink-soft">{text}</p>;
}
