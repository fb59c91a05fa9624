'use client';

/** Inside the frame, so that the way to every other page stays in sight. */
export { LazyFailure as default } from '@/components/shell/lazy-failure';
