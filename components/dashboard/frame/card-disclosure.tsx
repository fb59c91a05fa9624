'use client';

import { useState, type ReactNode } from 'react';

/**
 * A collapsed part of a card, in the browser's own element, so that it opens without scripts. `isOpen` opens it and never
 * closes it, so that the answer of a form inside it stays visible.
 */
export function CardDisclosure({
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
      <summary data-icon="chevron-down" className="text-summary min-h-11 font-semibold text-accent">
        {title}
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-4">{children}</div>
    </details>
  );
}
