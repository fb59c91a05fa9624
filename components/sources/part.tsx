import { Suspense, use, type ReactNode } from 'react';
import type { Early } from '@/lib/render-deadline';

/**
 * A part of a page: at once when its figures are there, else its skeleton until they are. Only a late part has a boundary:
 * React sends what is inside one apart when it is large, and then it needs a script to be seen.
 */
export function Part<T>({
  figures: { promise, arrived },
  skeleton,
  children,
}: {
  figures: Early<T>;
  skeleton: ReactNode;
  children: (figures: T) => ReactNode;
}) {
  if (arrived !== undefined) return children(arrived);
  return (
    <Suspense fallback={skeleton}>
      <Late promise={promise}>{children}</Late>
    </Suspense>
  );
}

function Late<T>({
  promise,
  children,
}: {
  promise: Promise<T>;
  children: (figures: T) => ReactNode;
}) {
  return children(use(promise));
}
