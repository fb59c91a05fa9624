import { FlagIcon } from '@heroicons/react/20/solid';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import type { RedFlag, UnknownFlag } from '@/lib/picks/red-flags';

type FlagWords = Messages['picks']['flags'];

/** A company's red flags, shown before its merits, and the flags whose figures are missing. */
export function RedFlagList({
  redFlags,
  unknownFlags,
  words,
}: {
  redFlags: readonly RedFlag[];
  unknownFlags: readonly UnknownFlag[];
  words: FlagWords;
}) {
  return (
    <div className="grid gap-1 text-sm">
      {redFlags.length > 0 ? (
        <ul className="grid gap-1">
          {redFlags.map((flag) => (
            <li key={flag.kind} className="flex items-start gap-2 font-semibold text-loss">
              <FlagIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {flagText(flag, words)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{unknownFlags.length > 0 ? words.none : words.clear}</p>
      )}
      {unknownFlags.length > 0 ? (
        <p className="text-ink-soft">
          {words.unknownTitle} {unknownFlags.map((kind) => words.unknown[kind]).join(', ')}.
        </p>
      ) : null}
    </div>
  );
}

/** The number of flags, for a row of a table. */
export function flagCount(count: number, { count: words }: FlagWords): string {
  return count === 0 ? words.none : fillCount(count, words);
}

function flagText(flag: RedFlag, words: FlagWords): string {
  const date = formatDate(flag.asOf);
  switch (flag.kind) {
    case 'pledge':
      return fill(words.pledge, { percent: formatPercent(flag.percent, 1), date });
    case 'promoter-fall':
      return fill(words['promoter-fall'], { points: formatNumber(flag.points, 1), date });
    case 'surveillance':
      return fill(words.surveillance, { list: words.lists[flag.list], date });
    case 'auditor':
      return fill(words.auditor, { remark: words.remarks[flag.remark], date });
  }
}
