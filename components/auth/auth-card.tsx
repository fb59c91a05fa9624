import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header';

/** The card of one sign-in form: heading, form, and links to the other forms below it. */
export function AuthCard({
  title,
  intro,
  notice,
  needsScripts,
  children,
  footer,
}: {
  title: string;
  intro: string;
  notice?: ReactNode;
  /** Shown where scripts do not run. */
  needsScripts: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="w-full max-w-md rounded-lg border border-line bg-surface p-6 shadow-card md:p-8">
      <PageHeader title={title}>
        <p>{intro}</p>
      </PageHeader>
      {notice}
      <noscript>
        <p className="mb-5 rounded border-l-4 border-warn bg-warn-soft px-4 py-3 text-sm">
          {needsScripts}
        </p>
      </noscript>
      {children}
      {footer ? (
        <div className="mt-6 grid gap-2 border-t border-line pt-5 text-sm text-ink-soft">
          {footer}
        </div>
      ) : null}
    </div>
  );
}
