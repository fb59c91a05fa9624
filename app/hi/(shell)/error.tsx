'use client';

/** Inside the frame, so that the way to every other page stays in sight. */
export { FailureOnDemand as default } from '@/components/shell/failure-on-demand';
