import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { RouteLink } from '@/components/ui/route-link';
import { holidaysKnownTo } from '@/lib/calendar/holidays';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/day-name';
import type { KindId } from '@/lib/consultation/domain/kinds';
import type { OfferedDay } from '@/lib/consultation/domain/slots';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

type Words = Messages['consultation'];

/** Every day that can be booked, as a plain list: how many times it has free, or why none. */
export function DayList({
  days,
  kind,
  chosen,
  waitedFor,
  pathOf,
  changeWait,
  messages,
}: {
  days: readonly OfferedDay[];
  kind: KindId;
  chosen: IsoDate | null;
  /** Days for which the member waits; null where waiting is not offered. */
  waitedFor: readonly IsoDate[] | null;
  pathOf: (day: IsoDate) => string;
  changeWait: ComponentProps<'form'>['action'];
  messages: Words;
}) {
  const shown = days.filter(({ without }) => without !== 'closed' && without !== 'too-near');
  const isPastKnownHolidays = shown.some(({ date }) => date > holidaysKnownTo);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
        {shown.map(({ date, starts, without }) => {
          const count = starts.length;
          return (
            <li key={date} className="grid content-start">
              {without === null ? (
                <RouteLink
                  href={pathOf(date)}
                  className={`grid min-h-11 content-center rounded border px-3 py-2 hover:border-accent hover:bg-accent-soft ${
                    date === chosen ? 'border-accent bg-accent-soft' : 'border-control bg-surface'
                  }`}
                >
                  <span className="font-semibold text-accent underline underline-offset-4">
                    {dayName(date)}
                  </span>
                  <span className="text-sm text-ink-soft">
                    {fillCount(count, messages.dayStep)}
                  </span>
                </RouteLink>
              ) : (
                <div className="grid min-h-11 content-center rounded border border-line bg-surface-sunken px-3 py-2 text-ink-soft">
                  <span>{dayName(date)}</span>
                  <span className="text-sm">{reason(without, messages)}</span>
                  {without === 'full' && waitedFor ? (
                    <WaitForm
                      day={date}
                      kind={kind}
                      isWaiting={waitedFor.includes(date)}
                      action={changeWait}
                      messages={messages}
                    />
                  ) : null}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {isPastKnownHolidays ? (
        <p className="mt-3 text-sm text-ink-soft">
          {fill(messages.dayStep.holidaysKnown, { date: formatDate(holidaysKnownTo) })}
        </p>
      ) : null}
    </>
  );
}

function WaitForm({
  day,
  kind,
  isWaiting,
  action,
  messages,
}: {
  day: IsoDate;
  kind: KindId;
  isWaiting: boolean;
  action: ComponentProps<'form'>['action'];
  messages: Words;
}) {
  if (isWaiting) return <span className="text-sm font-semibold">{messages.dayStep.waiting}</span>;
  return (
    <form action={action}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="quiet" className="-mx-2 px-2 text-left text-sm">
        {fill(messages.dayStep.wait, { day: dayName(day) })}
      </Button>
    </form>
  );
}

function reason(without: NonNullable<OfferedDay['without']>, messages: Words): string {
  const { without: reasons } = messages.dayStep;
  return typeof without === 'object'
    ? fill(reasons.holiday, { name: without.holiday })
    : reasons[without];
}
