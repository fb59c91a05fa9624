import type { LessonId } from '@/lib/education/domain/course-paths';
import { outboxOf } from '@/components/education/learning-outbox';

/** Below the top bar, a heading has been reached. */
const reachedPx = 160;

/** Notes that the lesson was opened, and the heading last reached whenever the page is left. @returns what ends it. */
export function followReading(lesson: LessonId, owner: string): () => void {
  const outbox = outboxOf(owner);
  let current = headingReached();
  let noted: string | null | undefined;
  // Followed while it is there: on the way to another page, the text is gone before this ends.
  const follow = () => {
    current = headingReached();
  };
  const note = () => {
    if (current === noted) return;
    noted = current;
    outbox.record({ kind: 'read', lesson, heading: current });
  };
  const leave = () => {
    note();
    void outbox.send();
  };
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  note();
  window.addEventListener('scroll', follow, { passive: true });
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', follow);
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

/** The last heading of the lesson above the line up to which the text counts as read; null at the top. */
function headingReached(): string | null {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-lesson-text] h2[id]')];
  // A closed part has not been read, though its headings have a place on the page.
  const shown = headings.filter((heading) => !heading.closest('details:not([open])'));
  return shown.findLast((heading) => heading.getBoundingClientRect().top <= reachedPx)?.id ?? null;
}
