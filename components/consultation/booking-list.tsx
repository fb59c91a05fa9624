import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookingPath, consultationPath } from '@/lib/consultation/domain/paths';
import { timesOf } from '@/lib/consultation/domain/zone';
import type { Messages } from '@/lib/messages';

/** Bookings, each with the way to its page; those that are over also with the way to another like them. */
export function BookingList({
  bookings,
  isOver,
  messages,
}: {
  bookings: readonly Pick<Booking, 'id' | 'kind' | 'startsAt' | 'zone' | 'status'>[];
  isOver: boolean;
  messages: Messages['consultation'];
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
              {messages.kinds[kind].name}
              {isOver ? (
                <Badge>
                  {status === 'cancelled' ? messages.mine.cancelled : messages.mine.over}
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
              {messages.mine.open}
              <span className="sr-only"> {timesOf(startsAt, zone)[0]}</span>
            </TextLink>
            {isOver ? (
              <TextLink
                href={`${consultationPath}?again=${id}`}
                className="inline-flex min-h-11 items-center"
              >
                {messages.mine.again}
                <span className="sr-only"> {timesOf(startsAt, zone)[0]}</span>
              </TextLink>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
