import { FlagIcon } from '@heroicons/react/20/solid';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import type { RedFlag, UnknownFlag } from '@/lib/picks/domain/company/company';
import { auditorMonths, promoterFallPoints } from '@/lib/picks/domain/company/governance-on';

type FlagMessages = Messages['picks']['flags'];

/** A company's red flags, shown before its merits, and the flags whose figures are missing. */
export function RedFlagList({
  redFlags,
  unknownFlags,
  messages,
}: {
  redFlags: readonly RedFlag[];
  unknownFlags: readonly UnknownFlag[];
  messages: FlagMessages;
}) {
  const clear = fill(messages.clear, { points: promoterFallPoints, years: auditorMonths / 12 });
  return (
    <div className="grid gap-1 text-sm">
      {redFlags.length > 0 ? (
        <ul className="grid gap-1">
          {redFlags.map((flag) => (
            <li key={flag.kind} className="flex items-start gap-2 font-semibold text-loss">
              <FlagIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {flagText(flag, messages)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{unknownFlags.length > 0 ? messages.none : clear}</p>
      )}
      {unknownFlags.length > 0 ? (
        <p className="text-ink-soft">
          {messages.unknownTitle} {unknownFlags.map((kind) => messages.unknown[kind]).join(', ')}.
        </p>
      ) : null}
    </div>
  );
}

/** The number of flags, for a row of a table. */
export function flagCount(count: number, { count: messages }: FlagMessages): string {
  return count === 0 ? messages.none : fillCount(count, messages);
}

function flagText(flag: RedFlag, messages: FlagMessages): string {
  const date = flag.asOf ? formatDate(flag.asOf) : messages.undated;
  switch (flag.kind) {
    case 'pledge':
      return fill(messages.pledge, { percent: formatPercent(flag.percent, 1), date });
    case 'promoter-fall':
      return fill(messages['promoter-fall'], { points: formatNumber(flag.points, 1), date });
    case 'surveillance':
      return fill(messages.surveillance, { list: messages.lists[flag.list], date });
    case 'auditor':
      return fill(messages.auditor, { remark: messages.remarks[flag.remark], date });
  }
}
