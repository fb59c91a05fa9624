import type { Metadata } from 'next';
import { BookingList } from '@/components/consultation/booking-list';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { isUpcoming } from '@/lib/consultation/domain/booking';
import { consultationPath } from '@/lib/consultation/domain/paths';
import { listMyBookings } from '@/lib/consultation/server/store';
import { messages } from '@/lib/messages';

const { consultation: words } = messages();
const { mine } = words;

export const metadata: Metadata = {
  title: mine.title,
  description: mine.description,
  robots: { index: false },
};

/** A member's own bookings: those to come, nearest first, and those that are over. */
export default async function BookingsPage() {
  await requireUser();
  const bookings = await readForPage(listMyBookings);
  const now = new Date();
  const all = bookings.ok ? bookings.value : [];
  const upcoming = all.filter((booking) => isUpcoming(booking, now)).reverse();
  const over = all.filter((booking) => !isUpcoming(booking, now));
  return (
    <>
      <PageHeader title={mine.title}>{mine.description}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {bookings.ok ? null : (
          <Alert tone="warn" title={words.unavailable.title}>
            {words.unavailable.text}
          </Alert>
        )}
        <Card
          title={mine.upcoming}
          titleId="bookings-upcoming"
          actions={<TextLink href={consultationPath}>{mine.book}</TextLink>}
        >
          {upcoming.length > 0 ? (
            <BookingList bookings={upcoming} isOver={false} messages={words} />
          ) : (
            <p className="text-ink-soft">{mine.none}</p>
          )}
        </Card>
        {over.length > 0 ? (
          <Card title={mine.past} titleId="bookings-past">
            <BookingList bookings={over} isOver messages={words} />
          </Card>
        ) : null}
      </div>
    </>
  );
}
