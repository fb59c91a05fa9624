'use client';

import { FailureNotice } from '@/components/shell/failure-notice';
import { failure } from '@/lib/messages/en/failure';
import './globals.css';

/** The last resort, when the root layout itself fails: it brings its own document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <head>
        <title>{failure.title}</title>
      </head>
      <body>
        <main id="content">
          <FailureNotice error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
