import type { ComponentProps, ReactNode } from 'react';
import { extent } from '@/components/charts/parts/paths';

/** A line beside other shapes of a `Stretched`; lines alone are plain paths (`hasLines`). Its stroke is as wide in every figure. */
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
  hasLines,
  children,
}: {
  /** Its paths are lines, the first one last: app/base.css draws them, and `pointsOf` in reading.ts reads their points. */
  hasLines?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      data-lines={hasLines && ''}
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
