import { maxHistories } from '@/lib/dashboard/domain/portfolio';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

type InDoubtMessages = Messages['dashboard']['inDoubt'];

/** Below a figure that a value in doubt enters. */
export function InDoubtMark({ messages }: { messages: InDoubtMessages }) {
  return <span className="block text-xs font-normal text-warn">{messages.mark}</span>;
}

/** Which holdings have a value in doubt, and why; nothing where there are none. */
export function InDoubtNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: InDoubtMessages;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {messages.notice} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}

/** Which holdings have no price and are in no sum; nothing where there are none. */
export function UnpricedNotice({ names, text }: { names: readonly string[]; text: string }) {
  if (names.length === 0) return null;
  return (
    <p className="text-xs text-warn">
      {text} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}

/** Which holdings leave gaps in a line and in the returns of a period. */
export function NoHistoryNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: Messages['dashboard']['worth'];
}) {
  return (
    <UnpricedNotice names={names} text={fill(messages.withoutHistory, { count: maxHistories })} />
  );
}
