import type { Metadata } from 'next';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { BookingList } from '@/components/consultation/my-bookings-card';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Panel } from '@/components/ui/panel';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { isUpcoming } from '@/lib/consultation/domain/booking';
import { consultationPath } from '@/lib/consultation/domain/paths';
import { listMyBookings } from '@/lib/consultation/server/store';
import { messages } from '@/lib/messages';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { consultation } = messages();
const { mine } = consultation;

export const metadata: Metadata = {
  title: mine.title,
  description: mine.description,
  ...membersMetadata,
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
      <LeaveWhenSignedOut />
      <PageHeader
        title={mine.title}
        back={{ href: consultationPath, label: mine.back }}
        actions={
          upcoming.length > 0 ? (
            <ButtonLink href={consultationPath} variant="secondary">
              {mine.book}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {bookings.ok ? null : (
          <Alert tone="warn" title={consultation.unavailable.title}>
            {consultation.unavailable.text}
          </Alert>
        )}
        {upcoming.length > 0 ? (
          <Panel label={mine.upcoming} head={<h2 className="text-lg">{mine.upcoming}</h2>}>
            <BookingList bookings={upcoming} isOver={false} />
          </Panel>
        ) : bookings.ok ? (
          <EmptyState
            drawing={<CalendarDaysIcon aria-hidden="true" className="size-10 text-accent" />}
            title={mine.none}
            action={<ButtonLink href={consultationPath}>{mine.book}</ButtonLink>}
          />
        ) : null}
        {over.length > 0 ? (
          <Panel label={mine.past} head={<h2 className="text-lg">{mine.past}</h2>}>
            <BookingList bookings={over} isOver />
          </Panel>
        ) : null}
      </div>
    </>
  );
}
