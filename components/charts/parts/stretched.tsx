import type { ComponentProps, ReactNode } from 'react';
import { extent } from './units';

/** A line of a `Stretched`: its stroke is as wide in every figure. */
export function StretchedLine({ d, ...attributes }: ComponentProps<'path'>) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      {...attributes}
    />
  );
}

/** Paths in the units of a drawing, stretched to its box. Strokes keep their width by `vectorEffect` on each path. */
export function Stretched({
  isReading,
  children,
}: {
  /** Its paths are lines whose points are read, the first one last (`pointsOf` in reading.ts). */
  isReading?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      data-lines={isReading && ''}
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
