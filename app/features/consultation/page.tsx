import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BookingPanel, timePath } from '@/components/consultation/booking-panel';
import { ChosenSession, ConfirmAddress, IntakeCard } from '@/components/consultation/intake-step';
import { MyBookingsCard, MyBookingsLink } from '@/components/consultation/my-bookings-card';
import { BookingTerms, SessionPlan } from '@/components/consultation/about-session';
import { TakeDeviceZone } from '@/components/consultation/take-device-zone';
import { WaitList, WaitNotice } from '@/components/consultation/wait-list';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { findUser, requireUser, type Member } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { isUpcoming, kindIds, kindMinutes } from '@/lib/consultation/domain/booking';
import { freshIntake, type TypedIntake } from '@/lib/consultation/domain/intake';
import { consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { settingsOn } from '@/lib/consultation/domain/settings';
import { chosenOf, nextLike, readStep, slotId } from '@/lib/consultation/domain/slots';
import { findMyBooking, listMyBookings, offeredDays } from '@/lib/consultation/server/store';
import { listMyWaitsWithFree } from '@/lib/consultation/server/waiting-store';
import { indiaZone, isLikeIndia, listedZones } from '@/lib/consultation/domain/zone';
import { env } from '@/lib/env';
import { withFallback } from '@/lib/errors';
import { willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type SearchParams, readQuery } from '@/lib/query-values';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listMySavedItems } from '@/lib/saved/store';
import { sendConfirmation } from '@/app/(shell)/account/actions';
import { changeWait, confirmAddress, postBooking, saveDraft, sendBooking } from './actions';

const { consultation, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.consultation,
  description: consultation.description,
  alternates: { canonical: consultationPath },
};

/**
 * Session, day and time are links that change the query (?kind=&day=&time=); with `at` the page asks the questions.
 * Guests see all of it and sign in when they send the form.
 */
