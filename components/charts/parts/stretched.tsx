import type { ReactNode } from 'react';
import { extent } from './units';

/** Paths in the units of a drawing, stretched to its box. Strokes keep their width by `vectorEffect` on each path. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${extent} ${extent}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      overflow="visible"
    >
      {children}
    </svg>
  );
}
