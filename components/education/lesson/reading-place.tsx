'use client';

import { useEffect } from 'react';
import type { LessonId } from '@/lib/education/domain/course-paths';

/**
 * Sends the site which lesson is open and, when the tab is left, at which heading. Unfolds the section at which the address
 * points: the browser does so on a page load, but not after a change of route. Renders nothing.
 */
export function ReadingPlace({ lesson, owner }: { lesson: LessonId; owner: string }) {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const fold = target?.closest('details');
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  }, [lesson]);
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
