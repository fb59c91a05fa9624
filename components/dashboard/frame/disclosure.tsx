'use client';

import { useState, type ReactNode } from 'react';

/**
 * What a card offers on wish: the browser's own, so that it needs no script. It opens when the page asks for it, and never
 * closes by itself: what a form inside it answers stays in sight.
 */
export function Disclosure({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details open={wasOpened}>
      <summary className="inline-flex min-h-11 items-center rounded font-semibold text-accent">
        {title}
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </details>
  );
}
