'use client';

import { useEffect } from 'react';
import type { LessonId } from '@/lib/education/domain/course-paths';

/** Sends the site which lesson is open and, when the tab is left, at which heading. Renders nothing. */
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
