import type { ReactNode } from 'react';
import { classNames } from './class-names';

/**
 * A surface whose content reaches its edges: a list or table below one row that holds its views or title at the left,
 * and search, filters and downloads at the right. On phones, tools with a field or chips, and text links beside
 * views, have a row of their own; a few buttons share the row of the views, which then scroll beside them.
 */
export function Panel({
  id,
  label,
  head,
  tools,
  children,
  foot,
  className,
}: {
  id?: string;
  /** Names the region. */
  label: string;
  /** Views (PageTabs) or a title. */
  head?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
  /** One line below the content: source, terms, pages. */
  foot?: ReactNode;
  className?: string;
}) {
  return (
    <section
      id={id}
      aria-label={label}
      className={classNames(
        'panel rounded-lg border border-line bg-surface shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
        className,
      )}
    >
      {head || tools ? (
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 border-b border-line px-4 md:gap-y-1 md:px-5 print:min-h-0 print:border-b-0 print:pt-4 max-md:[&>.view-chips]:pt-1.5 max-md:[&>nav]:flex-1 max-md:[&>nav+:has(.link)]:w-full">
          {head}
          {tools ? (
            <div className="no-print ml-auto flex flex-wrap items-center gap-2 py-1.5 max-md:has-[input,select]:w-full max-md:has-[>nav]:w-full">
              {tools}
            </div>
          ) : null}
        </div>
      ) : null}
      {children}
      {foot ? (
        <div className="border-t border-line px-4 py-3 text-xs text-ink-soft md:px-5">{foot}</div>
      ) : null}
    </section>
  );
}
