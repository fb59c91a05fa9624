import type { ReactNode } from 'react';
import { NoFigures } from '@/components/sources/no-figures';
import { SourceNote } from '@/components/sources/source-note';
import { SourcePill } from '@/components/sources/source-pill';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { ageOf } from '@/lib/sources/age';
import type { DataStatus, Loaded, Outage, Sourced } from '@/lib/sources/sourced';

const { sources } = messages();

/** Figures of a provider with their origin and age, or the reason why there are none. */
export function SourcedData<T>({
  loaded,
  sourceName,
  retryPath,
  pageStatus,
  children,
}: {
  loaded: Loaded<T>;
  sourceName: string;
  retryPath: string;
  /** What the pill of the page says: the origin is repeated only where the state is another one. */
  pageStatus?: DataStatus;
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
      {loaded.value.status === pageStatus ? null : <Note sourced={loaded.value} />}
    </div>
  );
}

/** Whose figures these are, of when, and how they are. */
export function Note({ sourced }: { sourced: Omit<Sourced<unknown>, 'data'> }) {
  return <SourceNote sourced={sourced} ageSeconds={ageSecondsOf(sourced)} messages={sources} />;
}

/** The same as a pill: once in the title row of a page. */
export function Pill({ id, sourced }: { id: string; sourced: Omit<Sourced<unknown>, 'data'> }) {
  return (
    <SourcePill id={id} sourced={sourced} ageSeconds={ageSecondsOf(sourced)} messages={sources} />
  );
}

/** How old figures are, where they are older than they should be; nothing where they are not. */
export function StaleNote({ sourced }: { sourced: Omit<Sourced<unknown>, 'data'> }) {
  if (sourced.status !== 'stale') return null;
  const { unit, count } = ageOf(ageSecondsOf(sourced));
  const age = fill(sources.age[unit], { count });
  return <span className="ml-1 font-normal text-warn">{fill(sources.pill.stale, { age })}</span>;
}

/** Pages render on request: the age is that of this moment. */
function ageSecondsOf({ fetchedAt }: Pick<Sourced<unknown>, 'fetchedAt'>): number {
  return (Date.now() - Date.parse(fetchedAt)) / 1000;
}

/** A list that is not found where it always was is refused to us. */
function outageOf(problem: Outage | 'not-found'): Outage {
  return problem === 'not-found' ? 'refused' : problem;
}
