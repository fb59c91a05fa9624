'use client';

import { useEffect } from 'react';
import type { LessonId } from '@/lib/education/course-paths';

/** Tells the site that a lesson is being read and, when the tab is left, at which heading. Shows nothing. */
export function ReadingPlace({ lesson, owner }: { lesson: LessonId; owner: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./follow-reading').then(
      ({ followReading }) => {
        if (!isGone) stop = followReading(lesson, owner);
      },
      () => undefined, // Offline: reading works without.
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [lesson, owner]);
  return null;
}
