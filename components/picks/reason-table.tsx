import { CheckIcon, MinusIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent, notKnown } from '@/lib/money/rupees';
import type { Reason } from '@/lib/picks/domain/screen/screen';
import { marginText, ratioText } from './ratio-text';

/** A company against each part of a rule: its number, the margin to the threshold, and of when the number is. */
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
      columns={[
        {
          id: 'part',
          title: messages.part,
          width: 'name',
          cell: (reason) => (
            <span className="flex items-start gap-2">
              <Mark isMet={reason.isMet} messages={messages} />
              {reason.isNegated ? fill(messages.not, { rule: reason.text }) : reason.text}
            </span>
          ),
        },
        {
          id: 'number',
          title: messages.number,
          isNumber: true,
          cell: ({ number, unit }) => ratioText(number, unit, units),
        },
        {
          id: 'threshold',
          title: messages.threshold,
          isNumber: true,
          cell: ({ threshold, unit }) => ratioText(threshold, unit, units),
        },
        {
          id: 'margin',
          title: messages.margin,
          isNumber: true,
          cell: (reason) => margin(reason),
        },
        { id: 'date', title: messages.date, isNumber: true, cell: datesOf },
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
  const [Icon, variant, text] =
    isMet === null
      ? ([MinusIcon, 'text-ink-soft', messages.unknown] as const)
      : isMet
        ? ([CheckIcon, 'text-gain', messages.passed] as const)
        : ([XMarkIcon, 'text-loss', messages.missed] as const);
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${variant}`} />
      <span className="sr-only">{text}: </span>
    </>
  );
}
