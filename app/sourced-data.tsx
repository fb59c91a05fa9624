import type { ReactNode } from 'react';
import { NoFigures } from '@/components/sources/no-figures';
import { SourceNote } from '@/components/sources/source-note';
import { messages } from '@/lib/messages';
import type { Loaded, Outage, Sourced } from '@/lib/sources/sourced';

const { sources } = messages();

/** Figures of a provider with their origin and age, or the reason why there are none. */
export function SourcedData<T>({
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
  if (!loaded.ok) {
    return (
      <NoFigures
        problem={outageOf(loaded.problem)}
        sourceName={sourceName}
        retryPath={retryPath}
        messages={sources.missing}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      {children(loaded.value.data)}
      <Note sourced={loaded.value} />
    </div>
  );
}

/** Whose figures these are, of when, and how they are. */
export function Note({ sourced }: { sourced: Omit<Sourced<unknown>, 'data'> }) {
  return <SourceNote sourced={sourced} ageSeconds={ageSecondsOf(sourced)} messages={sources} />;
}

/** Pages render on request: the age is that of this moment. */
function ageSecondsOf({ fetchedAt }: Pick<Sourced<unknown>, 'fetchedAt'>): number {
  return (Date.now() - Date.parse(fetchedAt)) / 1000;
}

/** A list that is not found where it always was is refused to us. */
function outageOf(problem: Outage | 'not-found'): Outage {
  return problem === 'not-found' ? 'refused' : problem;
}
