import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { shortDayOf } from '@/lib/calendar/day-texts';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookingPath, bookingsPath, consultationPath } from '@/lib/consultation/domain/paths';
import { timesOf } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { consultation } = messages();

/** The member's next sessions beside the page where one more can be booked. */
export function MyBookingsCard({
  bookings,
  className,
}: {
  bookings: readonly Pick<Booking, 'id' | 'kind' | 'minutes' | 'startsAt' | 'zone'>[];
  className?: string;
}) {
  const { mine, kinds, minutes } = consultation;
  return (
    <Card
      className={className}
      title={mine.title}
      titleId="my-bookings"
      actions={
        <TextLink href={bookingsPath} className="text-xs">
          {mine.all}
        </TextLink>
      }
    >
      <ul className="grid gap-3">
        {bookings.map(({ id, kind, minutes: count, startsAt, zone }) => {
          const [day, month] = shortDayOf(dateInIndia(startsAt)).split(' ');
          return (
            <li key={id} className="flex items-center gap-3 text-sm">
              <span
                aria-hidden="true"
                className="grid w-11 shrink-0 justify-items-center rounded bg-surface-sunken py-1 text-xs/4 text-ink-soft"
              >
                {month}
                <b className="text-lg/5 font-semibold text-ink">{day}</b>
              </span>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">
                  {kinds[kind].name}, {fill(minutes, { count })}
                </span>
                {timesOf(startsAt, zone).map((time) => (
                  <span key={time} className="block text-xs text-ink-soft tabular-nums">
                    {time}
                  </span>
                ))}
              </span>
              <ButtonLink href={bookingPath(id)} variant="secondary">
                {mine.open}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** To the member's sessions, with the number of those ahead. */
export function MyBookingsLink({ count, label }: { count: number; label: string }) {
  return (
    <ButtonLink href={bookingsPath} variant="secondary">
      <CalendarDaysIcon aria-hidden="true" className="size-4" />
      <span className="max-md:sr-only">{label}</span>
      {count > 0 ? (
        <span className="rounded-full bg-accent-soft px-1.5 text-xs text-accent-strong">
          {count}
        </span>
      ) : null}
    </ButtonLink>
  );
}

/** Bookings with links to their pages; past ones also have a link to book again. */
export function BookingList({
  bookings,
  isOver,
}: {
  bookings: readonly Pick<Booking, 'id' | 'kind' | 'startsAt' | 'zone' | 'status'>[];
  isOver: boolean;
}) {
  return (
    <ul className="divide-y divide-line">
      {bookings.map(({ id, kind, startsAt, zone, status }) => (
        <li
          key={id}
          className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 text-sm md:px-5"
        >
          <div>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {consultation.kinds[kind].name}
              {isOver ? (
                <Badge>
                  {status === 'cancelled' ? consultation.mine.cancelled : consultation.mine.over}
                </Badge>
              ) : null}
            </p>
            {timesOf(startsAt, zone).map((time) => (
              <p key={time} className="text-sm text-ink-soft tabular-nums">
                {time}
              </p>
            ))}
          </div>
          <p className="flex gap-5">
            <TextLink href={bookingPath(id)} className="inline-flex min-h-11 items-center">
              {consultation.mine.open}
              <span className="sr-only"> {timesOf(startsAt, zone)[0]}</span>
            </TextLink>
            {isOver ? (
              <TextLink
                href={`${consultationPath}?again=${id}`}
                className="inline-flex min-h-11 items-center"
              >
                {consultation.mine.again}
                <span className="sr-only"> {timesOf(startsAt, zone)[0]}</span>
              </TextLink>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
