'use client';

import { lazy, Suspense } from 'react';

type Props = { error: unknown; retry: () => void };

/**
 * The notice is rarely needed, and every page has it: its code loads when something has failed. By React's `lazy`
 * and no trigger, since the page of app/global-error.tsx is written on the server with it.
 */
const FailureNotice = lazy(() =>
  import('./failure-notice').then(
    ({ FailureNotice: Notice }) => ({ default: Notice }),
    () => ({ default: BareNotice }),
  ),
);

/** A plain link for when even the notice cannot be fetched. */
function BareNotice() {
  return <a href="/analytics">Arthayatra</a>;
}

export function LazyFailure(props: Props) {
  return (
    <Suspense>
      <FailureNotice {...props} />
    </Suspense>
  );
}
