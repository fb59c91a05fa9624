'use client';

/** Rendered inside the layout, so that the navigation stays visible. */
export { LazyFailure as default } from '@/components/shell/lazy-failure';
