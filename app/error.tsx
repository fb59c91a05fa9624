'use client';

import { FailureOnDemand } from '@/components/shell/failure-on-demand';

export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return (
    <main id="content">
      <FailureOnDemand {...props} />
    </main>
  );
}
