import { type ReactNode, Suspense, use } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { PillNote } from '@/components/ui/overlay/popover';
import {
  outageMark,
  type DataStatus,
  type Loaded,
  type Outage,
  type Sourced,
  figuresAgeSeconds,
  type DataOrigin,
} from '@/lib/sources/sourced';
import { messages, type Messages } from '@/lib/messages/index';
import { fill } from '@/lib/messages/fill';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Early } from '@/lib/render-deadline';
import { ageText, SourceNote } from './source-note';

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
  /** The status in the pill of the page: the source line is shown only where the status differs. */
  pageStatus?: DataStatus;
  children: (data: T, sourced: Sourced<T>) => ReactNode;
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
      {children(loaded.value.data, loaded.value)}
      {loaded.value.status === pageStatus ? null : (
        <SourceNote
          sourced={loaded.value}
          ageSeconds={ageSecondsOf(loaded.value)}
          messages={sources}
        />
      )}
    </div>
  );
}

/** The age of stale figures; nothing for others. */
export function StaleNote({ sourced }: { sourced: DataOrigin }) {
  if (sourced.status !== 'stale') return null;
  const age = ageText(ageSecondsOf(sourced), sources);
  return (
    <span {...outageMark} className="ml-1 font-normal text-warn">
      {fill(sources.pill.stale, { age })}
    </span>
  );
}

/** The age now: pages with figures render on request. */
function ageSecondsOf(sourced: DataOrigin): number {
  return figuresAgeSeconds(sourced, Date.now());
}

/** A list that is missing at its usual address counts as refused. */
function outageOf(problem: Outage | 'not-found'): Outage {
  return problem === 'not-found' ? 'refused' : problem;
}

/** Replaces missing figures: the reason, and a link that reloads the page. Never a zero. */
export function NoFigures({
  problem,
  sourceName,
  retryPath,
  messages,
}: {
  problem: Outage;
  sourceName: string;
  /** The path and query of the page itself. */
  retryPath: string;
  messages: Messages['sources']['missing'];
}) {
  // A plain link reloads the page, with or without scripts.
  const retry = (
    <a href={retryPath} className="inline-flex min-h-11 items-center font-semibold underline">
      {messages.retry}
    </a>
  );
  return (
    <EmptyState drawing="down" title={messages.title} action={retry}>
      {fill(messages[problem], { source: sourceName })}
    </EmptyState>
  );
}

const tones = { live: 'plain', stale: 'warn', sample: 'accent' } as const;

/**
 * The state of a page's figures as a pill in its title row: sample data, the date of live data, or the age of stale ones.
 * It opens to provider, time and unread rows in a native popover, so it needs no script.
 */
export function SourcePill({ id, sourced }: { id: string; sourced: DataOrigin }) {
  const { asOf, status } = sourced;
  const ageSeconds = ageSecondsOf(sourced);
  const text = {
    live: formatAsOf(asOf, sources.language),
    stale: fill(sources.pill.stale, { age: ageText(ageSeconds, sources) }),
    sample: sources.note.sample,
  }[status];
  return (
    <PillNote id={id} tone={tones[status]} text={text} details={sources.pill.details}>
      <SourceNote sourced={sourced} ageSeconds={ageSeconds} messages={sources} />
    </PillNote>
  );
}

/**
 * A part of a page: at once when its figures are there, else its skeleton until they are. Only a late part has a
 * boundary: React sends the large content of a boundary apart, and it is then invisible without scripts.
 */
export function StreamedPart<T>({
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
