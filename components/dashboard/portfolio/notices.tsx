import { TextLink } from '@/components/ui/text-link';
import { namesInShort } from '@/lib/dashboard/domain/names-in-short';
import { maxHistories } from '@/lib/dashboard/domain/portfolio';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

type InDoubtMessages = Messages['dashboard']['inDoubt'];

type NoticeMessages = Pick<Messages['dashboard'], 'moreNames' | 'worth' | 'inDoubt'>;

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
  messages: NoticeMessages;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {messages.inDoubt.notice} <bdi>{namesInShort(names, messages.moreNames)}</bdi>.
    </p>
  );
}

/** Which holdings have no price, or an old one; nothing where there are none. */
export function PriceNotice({
  names,
  text,
  href = null,
  messages,
}: {
  names: readonly string[];
  text: string;
  /** Where their prices are entered; null where that does not help. */
  href?: string | null;
  messages: NoticeMessages;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-xs text-warn">
      {text} <bdi>{namesInShort(names, messages.moreNames)}</bdi>.
      {href === null ? null : (
        <>
          {' '}
          <TextLink href={href} prefetches={false}>
            {messages.worth.updatePrices}
          </TextLink>
        </>
      )}
    </p>
  );
}

/** Which holdings leave gaps in a line and in the returns of a period. */
export function NoHistoryNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: NoticeMessages;
}) {
  return (
    <PriceNotice
      names={names}
      text={fill(messages.worth.withoutHistory, { count: maxHistories })}
      messages={messages}
    />
  );
}
