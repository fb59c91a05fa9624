import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';

/** One sign-in form: heading, form, links to the other forms, and beside it a preview of the page behind it. */
export function AuthCard({
  title,
  intro,
  notice,
  needsScripts,
  preview,
  children,
  footer,
}: {
  title: string;
  intro?: string;
  notice?: ReactNode;
  /** Shown where scripts do not run. */
  needsScripts: string;
  preview?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const card = (
    <div className="mx-auto w-full max-w-100 rounded-lg border border-line bg-surface p-5 shadow-card max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none md:p-7">
      <PageHeader title={title}>{intro ? <p className="text-sm">{intro}</p> : null}</PageHeader>
      <div className="mt-4">
        {notice}
        <noscript>
          <Alert tone="warn" className="mb-5">
            {needsScripts}
          </Alert>
        </noscript>
        {children}
      </div>
      {footer ? (
        <div className="mt-6 grid gap-2 border-t border-line pt-5 text-sm text-ink-soft">
          {footer}
        </div>
      ) : null}
    </div>
  );
  return preview ? (
    <div className="mx-auto grid w-full max-w-260 items-center gap-x-20 lg:grid-cols-[25rem_minmax(0,1fr)]">
      {card}
      {preview}
    </div>
  ) : (
    card
  );
}
