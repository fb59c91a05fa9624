import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** How many questions of the weekly quiz are answered, and how many rightly; before the first answer, how many there are. */
export function mixText(
  { answered, count, right }: { answered: number; count: number; right: number },
  messages: Messages['education']['mix'],
): string {
  return answered === 0
    ? fill(messages.open, { count })
    : fill(messages.done, { answered, count, right });
}
