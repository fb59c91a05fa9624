import type { Messages } from '@/lib/messages';

type InDoubtWords = Messages['dashboard']['inDoubt'];

/** Below a figure that a value in doubt enters. */
export function InDoubtMark({ words }: { words: InDoubtWords }) {
  return <span className="block text-xs font-normal text-warn">{words.mark}</span>;
}

/** Which holdings have a value in doubt, and why; nothing where there are none. */
export function InDoubtNotice({ names, words }: { names: readonly string[]; words: InDoubtWords }) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {words.notice} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}
