import type { Messages } from '@/lib/messages';

type InDoubtWords = Messages['dashboard']['inDoubt'];

/** Below a figure that a value in doubt enters. */
export function InDoubtMark({ messages }: { messages: InDoubtWords }) {
  return <span className="block text-xs font-normal text-warn">{messages.mark}</span>;
}

/** Which holdings have a value in doubt, and why; nothing where there are none. */
export function InDoubtNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: InDoubtWords;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {messages.notice} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}
