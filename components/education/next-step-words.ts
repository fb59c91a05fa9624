import { headingId } from '@/lib/education/domain/heading-id';
import { lessonPath } from '@/lib/education/domain/course-paths';
import type { NextStep } from '@/lib/education/domain/next-step';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The next step as a link with its words; without an address when there is none. */
export function nextStepWords(
  step: NextStep,
  messages: Messages['education']['next'],
): { path: string | null; text: string; note: string | null } {
  if (step.kind === 'all-done') return { path: null, text: messages.done, note: null };
  const { id, title, summary } = step.lesson;
  if (step.kind === 'begin') {
    return { path: lessonPath(id), text: fill(messages.begin, { lesson: title }), note: summary };
  }
  const { heading } = step;
  return {
    path: lessonPath(id) + (heading ? `#${heading}` : ''),
    text: fill(messages.resume, { lesson: title }),
    note: heading ? fill(messages.place, { heading: plainHeading(heading) }) : summary,
  };
}

/** A heading's id, readable again. */
function plainHeading(heading: string): string {
  const text = headingId(heading).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
