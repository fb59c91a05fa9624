import type { ReactNode } from 'react';

/** What the server drew, pale and out of reach while the code that will redraw it is on its way. */
export function Waiting({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div
      inert={isWaiting}
      aria-busy={isWaiting || undefined}
      className={isWaiting ? 'opacity-50' : undefined}
    >
      {children}
    </div>
  );
}
