'use client';

import type { ComponentProps } from 'react';
import { LazyFailure } from '@/components/shell/lazy-failure';

/** Rendered inside the layout, which gives its pages the whole width. */
export default function GuestFailure(props: ComponentProps<typeof LazyFailure>) {
  return (
    <div className="mx-auto w-full max-w-prose">
      <LazyFailure {...props} />
    </div>
  );
}
