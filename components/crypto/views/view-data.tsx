import type { ReactNode } from 'react';
import { SourcedData } from '@/components/sources/sourced-data';
import type { Loaded } from '@/lib/sources/sourced';

/** The figures of a view without padding, or with padding the reason why there are none. */
export function ViewData<T>({
  loaded,
  sourceName,
  retryPath,
  children,
}: {
  loaded: Loaded<T>;
  sourceName: string;
  retryPath: string;
  children: (data: T) => ReactNode;
}) {
  if (loaded.ok) return children(loaded.value.data);
  return (
    <div className="p-4 md:p-5">
      <SourcedData loaded={loaded} sourceName={sourceName} retryPath={retryPath}>
        {children}
      </SourcedData>
    </div>
  );
}
