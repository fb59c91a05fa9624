import { TextLink } from '@/components/ui/text-link';
import { maxHistories, namesInShort } from '@/lib/dashboard/domain/portfolio';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { dashboard } = messages();

/** In the place of a chart of a member's amounts while these are hidden. */
export function HiddenChartNote() {
  return (
    <p className="own-figure-note rounded border border-dashed border-line p-4 text-center text-sm text-ink-soft xl:py-36">
      {dashboard.worth.hiddenChart}
    </p>
  );
}

/** Below a figure that a value in doubt enters. */
export function InDoubtMark() {
  return <span className="block text-xs font-normal text-warn">{dashboard.inDoubt.mark}</span>;
}

/** Which holdings have a value in doubt, and why; nothing where there are none. */
export function InDoubtNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {dashboard.inDoubt.notice} <bdi>{namesInShort(names, dashboard.moreNames)}</bdi>.
    </p>
  );
}

/** Which holdings have no price, or an old one; nothing where there are none. */
export function PriceNotice({
  names,
  text,
  href = null,
}: {
  names: readonly string[];
  text: string;
  /** Where their prices are entered; null where that does not help. */
  href?: string | null;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-xs text-warn">
      {text} <bdi>{namesInShort(names, dashboard.moreNames)}</bdi>.
      {href === null ? null : (
        <>
          {' '}
          <TextLink href={href} prefetches={false}>
            {dashboard.worth.updatePrices}
          </TextLink>
        </>
      )}
    </p>
  );
}

/** Which holdings leave gaps in a line and in the returns of a period. */
export function NoHistoryNotice({ names }: { names: readonly string[] }) {
  return (
    <PriceNotice
      names={names}
      text={fill(dashboard.worth.withoutHistory, { count: maxHistories })}
    />
  );
}
