'use client';

/** Inside the frame, so that the way to every other page stays in sight. */
export { FailureNotice as default } from '@/components/shell/failure-notice';
