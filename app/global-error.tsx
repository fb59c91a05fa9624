'use client';

import { LazyFailure } from '@/components/shell/lazy-failure';
import './globals.css';

/** Shown when the root layout itself fails. It renders its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <head>
        <title>Arthayatra</title>
      </head>
      <body>
        <main id="content" className="mx-auto max-w-7xl px-4 py-10">
          <p className="mb-8 text-lg font-semibold">Arthayatra</p>
          <LazyFailure {...props} />
        </main>
      </body>
    </html>
  );
}
