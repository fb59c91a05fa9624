'use client';

import { useEffect, useRef } from 'react';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { failure as english } from '@/lib/messages/en/failure';
import { fill } from '@/lib/messages/fill';
import { failure as hindi } from '@/lib/messages/hi/failure';

/**
 * The notice for our own errors: no stack, a reference to quote, a button to try again. The
 * server log has the same reference.
 */
export function FailureNotice({ error, retry }: { error: unknown; retry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    console.error(error);
    heading.current?.focus();
  }, [error]);
  const failure = document.documentElement.lang.startsWith('hi') ? hindi : english;
  const digest = digestOf(error);
  const button = 'inline-flex min-h-11 items-center rounded px-4 font-semibold';
  return (
    <div className="max-w-prose">
      <EmptyDrawing name="down" />
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-xl">
        {failure.title}
      </h1>
      <p className="mt-2 text-ink-soft">{failure.text}</p>
      {digest ? (
        <p className="mt-2 text-sm text-ink-soft">{fill(failure.reference, { digest })}</p>
      ) : null}
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={`${button} bg-accent text-on-accent`}>
          {failure.tryAgain}
        </button>
        {/* A plain link: after an error the page is loaded anew. */}
        <a href="/analytics" className={`${button} border border-control`}>
          {failure.toDashboard}
        </a>
      </p>
    </div>
  );
}

function digestOf(error: unknown): string | null {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : null;
}