export default async function ConsultationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readQuery(searchParams);
  const now = new Date();
  const settings = settingsOn(env.consultation, dateInIndia(now));
  const member = await findUser();
  const isMember = member.ok;
  if (typeof query.again === 'string') redirect(await pathLike(query.again, now));

  const step = readStep(query);
  const { kind, at } = step;
  const zone = step.zone ?? indiaZone;
  const [isUnconfirmed, offered, bookings] = await Promise.all([
    member.ok ? isConfirmed(member.value).then((isDone) => !isDone) : false,
    settings ? offeredDays(kind, now) : null,
    isMember ? listMyBookings() : null,
  ]);
  const days = offered?.ok ? offered.value : [];
  const chosen = chosenOf(step, days);
  const isDetails = at !== null && chosen.asked !== null;
  const upcoming = bookings?.ok
    ? bookings.value.filter((booking) => isUpcoming(booking, now)).reverse()
    : [];
  const waits = settings && isMember && !isDetails ? await listMyWaitsWithFree(now) : [];
  const [saved, earlier] =
    settings && isMember && isDetails
      ? await Promise.all([savedItems(), intakeLike(query.like)])
      : [[], null];

  return (
    <>
      <BreadcrumbData path={consultationPath} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.consultation}
        aside={
          settings && !isDetails ? (
            <div className="min-w-0 max-sm:order-1 max-sm:basis-full">
              <ViewChips
                label={consultation.kindStep}
                current={kind}
                views={kindIds.map((id) => ({
                  id,
                  title: consultation.kinds[id].name,
                  count: fill(consultation.shortMinutes, { count: kindMinutes[id] }),
                  href: stepPath({ kind: id, day: chosen.day?.date, zone: step.zone }),
                }))}
              />
            </div>
          ) : null
        }
        actions={
          isMember ? (
            <MyBookingsLink count={upcoming.length} label={consultation.mine.link} />
          ) : null
        }
      />
      {settings?.registration ? null : (
        <Notice
          detailsLabel={consultation.education.details}
          details={
            <>
              <p className="md:hidden">{consultation.education.short}</p>
              <p>{consultation.education.text}</p>
            </>
          }
        >
          <b className="font-semibold text-ink">{consultation.education.title}.</b>{' '}
          <span className="max-md:hidden">{consultation.education.short}</span>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-4">
        <LiveRegion>
          <WaitNotice wait={query.wait} isMailSent={willMailBeSent()} />
        </LiveRegion>
        {settings ? null : (
          <Alert tone="warn" title={consultation.notOffered.title}>
            {consultation.notOffered.text}
          </Alert>
        )}
        {offered?.ok === false && settings ? (
          <Alert tone="warn" title={consultation.unavailable.title}>
            {consultation.unavailable.text}
          </Alert>
        ) : null}
        {settings && isDetails ? (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <ChosenSession
              kind={kind}
              at={at}
              zone={zone}
              host={settings.host.name}
              changeHref={timePath(step, at)}
            />
            <IntakeCard
              kind={kind}
              at={at}
              zone={zone}
              isMember={isMember}
              needsConfirmation={isUnconfirmed}
              earlier={earlier}
              saved={saved}
              actions={{
                post: postBooking,
                send: sendBooking,
                save: saveDraft,
                confirm: confirmAddress,
              }}
            />
          </div>
        ) : null}
        {settings && offered?.ok && !isDetails ? (
          <>
            <BookingPanel
              step={step}
              chosen={chosen}
              days={days}
              ownDays={upcoming.map(({ startsAt }) => dateInIndia(startsAt))}
              waits={waits}
              isUnconfirmed={isUnconfirmed}
              settings={settings}
              changeWait={changeWait}
            />
            {isUnconfirmed ? <ConfirmAddress sendConfirmation={sendConfirmation} /> : null}
          </>
        ) : null}
        {step.zone ? null : <TakeDeviceZone likeIndia={zonesLikeIndia(now)} />}
        {settings && !isDetails ? (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
            <SessionPlan
              kind={kind}
              startsAt={chosen.time}
              className={upcoming.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}
            />
            {upcoming.length > 0 ? (
              <MyBookingsCard bookings={upcoming} className="lg:col-span-4" />
            ) : null}
          </div>
        ) : null}
        <WaitList
          waits={waits}
          shown={{ kind, day: chosen.day?.date ?? null, zone: step.zone }}
          changeWait={changeWait}
        />
        {settings ? (
          <BookingTerms
            settings={settings}
            grievance={env.grievance}
            willMailBeSent={willMailBeSent()}
          />
        ) : null}
      </div>
    </>
  );
}

/** True where the account cannot be read: the server checks again when the form is sent. */
async function isConfirmed(member: Member): Promise<boolean> {
  return withFallback('The state of an address could not be read', true, () =>
    hasConfirmedAddress(member),
  );
}

async function savedItems(): Promise<readonly SavedItem[]> {
  const items = await listMySavedItems();
  return items.ok ? items.value : [];
}

async function intakeLike(id: unknown): Promise<TypedIntake | null> {
  const earlier = typeof id === 'string' ? await findMyBooking(await requireUser(), id) : null;
  if (!earlier?.intake) return null;
  // The member agreed once and did not withdraw: the tick is set again, and can be removed.
  return { ...freshIntake, ...earlier.intake, attached: earlier.attached?.id ?? '', agree: 'on' };
}

/** For booking again: the free time closest to the earlier one, with the earlier answers. */
async function pathLike(id: string, now: Date): Promise<string> {
  const earlier = await findMyBooking(await requireUser(), id);
  if (!earlier) return consultationPath;
  const { kind, zone } = earlier;
  const days = await offeredDays(kind, now);
  const start = days.ok ? nextLike(earlier.startsAt, days.value) : null;
  if (!start) return stepPath({ kind, zone });
  return `${stepPath({ kind, at: slotId(start), zone })}&like=${id}`;
}

function zonesLikeIndia(now: Date): string[] {
  return [...listedZones.filter((zone) => isLikeIndia(now, zone)), 'Asia/Calcutta', 'Asia/Colombo'];
}
