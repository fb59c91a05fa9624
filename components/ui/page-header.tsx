import type { ReactNode } from 'react';

/** The heading of a page. It takes the focus after a change of route (components/shell/route-change.tsx). */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {title}
      </h1>
      {children ? <div className="mt-2 max-w-prose text-ink-soft">{children}</div> : null}
    </header>
  );
}
