import { FlagIcon, CheckIcon, MinusIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import {
  type RedFlag,
  type UnknownFlag,
  auditorMonths,
  promoterFallPoints,
} from '@/lib/picks/domain/company/company';
import { figureColumn, Table } from '@/components/ui/table';
import type { Reason } from '@/lib/picks/domain/screen/screen';
import { comparedCell, conditionText, marginText, ratioText } from './ratio-text';

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
export function FlagCount({
  count,
  messages: { count: messages },
}: {
  count: number;
  messages: FlagMessages;
}) {
  return count === 0 ? (
    <span className="text-ink-soft">{messages.none}</span>
  ) : (
    <strong className="text-loss">{fillCount(count, messages)}</strong>
  );
}

function flagText(flag: RedFlag, messages: FlagMessages): string {
  const date = flag.asOf ? formatDate(flag.asOf) : messages.undated;
  switch (flag.kind) {
    case 'pledge':
      return flag.percent < 0.1
        ? fill(messages.smallPledge, { date })
        : fill(messages.pledge, { percent: formatPercent(flag.percent, 1), date });
    case 'promoter-fall':
      return fill(messages['promoter-fall'], { points: formatNumber(flag.points, 1), date });
    case 'surveillance':
      return fill(messages.surveillance, { list: messages.lists[flag.list], date });
    case 'auditor':
      return fill(messages.auditor, { remark: messages.remarks[flag.remark], date });
  }
}

/** A company against each part of a rule: its number, the margin to the threshold, and the date of the number. */
export function ReasonTable({
  company,
  reasons,
  messages: { reasons: messages, units },
}: {
  company: string;
  reasons: readonly Reason[];
  messages: Pick<Messages['picks'], 'reasons' | 'units'>;
}) {
  return (
    <Table
      caption={fill(messages.caption, { company })}
      isCaptionHidden
      hasLines
      className="[--line-figure:3.5rem]"
      columns={[
        {
          id: 'part',
          title: messages.part,
          width: 'name',
          cell: (reason) => (
            <span className="flex items-start gap-2">
              <Mark isMet={reason.isMet} messages={messages} />
              <span>
                {conditionText(
                  reason.isNegated ? fill(messages.not, { rule: reason.text }) : reason.text,
                )}
                {reason.margin === null ? null : (
                  <span className="block text-xs text-ink-soft md:hidden">{margin(reason)}</span>
                )}
              </span>
            </span>
          ),
        },
        {
          id: 'number',
          title: messages.number,
          isNumber: true,
          inLine: 'figure',
          cell: (reason) => comparedCell(reason, reason.unit, units),
        },
        figureColumn('threshold', messages.threshold, ({ threshold, unit }: Reason) =>
          ratioText(threshold, unit, units),
        ),
        figureColumn('margin', messages.margin, (reason: Reason) => margin(reason)),
        figureColumn('date', messages.date, datesOf),
      ]}
      rows={reasons}
      rowKey={({ text, isNegated }) => `${text}${isNegated}`}
    />
  );

  function margin({ margin: by, marginPercent, unit }: Reason): string {
    const text = marginText(by, unit, units);
    if (by === null || marginPercent === null) return text;
    return fill(messages.marginOf, { margin: text, percent: formatPercent(marginPercent, 0) });
  }
}

/** Each day on which a number of the comparison stands, once. */
function datesOf({ ratios }: Reason): string {
  const days = [...new Set(ratios.flatMap(({ asOf }) => asOf ?? []))];
  return days.length > 0 ? days.map((day) => formatDate(day)).join(', ') : notKnown;
}

function Mark({
  isMet,
  messages,
}: {
  isMet: boolean | null;
  messages: Messages['picks']['reasons'];
}) {
  const text = isMet === null ? messages.unknown : isMet ? messages.passed : messages.missed;
  return (
    <>
      <MarkIcon isMet={isMet} />
      <span className="sr-only">{text}: </span>
    </>
  );
}

/** Passed, not passed, or not known (null), beside words that say so. */
export function MarkIcon({ isMet }: { isMet: boolean | null }) {
  const [Icon, toneClass] =
    isMet === null
      ? ([MinusIcon, 'text-ink-soft'] as const)
      : isMet
        ? ([CheckIcon, 'text-gain'] as const)
        : ([XMarkIcon, 'text-loss'] as const);
  return <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${toneClass}`} />;
}
