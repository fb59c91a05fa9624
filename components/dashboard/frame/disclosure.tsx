import type { ReactNode } from 'react';

/** What a card offers on wish. The browser's own: it needs no script. */
export function Disclosure({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 items-center rounded font-semibold text-accent">
        {title}
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </details>
  );
}
