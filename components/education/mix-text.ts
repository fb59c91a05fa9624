import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { mix: mixMessages } = messages().education;

/** How many questions of the weekly quiz are answered, and how many rightly; before the first answer, their number. */
export function mixText({
  answered,
  count,
  right,
}: {
  answered: number;
  count: number;
  right: number;
}): string {
  return answered === 0
    ? fill(mixMessages.open, { count })
    : fill(mixMessages.done, { answered, count, right });
}
